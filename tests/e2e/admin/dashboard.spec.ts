import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { accessibilityFaults } from '../accessibility.ts'
import { expect, hydrated, test } from '../fixtures.ts'

const card = (page: Page, title: string) =>
	page.locator('section').filter({ has: page.getByRole('heading', { name: title }) })

test('the dashboard greets, counts, and offers the three ways on', async ({ page, signIn }) => {
	await signIn(page)
	await page.goto('/admin/dashboard')
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^(Bom dia|Boa tarde|Boa noite), Ana$/)
	for (const label of ['Total de posts', 'Publicados', 'Rascunhos', 'Categorias'])
		await expect(page.getByRole('term').filter({ hasText: label })).toBeVisible()
	for (const [name, path] of [
		['Gerador IA', '/admin/ai-generator'],
		['Novo Post', '/admin/posts/new'],
		['Gerenciar Posts', '/admin/posts'],
	] as const)
		await expect(content(page).getByRole('link', { name })).toHaveAttribute('href', path)
})

const content = (page: Page) => page.locator('#conteudo')

test('what came in, what waits and what runs out is on the first screen', async ({ page, sql, signIn }) => {
	const mark = randomUUID()
	const [lead] = await sql(
		`insert into leads (kind, product, name, answers, page, utm, consent_version, address_hash, fingerprint, created_at)
		values ('quote', 'Seguro Bike', $1, '{}', '/', '{}', '1', 'x', $1, now() + interval '1 hour') returning id, number`,
		[`Nova ${mark}`],
	)
	await sql(
		`insert into blog_posts (title, slug, auto_generated, updated_at) values ($1, $1, true, now() + interval '1 hour')`,
		[`Rascunho ${mark}`],
	)
	// Old enough to stand at the end of what readers see.
	await sql(
		`insert into blog_posts (title, slug, status, published_at) values ($1, $1, 'published', now() - interval '2 years')`,
		[`Sem fatos ${mark}`],
	)
	try {
		await signIn(page)
		await page.goto('/admin/dashboard')
		const leads = card(page, 'Pedidos de cotação')
		await expect(leads.getByText(/^\d+ novos?$/)).toBeVisible()
		const row = leads.getByRole('link', { name: `Nova ${mark}` })
		await expect(row).toContainText(`FS-${lead!['number']} · Seguro Bike`)
		await expect(row).toContainText('novo')
		await expect(row).toContainText('agora')
		await expect(row).toHaveAttribute('href', `/admin/leads/${lead!['id']}`)
		const badge = page.getByRole('navigation', { name: 'Painel' }).getByRole('link', { name: /^Leads/ })
		await expect(badge).toHaveAccessibleName(/^Leads ?, ?\S+ novos?$/)

		await expect(
			card(page, 'Rascunhos à espera de revisão').getByRole('link', { name: `Rascunho ${mark}` }),
		).toContainText('IA')
		await expect(
			card(page, 'Verificação de fatos a vencer').getByRole('link', { name: `Sem fatos ${mark}` }),
		).toContainText('nunca verificado')

		const spend = card(page, 'Gasto do mês')
		await expect(spend).toContainText(/Groq\s*US\$ \d+,\d{3} de \d+,\d{2}/)
		await expect(spend.getByRole('progressbar', { name: 'Gasto com Gemini neste mês' })).toBeVisible()

		const chart = card(page, 'Pedidos por dia')
		await expect(chart.getByRole('row')).toHaveCount(31)
		await expect(chart.getByText(/^\d+ pedidos? em 30 dias/)).toBeVisible()
		await expect(card(page, 'Últimos posts').getByRole('row')).toHaveCount(8)
	} finally {
		await sql(`delete from blog_posts where title like $1`, [`%${mark}`])
		await sql(`delete from leads where id = $1`, [lead!['id']])
	}
})

test('a mail that failed is found by its state, read without its secret link, and sent again', async ({
	page,
	sql,
	signIn,
}) => {
	const subject = `Convite ${randomUUID()}`
	const [mail] = await sql(
		`insert into outgoing_mails (recipient, subject, body, attempts, last_error, created_at)
		values ('bia@exemplo.com.br', $1, $2, 10, 'mailbox full', now() + interval '1 hour') returning id`,
		[subject, 'Abra https://farol.example/admin/redefinir-senha?token=segredo-123\nAté logo.'],
	)
	await signIn(page)
	await page.goto('/admin/outbox')
	await hydrated(page)
	await page
		.getByRole('navigation', { name: 'Estado dos e-mails' })
		.getByRole('link', { name: /^Com falha/ })
		.click()
	await expect(page).toHaveURL(/\/admin\/outbox\?estado=falhou$/)
	const line = page.getByRole('listitem').filter({ hasText: subject })
	await expect(line).toContainText('bia@exemplo.com.br')
	await expect(line).toContainText('falhou')
	await expect(line).toContainText('10 tentativas')
	await expect(line).toContainText('mailbox full')
	await page.getByRole('link', { name: /^Enviados/ }).click()
	await expect(page.getByRole('link', { name: /^Enviados/ })).toHaveAttribute('aria-current', 'page')
	await expect(line).toBeHidden()
	await page.goBack()

	await page.getByRole('link', { name: subject }).click()
	await expect(page.getByText('Até logo.')).toBeVisible()
	await expect(page.getByText('redefinir-senha?token=••••••••')).toBeVisible()
	for (const path of [`/admin/outbox/${mail!['id']}`, `/admin/outbox/${mail!['id']}.data`])
		expect(await (await page.request.get(path)).text()).not.toContain('segredo-123')

	await page.getByRole('button', { name: 'Tentar de novo' }).click()
	await expect(page.getByText('E-mail de volta à fila')).toBeVisible()
	await expect(page.getByRole('button', { name: 'Tentar de novo' })).toBeHidden()
	const sent = async () => (await sql('select sent_at from outgoing_mails where id = $1', [mail!['id']]))[0]!['sent_at']
	await expect.poll(sent).toBeTruthy()
})

for (const path of ['/admin/dashboard', '/admin/outbox', '/admin/outbox/:id']) {
	test(`${path} passes the accessibility rules in both themes and fits a phone`, async ({ page, sql, signIn }) => {
		const [mail] = await sql(
			`insert into outgoing_mails (recipient, subject, body, attempts, last_error)
			values ('x@exemplo.com.br', 'Recusado', 'Texto', 10, 'recusado') returning id`,
		)
		await signIn(page)
		await page.goto(path.replace(':id', String(mail!['id'])))
		for (const width of [1440, 390]) {
			await page.setViewportSize({ width, height: 900 })
			await expectAccessible(page)
			const overflow = await page.evaluate(
				() => document.documentElement.scrollWidth - document.documentElement.clientWidth,
			)
			expect(overflow, `at ${width} px`).toBeLessThanOrEqual(0)
		}
	})
}

test('the search passes the accessibility rules in both themes', async ({ page, signIn }) => {
	await signIn(page)
	await page.goto('/admin/outbox')
	await hydrated(page)
	await page.keyboard.press('Control+k')
	await expect(page.getByRole('option')).toHaveCount(15)
	await expectAccessible(page)
})

async function expectAccessible(page: Page): Promise<void> {
	for (const colorScheme of ['light', 'dark'] as const) {
		await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
		expect(await accessibilityFaults(page), colorScheme).toEqual([])
	}
}
