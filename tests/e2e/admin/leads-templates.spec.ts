import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../accessibility.ts'
import { expect, hydrated, open, overflowOf, test } from '../fixtures.ts'

const cardOf = (page: Page, title: string) =>
	page.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true }) })

for (const width of [390, 1440]) {
	test(`at ${width} px a text is written with fields, seen before it goes, and opens the chat`, async ({
		page,
		signIn,
		insert,
		sql,
	}) => {
		await page.setViewportSize({ width, height: 844 })
		await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }))
		await signIn(page)
		const name = `Renovação ${randomUUID().slice(0, 8)}`
		await open(page, '/admin/leads/modelos')
		const fresh = cardOf(page, 'Novo modelo')
		await fresh.getByLabel('Nome').fill(name)
		await fresh.getByLabel('Mensagem').fill('Oi, {apelido}!')
		await fresh.getByRole('button', { name: 'Criar modelo' }).click()
		await expect(fresh.getByText('Não há campo {apelido}. Use os da lista.')).toBeVisible()
		await fresh.getByLabel('Mensagem').fill('{saudacao}, {nome}! O CEP do {detalhe} ainda é {cep}?')
		await expect(fresh.getByText('Bom dia, Maria Joana! O CEP do Fiat Argo 2022 ainda é 95560-000?')).toBeVisible()
		await expectAccessible(page, `the templates at ${width}`)
		expect(await overflowOf(page)).toBe(0)
		await fresh.getByRole('button', { name: 'Criar modelo' }).click()
		await expect(page.getByText('Modelo criado')).toBeVisible()

		const answers = { Marca: 'Fiat', Modelo: 'Argo', Ano: '2022', CEP: '95560-000' }
		const whole = await insert.lead({ name: 'Maria Joana', phone: '(51) 99999-1234', answers })
		await open(page, `/admin/leads/${whole.id}`)
		await page.getByRole('button', { name, exact: true }).click()
		const chat = page.getByRole('link', { name: 'Responder pelo chat' }).filter({ visible: true })
		const text = new URL((await chat.getAttribute('href'))!).searchParams.get('text')!
		expect(text).toMatch(/^(Bom dia|Boa tarde|Boa noite), Maria! O CEP do Fiat Argo 2022 ainda é 95560-000\?$/)
		await expectAccessible(page, `a text before it goes at ${width}`)
		await page.getByRole('button', { name: 'Editar antes de responder' }).click()
		await page.getByRole('textbox', { name: 'Mensagem' }).fill('Oi, Maria.')
		expect(new URL((await chat.getAttribute('href'))!).searchParams.get('text')).toBe('Oi, Maria.')
		const popup = page.waitForEvent('popup')
		await chat.click()
		await popup
		await expect(page.getByRole('list', { name: /Acontecimentos/ })).toContainText(`chat aberto com “${name}”`)

		// A field that the lead does not say is a gap, and nothing goes out with one.
		const gap = await insert.lead({ name: null, phone: '(51) 99999-1235', answers: {} })
		await open(page, `/admin/leads/${gap.id}`)
		await page.getByRole('button', { name, exact: true }).click()
		await expect(page.getByText('Faltam dados neste texto')).toBeVisible()
		await expect(page.getByRole('button', { name: 'Responder pelo chat' }).filter({ visible: true })).toBeDisabled()
		await page.getByRole('button', { name: 'Editar antes de responder' }).click()
		await page.getByRole('textbox', { name: 'Mensagem' }).fill('Oi! Qual é o CEP?')
		await expect(chat).toBeVisible()

		await open(page, '/admin/leads/modelos')
		await page.getByRole('button', { name: `Excluir ${name}` }).click()
		await page.getByRole('alertdialog').getByRole('button', { name: 'Excluir' }).click()
		await expect(page.getByText('Modelo excluído')).toBeVisible()
		expect(await sql('select 1 from message_templates where name = $1 and removed_at is null', [name])).toEqual([])
	})
}

test('the same person by three ways is one row, can be parted and joined, and nothing is deleted', async ({
	page,
	signIn,
	insert,
	sql,
}) => {
	const mark = randomUUID().slice(0, 8)
	const digits = `519${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`
	const since = new Date(Date.UTC(2018, 0, 1) - Math.floor(Math.random() * 1e10))
	const ways = [
		{ phone: digits, email: null },
		{ phone: `+55 ${digits.slice(0, 2)} ${digits.slice(2)}`, email: `${mark}@Exemplo.com.br` },
		{ phone: null, email: `${mark}@exemplo.com.br` },
	]
	const leads = []
	for (const [index, way] of ways.entries())
		leads.push(
			await insert.lead({
				name: `Rita ${mark}`,
				...way,
				createdAt: new Date(since.getTime() + index),
				reachableSince: since,
			}),
		)
	const references = leads.map(({ number }) => `#${number}`)
	await signIn(page)
	await open(page, '/admin/leads')
	const rows = page
		.getByRole('table', { name: 'Pedidos' })
		.locator('tbody tr')
		.filter({ hasText: `Rita ${mark}` })
	await expect(rows).toHaveCount(1)
	await expect(rows).toContainText(`3 pedidos: ${references.join(', ')}`)
	await rows.getByRole('link', { name: `Rita ${mark}` }).click()
	await hydrated(page)
	await expect(page.getByRole('heading', { name: 'Mesma pessoa, 3 pedidos' })).toBeVisible()
	await page.getByRole('button', { name: 'Este pedido é de outra pessoa' }).click()
	await expect(page.getByText('Pedido separado', { exact: true })).toBeVisible()
	await expect(page.getByRole('list', { name: 'Pedidos de outra pessoa com o mesmo contato' })).toBeVisible()
	await expectAccessible(page, 'a request that was parted')
	await open(page, '/admin/leads')
	await expect(rows).toHaveCount(2)
	await rows
		.first()
		.getByRole('link', { name: `Rita ${mark}` })
		.click()
	await hydrated(page)
	await page.getByRole('button', { name: `Juntar a ${references[1]}` }).click()
	await expect(page.getByText('Pedidos juntados', { exact: true })).toBeVisible()
	await expect(page.getByRole('heading', { name: 'Mesma pessoa, 3 pedidos' })).toBeVisible()
	expect(await sql('select count(*)::int as count from leads where name = $1', [`Rita ${mark}`])).toEqual([
		{ count: 3 },
	])
})
