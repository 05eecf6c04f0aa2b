import type { Db } from '#db/client.server.ts'
import { type FactText, facts } from '#db/schema/facts.ts'
import { accessibilityFaults } from '../accessibility.ts'
import { expect, open, overflowOf, ownAddress, test } from '../fixtures.ts'
import { menu } from '../pages/back-office.ts'

async function aFact(db: Db, id: string, value = '30') {
	const version = {
		statement: `A seguradora tem ${value} dias para responder (${id}).`,
		value,
		unit: 'dias',
		from: '2025-12-11',
	}
	const text: FactText = { kind: 'deadline', words: ['prazo'], topics: ['sinistros'], versions: [version] }
	await db.insert(facts).values({ id, text, writtenOn: '2026-03-14' })
}

test('a fact is found, signed and shows who signed it', async ({ page, signIn, db }) => {
	const id = `conferir-${Date.now()}`
	await aFact(db, id)
	await signIn(page)
	await page.goto('/admin/dashboard')
	await menu(page).getByRole('link', { name: 'Fatos' }).click()
	await page.getByLabel('Buscar', { exact: true }).fill(id)
	await page.getByRole('search').getByRole('button', { name: 'Buscar', exact: true }).click()
	const row = page.getByRole('row').filter({ hasText: id })
	await expect(row).toContainText('A conferir')
	await expect(row).toContainText('ninguém ainda')
	await row.getByRole('link').click()
	await expect(page.getByText('escrito em 14/03/2026, ainda sem conferência')).toBeVisible()
	await page.getByLabel('Observação').fill('Texto da lei relido.')
	await page.getByRole('button', { name: 'Conferi' }).click()
	await expect(page.getByText(/^conferido em .* por /)).toBeVisible()
	await expect(page.getByText('“Texto da lei relido.”')).toBeVisible()
	await page.goto(`/admin/fatos?q=${id}&situacao=a-conferir`)
	await expect(page.getByText('Nenhum fato encontrado')).toBeVisible()
})

test('a value is replaced from a day on, and articles that still say the old one are told', async ({
	page,
	signIn,
	allowedComplaints,
	insert,
	db,
	sql,
}) => {
	// What is refused is answered with 400 or 409.
	allowedComplaints.push(/status of 4/)
	const id = `substituir-${Date.now()}`
	await aFact(db, id)
	await insert.publishedPost({
		title: `artigo-${id}`,
		slug: `artigo-${id}`,
		excerpt: '',
		content: `<p>Ela responde em <data value="fato:${id}">30 dias</data>. Depois, perde o direito.</p>`,
	})
	await signIn(page)
	await open(page, `/admin/fatos/${id}`)
	await expect(page.getByText('“Ela responde em 30 dias.”')).toBeVisible()
	await expect(page.getByText('diz 30 dias')).toBeVisible()
	await page.getByRole('link', { name: 'Substituir', exact: true }).click()
	await page.getByLabel('Valor').fill('20')
	await page.getByLabel('Vale a partir de').fill('2026-01-01')
	await page.getByRole('button', { name: 'Salvar' }).click()
	await expect(page.getByText('A frase não diz o valor “20”')).toBeVisible()
	await expect(page.getByLabel('Frase')).toBeFocused()
	await page.getByLabel('Frase').fill('A seguradora tem 20 dias para responder.')
	await page.getByLabel('Por quê').fill('Lei nova.')
	await page.getByRole('button', { name: 'Salvar' }).click()
	await expect(page.getByRole('heading', { level: 1, name: 'A seguradora tem 20 dias para responder.' })).toBeVisible()
	await expect(page.getByText('Fato substituído', { exact: true })).toHaveCount(1)
	await expect(page.getByText('30 dias, desde 11/12/2025, até 31/12/2025')).toBeVisible()
	await expect(page.getByText('mudado aqui: as versões novas do produto não o trocam')).toBeVisible()
	await expect(page.getByText('1 artigo, 1 a acertar')).toBeVisible()
	// The dashboard tells it too, with the sentence and both values.
	await page.goto('/admin/dashboard')
	const told = page
		.getByRole('listitem')
		.filter({ hasText: `artigo-${id}` })
		.filter({ hasText: 'em vigor' })
	await expect(told).toContainText('“Ela responde em 30 dias.”')
	await expect(told).toContainText('diz 30 dias · em vigor: 20 dias')
	await sql(`delete from blog_posts where slug = $1`, [`artigo-${id}`])
})

test('what another changed meanwhile is not overwritten, and what was typed stays', async ({
	page,
	signIn,
	sql,
	allowedComplaints,
	db,
}) => {
	// What is refused is answered with 400 or 409.
	allowedComplaints.push(/status of 4/)
	const id = `meanwhile-${Date.now()}`
	await aFact(db, id)
	await signIn(page)
	await page.goto(`/admin/fatos/${id}/corrigir`)
	await sql(`update facts set updated_at = now() + interval '1 second' where id = $1`, [id])
	await page.getByLabel('Detalhe').fill('Contam do aviso.')
	await page.getByRole('button', { name: 'Salvar' }).click()
	await expect(page.getByText('Outra pessoa mudou este fato enquanto você escrevia.')).toBeVisible()
	await expect(page.getByLabel('Detalhe')).toHaveValue('Contam do aviso.')
})

test('a release’s other text is shown beside one’s own, and taken only when asked', async ({
	page,
	signIn,
	sql,
	db,
}) => {
	const id = `diferenca-${Date.now()}`
	await aFact(db, id)
	await sql(
		`update facts set changed_here = true, file_text = jsonb_set(text, '{versions,0,statement}', '"A lei dá 30 dias à seguradora."') where id = $1`,
		[id],
	)
	await signIn(page)
	await page.goto(`/admin/fatos/${id}`)
	await page.getByText('Ver a diferença').click()
	await page.getByRole('button', { name: 'Usar o da versão nova' }).click()
	await expect(page.getByRole('heading', { level: 1, name: 'A lei dá 30 dias à seguradora.' })).toBeVisible()
})

test('a fact of the brokerage’s own is written, without JavaScript too', async ({ browser, signIn, baseURL }) => {
	const context = await browser.newContext({
		extraHTTPHeaders: ownAddress(),
		javaScriptEnabled: false,
		baseURL: baseURL!,
	})
	const page = await context.newPage()
	await signIn(page)
	await page.goto('/admin/fatos/novo')
	await page.getByLabel('Frase').fill('A corretora responde em 10 minutos.')
	await page.getByLabel('Valor').fill('10')
	await page.getByLabel('Unidade').fill('minutos')
	await page.getByRole('button', { name: 'Salvar' }).click()
	await expect(page.getByText('Escolha ao menos um tema')).toBeVisible()
	await expect(page.getByLabel('Frase')).toHaveValue('A corretora responde em 10 minutos.')
	await page.getByRole('checkbox').first().check()
	await page.getByRole('button', { name: 'Salvar' }).click()
	await expect(page.getByRole('heading', { level: 1, name: 'A corretora responde em 10 minutos.' })).toBeVisible()
	await context.close()
})

test('only administrators get there, and an unknown fact leads back to the list', async ({ page, signIn, newUser }) => {
	await signIn(page, await newUser('user'))
	await page.goto('/admin/fatos')
	await expect(page.getByRole('heading', { name: 'Fatos' })).toHaveCount(0)
	await signIn(page)
	await page.goto('/admin/fatos/nao-existe')
	await expect(page.getByText('Fato não encontrado')).toBeVisible()
	await expect(page).toHaveURL(/\/admin\/fatos$/)
})

for (const width of [390, 1440])
	test(`the screens pass the accessibility rules and fit at ${width} px`, async ({ page, signIn, db }) => {
		const id = `largura-${width}-${Date.now()}`
		await aFact(db, id)
		await page.setViewportSize({ width, height: 900 })
		await signIn(page)
		for (const address of ['', `/${id}`, `/${id}/substituir`, '/novo']) {
			await page.goto(`/admin/fatos${address}`)
			await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
			expect(await overflowOf(page)).toBe(0)
			expect(await accessibilityFaults(page)).toEqual([])
		}
	})
