import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../accessibility.ts'
import { expect, hydrated, overflowOf, ownAddress, test } from '../fixtures.ts'
import { menu } from '../pages/back-office.ts'
import { holdRequests } from '../pages/hold-requests.ts'
import { toast } from '../pages/notices.ts'

type Sql = (text: string, values?: unknown[]) => Promise<Record<string, unknown>[]>

// Other tests make pictures meanwhile: the limits are only ever raised, and Gemini stays enabled.
async function setDefaults(sql: Sql) {
	await sql(
		`update system_config set image_provider_primary = 'unsplash', image_provider_fallback = 'gemini',
		gemini_enabled = true, groq_monthly_limit = 60, gemini_monthly_limit = 60`,
	)
}

async function open(page: Page, path = '/admin/image-settings') {
	await page.goto(path)
	await hydrated(page)
}

const estimate = (page: Page) => page.getByLabel('Custo mensal estimado')
const save = (page: Page) => page.getByRole('button', { name: 'Salvar', exact: true })
/** What stays there, unlike a toast. */
const aboveForm = (page: Page) => page.getByRole('main').getByRole('alert')

test.describe('one row of settings', () => {
	// One after the other: each of them would be told of what another one saved.
	test.describe.configure({ mode: 'default' })

	test('the form estimates as it is changed, refuses what cannot work and keeps what can', async ({
		page,
		sql,
		signIn,
		complaints,
	}) => {
		await setDefaults(sql)
		const admin = await signIn(page)
		await open(page)
		const primary = page.getByLabel('Provedor principal')
		const fallback = page.getByLabel('Provedor de fallback')
		const gemini = page.getByRole('switch', { name: 'Gemini habilitado' })
		await expect(primary.getByRole('option')).toHaveCount(2)
		await expect(fallback.getByRole('option')).toHaveCount(3)
		await expect(estimate(page)).toHaveText('US$ 0,348')

		await primary.selectOption('gemini')
		await expect(estimate(page)).toHaveText('US$ 1,420')
		await save(page).click()
		await expect(toast(page, 'Configuração inválida')).toBeVisible()
		await expect(toast(page, 'O provedor principal e de fallback não podem ser iguais.')).toBeVisible()
		await expect(fallback).toHaveAccessibleDescription(/não podem ser iguais/)

		await fallback.selectOption('unsplash')
		await expect(fallback).not.toHaveAccessibleDescription(/não podem ser iguais/)
		await gemini.click()
		await expect(estimate(page)).toHaveText('US$ 0,080')
		await save(page).click()
		await expect(
			toast(page, 'Não é possível usar Gemini como provedor principal se estiver desabilitado.'),
		).toBeVisible()
		// The browser notes every answer that refuses.
		complaints.length = 0

		await gemini.click()
		await primary.selectOption('unsplash')
		await fallback.selectOption('gemini')
		const limit = page.getByRole('spinbutton', { name: 'Limite mensal do Gemini' })
		for (const [name, value] of Object.entries({ type: 'number', min: '0', step: '0.01' }))
			await expect(limit).toHaveAttribute(name, value)
		await limit.fill('')
		// The browser takes the e for the beginning of an exponent, and the rest for nothing.
		await limit.pressSequentially('cinquenta')
		await limit.blur()
		await expect(limit).toHaveValue('0.00')
		await expect(page.getByText('Limite zero: nada pode ser gasto.')).toBeVisible()
		await limit.fill('61.25')
		await limit.press('ArrowUp')
		await expect(limit).toHaveValue('61.26')
		await expect(page.getByText('Alterações não salvas')).toBeVisible()

		await page.getByRole('link', { name: 'Histórico' }).click()
		await expect(page.getByRole('alertdialog', { name: 'Sair sem salvar?' })).toBeVisible()
		await page.getByRole('button', { name: 'Cancelar' }).click()
		await expect(page).toHaveURL(/image-settings$/)

		await page.keyboard.press('ControlOrMeta+s')
		await expect(toast(page, 'Configuração salva')).toBeVisible()
		await expect(toast(page, 'As configurações de imagem foram atualizadas com sucesso.')).toBeVisible()
		await expect(page.getByText('Alterações não salvas')).toBeHidden()
		await open(page)
		await expect(limit).toHaveValue('61.26')
		await page.getByRole('link', { name: 'Histórico' }).click()
		await expect(page).toHaveURL(/aba=historico$/)
		const lines = await sql(`select details from audit_log where actor_id = $1 and action = 'settings.changed'`, [
			admin.id,
		])
		expect(lines).toEqual([{ details: { geminiLimitUsd: '60 → 61.26' } }])
	})

	test('who leaves before a save is refused is told all the same', async ({ page, sql, signIn, allowedComplaints }) => {
		allowedComplaints.push(/status of 400/)
		await setDefaults(sql)
		await signIn(page)
		await open(page)
		await page.getByLabel('Provedor principal').selectOption('gemini')
		const letGo = await holdRequests(page, '**/image-settings.data*', (request) => request.method() === 'POST')
		await save(page).click()
		await expect(page.getByRole('button', { name: 'Salvando…' })).toBeVisible()
		await menu(page).getByRole('link', { name: 'Posts do Blog' }).click()
		await page.getByRole('alertdialog').getByRole('button', { name: 'Sair sem salvar' }).click()
		await expect(page.getByRole('heading', { level: 1, name: 'Posts do Blog' })).toBeVisible()
		letGo()
		await expect(toast(page, 'Configuração inválida')).toBeVisible()
		await expect(toast(page, 'O provedor principal e de fallback não podem ser iguais.')).toBeVisible()
	})

	test('who has not seen a change is told of it instead of undoing it, and loses nothing typed', async ({
		page,
		context,
		sql,
		signIn,
		complaints,
	}) => {
		await setDefaults(sql)
		await signIn(page)
		const other = await context.newPage()
		await open(page)
		await open(other)
		const limits = (of: Page) => ({
			groq: of.getByRole('spinbutton', { name: 'Limite mensal do Groq' }),
			gemini: of.getByRole('spinbutton', { name: 'Limite mensal do Gemini' }),
		})
		await limits(other).gemini.fill('64')
		await save(other).click()
		await expect(toast(other, 'Configuração salva')).toBeVisible()

		await limits(page).groq.fill('63')
		await save(page).click()
		await expect(toast(page, 'A configuração mudou enquanto você editava')).toBeVisible()
		await expect(aboveForm(page)).toContainText(/você mudou o limite mensal do Gemini para US\$\s64,00\./)
		await expect(limits(page).groq).toHaveValue('63.00')
		await expect(limits(page).gemini).toHaveValue('64.00')
		await expect(page.getByText('Alterações não salvas')).toBeVisible()
		const stored = 'select groq_monthly_limit::float as groq, gemini_monthly_limit::float as gemini from system_config'
		expect(await sql(stored)).toEqual([{ groq: 60, gemini: 64 }])
		expect(complaints.splice(0)).toEqual([expect.stringContaining('409')])

		await save(page).click()
		await expect(toast(page, 'Configuração salva')).toBeVisible()
		await expect(aboveForm(page)).toBeHidden()
		expect(await sql(stored)).toEqual([{ groq: 63, gemini: 64 }])
		// One's own save is nothing one has not seen.
		await limits(page).groq.fill('62')
		await save(page).click()
		await expect(page.getByText('Alterações não salvas')).toBeHidden()
		expect(await sql(stored)).toEqual([{ groq: 62, gemini: 64 }])
	})

	test('a change that is only read in the background counts as not seen', async ({ page, sql, signIn, complaints }) => {
		await setDefaults(sql)
		await sql(`delete from model_prices where model = 'gemini-3.1-flash-image'`)
		await signIn(page)
		await open(page)
		await page.getByRole('spinbutton', { name: 'Limite mensal do Groq' }).fill('63')
		await sql('update system_config set gemini_monthly_limit = 66')
		await page.getByRole('button', { name: 'Editar preço de gemini-3.1-flash-image' }).click()
		await page.getByRole('dialog', { name: 'Editar preço' }).getByRole('button', { name: 'Salvar preço' }).click()
		await expect(page.getByRole('dialog')).toBeHidden()
		await save(page).click()
		await expect(aboveForm(page)).toContainText(/o limite mensal do Gemini para US\$\s66,00\./)
		expect(complaints.splice(0)).toEqual([expect.stringContaining('409')])
		await sql(`delete from model_prices where model = 'gemini-3.1-flash-image'`)
	})

	test('without JavaScript the settings are saved all the same', async ({ browser, sql, signIn, baseURL }) => {
		await setDefaults(sql)
		const context = await browser.newContext({
			extraHTTPHeaders: ownAddress(),
			javaScriptEnabled: false,
			baseURL: baseURL!,
		})
		const page = await context.newPage()
		await signIn(page)
		await page.goto('/admin/image-settings')
		await page.getByLabel('Limite mensal do Groq').fill('60.75')
		await save(page).click()
		await expect(page.getByText(/Configuração salva\. As configurações/)).toBeVisible()
		await expect(page.getByLabel('Limite mensal do Groq')).toHaveValue('60.75')
		const [stored] = await sql<{ gemini_enabled: boolean }>('select gemini_enabled from system_config')
		expect(stored!.gemini_enabled).toBe(true)
		await context.close()
	})

	test('without JavaScript too a change that was not seen is told, and saving again works', async ({
		browser,
		sql,
		signIn,
		baseURL,
	}) => {
		await setDefaults(sql)
		const context = await browser.newContext({
			extraHTTPHeaders: ownAddress(),
			javaScriptEnabled: false,
			baseURL: baseURL!,
		})
		const page = await context.newPage()
		await signIn(page)
		await page.goto('/admin/image-settings')
		await sql('update system_config set gemini_monthly_limit = 65')
		await page.getByLabel('Limite mensal do Groq').fill('61')
		await save(page).click()
		await expect(aboveForm(page)).toContainText(/mudou o limite mensal do Gemini para US\$\s65,00\./)
		await expect(page.getByLabel('Limite mensal do Groq')).toHaveValue('61.00')
		await expect(page.getByLabel('Limite mensal do Gemini')).toHaveValue('65.00')
		await save(page).click()
		await expect(page.getByText(/Configuração salva\. As configurações/)).toBeVisible()
		const [stored] = await sql(
			'select groq_monthly_limit::float as groq, gemini_monthly_limit::float as gemini from system_config',
		)
		expect(stored).toEqual({ groq: 61, gemini: 65 })
		await context.close()
	})
})

test('a price is changed and taken back', async ({ page, sql, signIn }) => {
	await sql(`delete from model_prices where model = 'gemini-3-pro-image'`)
	await signIn(page)
	await open(page)
	const row = page.getByRole('row').filter({ hasText: 'gemini-3-pro-image' })
	await expect(row).toContainText('0,134 por imagem')
	const edit = page.getByRole('button', { name: 'Editar preço de gemini-3-pro-image' })
	await edit.click()
	const dialog = page.getByRole('dialog', { name: 'Editar preço' })
	await dialog.getByLabel('Por imagem').fill('grátis')
	await dialog.getByRole('button', { name: 'Salvar preço' }).click()
	await expect(dialog.getByLabel('Por imagem')).toHaveAccessibleDescription('Informe o preço em dólares, como 0,067.')
	await expect(dialog.getByLabel('Por imagem')).toBeFocused()
	await dialog.getByLabel('Por imagem').fill('0,2')
	await dialog.getByLabel('Por imagem').press('Enter')
	await expect(toast(page, 'Preço salvo').first()).toBeVisible()
	await expect(dialog).toBeHidden()
	await expect(edit).toBeFocused()
	await expect(row).toContainText('0,20 por imagem')
	await expect(row).toContainText('alterado')
	await edit.click()
	await expect(dialog.getByLabel('Por imagem')).toHaveValue('0,20')
	// What is typed does not matter for the way back.
	await dialog.getByLabel('Por imagem').fill('')
	await dialog.getByRole('button', { name: 'Voltar ao preço de tabela' }).click()
	await expect(row).toContainText('0,134 por imagem')
})

test('thirty days are told in figures, drawings and tables', async ({ page, sql, signIn, insert }) => {
	const mark = randomUUID()
	const daysAgo = (days: number) => ({ promptText: mark, createdAt: new Date(Date.now() - days * 24 * 60 * 60 * 1000) })
	await insert.imageGeneration({ ...daysAgo(5), costUsd: 0.045 })
	await insert.imageGeneration({ ...daysAgo(5), success: false, generationTimeMs: 9000 })
	await insert.imageGeneration({ ...daysAgo(6), provider: 'unsplash', generationTimeMs: 1000 })
	await insert.imageGeneration({ ...daysAgo(7), provider: 'placeholder', generationTimeMs: 20 })
	try {
		await signIn(page)
		await open(page)
		await page.getByRole('link', { name: 'Analytics' }).click()
		await expect(page).toHaveURL(/aba=analytics$/)
		for (const label of ['Taxa de sucesso', 'Tempo médio', 'Custo total', 'Gerações'])
			await expect(page.getByRole('term').filter({ hasText: label })).toBeVisible()
		const [counted] = await sql<{ total_generations: number }>(`select * from get_image_generation_stats(30)`)
		expect(counted!.total_generations).toBeGreaterThanOrEqual(3)
		const perDay = page.getByRole('table', { name: /^Gerações por dia/ })
		expect(await perDay.getByRole('row').count()).toBeGreaterThanOrEqual(31)
		for (const name of ['Unsplash', 'Gemini', 'Desenho do site'])
			await expect(perDay.getByRole('columnheader', { name })).toBeAttached()
		// Nobody else writes into these days.
		const [{ day }] = (await sql(
			`select to_char((now() - interval '5 days') at time zone 'UTC', 'DD/MM/YYYY') as day`,
		)) as [{ day: string }]
		const told = (table: RegExp) =>
			page.getByRole('table', { name: table }).getByRole('row').filter({ hasText: day }).getByRole('cell')
		await expect(told(/^Custo por dia/)).toHaveText([/^US\$\s0,045$/])
		await expect(told(/^Tempo médio de resposta/)).toHaveText([/^2,0\ss$/])
		await expect(told(/^Gerações por dia/).last()).toHaveText('50,0%')
		await expect(page.getByText(/um fallback não é sucesso, e desenhos do site não contam/)).toBeVisible()
		await expect(page.locator('figure svg.recharts-surface').first()).toBeVisible()
		const distribution = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Distribuição' }) })
		await expect(distribution.getByRole('listitem')).toHaveCount(3)
		await page.getByRole('button', { name: 'Atualizar' }).click()
		await expect(page.getByRole('button', { name: 'Atualizar' })).toBeEnabled()
	} finally {
		await sql(`delete from image_generations where prompt_text = $1`, [mark])
	}
})

test('the history tells our limit from the quota, is read anew, and says when it cannot be', async ({
	page,
	sql,
	signIn,
	complaints,
	insert,
}) => {
	const mark = randomUUID()
	const soon = new Date(Date.now() + 60 * 60 * 1000)
	const add = (tried: { provider: string; success: boolean; errorCode?: string }) =>
		insert.imageGeneration({ promptText: `Farol ${mark}`, generationTimeMs: 2400, createdAt: soon, ...tried })
	try {
		await add({ provider: 'gemini', success: false, errorCode: 'monthly-limit' })
		await add({ provider: 'gemini', success: false, errorCode: 'quota-per-day' })
		await signIn(page)
		await open(page, '/admin/image-settings?aba=historico')
		for (const name of ['Data', 'Prompt', 'Provedor', 'Status', 'Tempo', 'Custo'])
			await expect(page.getByRole('columnheader', { name })).toBeVisible()
		const rows = page.getByRole('row').filter({ hasText: mark })
		await expect(rows).toHaveCount(2)
		await expect(rows.filter({ hasText: 'Limite do mês' })).toContainText('O limite mensal do Gemini foi atingido')
		await expect(rows.filter({ hasText: 'Cota do Gemini' })).toContainText('A cota diária do Gemini acabou.')

		await add({ provider: 'unsplash', success: true })
		await page.getByRole('button', { name: 'Atualizar' }).click()
		await expect(rows).toHaveCount(3)
		await expect(rows.filter({ hasText: 'Sucesso' })).toContainText(/Unsplash.*2,4\s*s.*US\$\s*0,000/)

		await page.route('**/image-settings.data*', (route) => route.abort())
		await page.getByRole('button', { name: 'Atualizar' }).click()
		await expect(toast(page, 'Erro ao carregar histórico')).toBeVisible()
		await expect(toast(page, 'Erro inesperado ao carregar histórico.')).toBeVisible()
		await expect(rows).toHaveCount(3)
		complaints.length = 0
	} finally {
		await sql(`delete from image_generations where prompt_text = $1`, [`Farol ${mark}`])
	}
})

test('where the server does not answer, what was typed stays', async ({ page, signIn, complaints }) => {
	await signIn(page)
	await open(page)
	const limit = page.getByRole('spinbutton', { name: 'Limite mensal do Groq' })
	await limit.fill('70.5')
	await page.route('**/image-settings.data*', (route) => route.abort())
	await save(page).click()
	await expect(toast(page, 'Erro ao salvar')).toBeVisible()
	await expect(toast(page, 'Erro inesperado ao salvar configurações.')).toBeVisible()
	await expect(limit).toHaveValue('70.50')
	complaints.length = 0
})

for (const tab of ['', '?aba=analytics', '?aba=historico']) {
	test(`/admin/image-settings${tab} passes the accessibility rules in both themes and fits a phone`, async ({
		page,
		signIn,
		insert,
	}) => {
		await insert.imageGeneration({ costUsd: 0.002 })
		await insert.imageGeneration({ provider: 'unsplash', success: false, errorCode: 'timeout', generationTimeMs: 9000 })
		await signIn(page)
		await open(page, `/admin/image-settings${tab}`)
		if (tab === '?aba=analytics') await expect(page.locator('svg.recharts-surface').first()).toBeVisible()
		// Hundreds of cells and bars: the rules take a while on a busy machine.
		await expectAccessible(page)
		await page.setViewportSize({ width: 390, height: 844 })
		// Charts follow the width a moment later.
		await expect.poll(() => overflowOf(page)).toBe(0)
	})
}
