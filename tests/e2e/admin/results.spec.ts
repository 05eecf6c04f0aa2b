import { randomUUID } from 'node:crypto'
import { expectAccessible } from '../accessibility.ts'
import { expect, open, test } from '../fixtures.ts'

test('Resultados tells what was counted by campaign, in words that say of what', async ({ page, signIn, sql }) => {
	const campaign = `vendaval-${randomUUID().slice(0, 6).replaceAll(/\d/g, 'x')}`
	const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' }).format(new Date())
	await sql(
		`insert into page_counts (day, page, referrer, campaign, medium, kind, count) values
		($1, '/seguros/auto', '', $2, 'grupos', 'view', 40), ($1, '/seguros/auto', '', $2, 'grupos', 'read', 10),
		($1, '/seguros/auto', '', $2, 'grupos', 'chat', 4)`,
		[today, campaign],
	)
	await signIn(page)
	await open(page, '/admin/resultados?periodo=7&ver=campanhas')
	await expect(page.getByText('Dados de exemplo')).toHaveCount(0)
	const row = page.getByRole('row').filter({ hasText: campaign })
	await expect(row.getByRole('cell')).toHaveText([`${campaign}grupos`, '40', '25%', '4', '0', '0', '–'])
	await expect(page.getByRole('navigation', { name: 'Período' }).getByText('7 dias')).toHaveAttribute(
		'aria-current',
		'page',
	)

	await page.getByText('Ver como tabela').click()
	await expect(page.getByRole('region', { name: 'Visitas e pedidos por dia' })).toBeVisible()
	await expectAccessible(page)

	const file = await page.request.get('/admin/resultados/exportar?periodo=7')
	expect(file.headers()['content-disposition']).toContain('resultados-')
	expect(await file.text()).toContain(`"Campanha";"${campaign}";"grupos";"40";"10";"4";"0";"0";"0"`)
})

test('days of one’s own are shown, also on a phone', async ({ page, signIn }) => {
	await page.setViewportSize({ width: 390, height: 844 })
	await signIn(page)
	await open(page, '/admin/resultados')
	await page.getByText('Escolher datas').click()
	await page.getByLabel('De', { exact: true }).fill('2026-01-01')
	await page.getByLabel('Até').fill('2026-01-31')
	await page.getByRole('button', { name: 'Mostrar' }).click()
	await expect(page.getByText('De 01/01/2026 a 31/01/2026.')).toBeVisible()
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})
