import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../accessibility.ts'
import { expect, overflowOf, showInterest, test } from '../fixtures.ts'

/** Fills what everybody has to; the address tells this test's request from all others. */
async function fill(page: Page, right: string) {
	const email = `titular-${randomUUID()}@exemplo.com.br`
	await page.getByLabel('O que você quer pedir').selectOption({ label: right })
	await page.getByLabel('Nome').fill('Ana Titular')
	await page.getByLabel('E-mail').fill(email)
	return email
}

for (const width of [390, 1440]) {
	test(`somebody asks, the brokerage answers, and both have it on record, ${width} px wide`, async ({
		page,
		browser,
		signIn,
		sql,
		baseURL,
	}) => {
		await page.setViewportSize({ width, height: 900 })
		await page.goto('/politica-de-privacidade#direitos')
		await page.getByRole('main').getByRole('link', { name: 'Seus dados' }).last().click()
		await expect(page).toHaveURL(/\/seus-dados$/)
		await showInterest(page)
		expect(await overflowOf(page)).toBe(0)
		await expectAccessible(page)
		const email = await fill(page, 'Receber os meus dados')
		await page.getByLabel('Detalhes').fill('Pedi uma cotação em março.')
		await page.getByRole('button', { name: 'Registrar pedido' }).click()
		await expect(page.getByRole('heading', { name: 'Pedido registrado' })).toBeFocused()
		const [protocol] = /LGPD-\d+/.exec(await page.locator('#pedido').innerText())!
		await expect(page.locator('#pedido')).toContainText('Uma cópia do protocolo segue por e-mail.')
		await expectAccessible(page)
		const mails = () => sql('select subject from outgoing_mails where recipient = $1 and sent_at is not null', [email])
		await expect.poll(mails).toHaveLength(1)

		const office = await browser.newPage({ baseURL: baseURL!, viewport: { width, height: 900 } })
		await signIn(office)
		await office.goto('/admin/privacidade?situacao=em-aberto')
		const line = office.getByRole('listitem').filter({ hasText: `${protocol} · Ana Titular` })
		await expect(line).toContainText('faltam 15 dias')
		expect(await overflowOf(office)).toBe(0)
		await expectAccessible(office)
		await line.getByRole('link').click()
		await expect(office.getByRole('heading', { level: 1 })).toHaveText('Acesso aos dados')
		await expectAccessible(office)
		await office.getByRole('button', { name: 'Registrar resposta' }).click()
		await expect(office.getByText('Diga se o pedido foi atendido.')).toBeVisible()
		await expect(office.getByText('Escreva a resposta.')).toBeVisible()
		await office.getByLabel('O pedido foi').selectOption({ label: 'atendido' })
		await office.getByLabel('Resposta ao titular').fill('Guardamos só este pedido.')
		await expect(office.getByLabel(`Mandar a resposta por e-mail para ${email}`)).toBeChecked()
		await office.getByRole('button', { name: 'Registrar resposta' }).click()
		await expect(office.getByText('Resposta registrada')).toBeVisible()
		await expect(office.getByText('Guardamos só este pedido.')).toBeVisible()
		await expect(office.getByRole('link', { name: 'E-mail com a resposta' })).toBeVisible()
		expect(await overflowOf(office)).toBe(0)
		await expectAccessible(office)
		await expect.poll(mails).toHaveLength(2)
		const [log] = await sql(`select action from audit_log where subject_label = $1`, [protocol])
		expect(log).toEqual({ action: 'data-request.answered' })

		await office.getByRole('button', { name: 'Reabrir o pedido' }).click()
		await expect(office.getByText('Diga por que o pedido é reaberto.')).toBeVisible()
		await office.getByLabel('Por que reabrir').fill('O titular escreveu de novo.')
		await office.getByRole('button', { name: 'Reabrir o pedido' }).click()
		await expect(office.getByText('Pedido reaberto')).toBeVisible()
		await expect(office.getByRole('heading', { name: 'Resposta anterior' })).toBeVisible()
		await expect(office.getByText('Guardamos só este pedido.')).toBeVisible()
		await expect(office.getByRole('button', { name: 'Registrar resposta' })).toBeVisible()
		expect(await overflowOf(office)).toBe(0)
		await expectAccessible(office)
		await office.goto(`/admin/privacidade?busca=${protocol}`)
		await expect(office.getByRole('list', { name: 'Pedidos' }).getByRole('listitem')).toHaveCount(1)
		await expectAccessible(office)
		await line.getByRole('link').click()

		await office.getByRole('button', { name: 'Ver o que guardamos' }).click()
		await expect(office.getByRole('link', { name: `${protocol}: Acesso aos dados` })).toBeVisible()
		await office.close()
	})
}

test('what is late is red in the list and in the menu', async ({ page, signIn, sql }) => {
	const name = `Atraso ${randomUUID()}`
	await sql(
		`insert into data_requests ("right", name, email, message, due_on, notice_version, address_hash, fingerprint)
		 values ('delete', $1, 'a@exemplo.com.br', '', (now() at time zone 'America/Sao_Paulo')::date - 2, '2026-11', 'x', $1)`,
		[name],
	)
	await signIn(page)
	await page.goto('/admin/privacidade')
	const line = page.getByRole('listitem').filter({ hasText: name })
	await expect(line.getByText('2 dias de atraso')).toBeVisible()
	const menu = page.getByRole('link', { name: /^Privacidade/ })
	await expect(menu).toContainText('fora do prazo')
	await sql('delete from data_requests where name = $1', [name])
})

test('a request that does not get through keeps what was typed', async ({ page, complaints }) => {
	await page.goto('/seus-dados')
	await showInterest(page)
	const email = await fill(page, 'Corrigir os meus dados')
	await page.getByRole('button', { name: 'Registrar pedido' }).click()
	await expect(page.getByText('Conte o que deve ser corrigido ou o que você quer pedir.')).toBeVisible()
	await expect(page.getByLabel('Detalhes')).toBeFocused()
	await page.getByLabel('Detalhes').fill('O telefone mudou.')
	await page.route('**/seus-dados.data**', (route) => route.abort())
	await page.getByRole('button', { name: 'Registrar pedido' }).click()
	await expect(page.getByRole('alert')).toContainText('O envio não chegou até nós')
	await expect(page.getByLabel('E-mail')).toHaveValue(email)
	complaints.splice(0)
})

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false })

	test('a request is sent by a plain post and answered by a page', async ({ page, sql }) => {
		await page.goto('/seus-dados')
		const email = await fill(page, 'Retirar um consentimento')
		await page.getByRole('button', { name: 'Registrar pedido' }).click()
		await expect(page.getByRole('heading', { name: 'Pedido registrado' })).toBeVisible()
		expect(page.url()).not.toContain(email)
		expect(await sql('select "right" from data_requests where email = $1', [email])).toEqual([{ right: 'revoke' }])
	})
})
