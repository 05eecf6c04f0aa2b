import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { schedulerRuns } from '#db/schema/scheduler.ts'
import { accessibilityFaults, expectAccessible } from '../accessibility.ts'
import { expect, open, ownAddress, test } from '../fixtures.ts'
import { card, menu } from '../pages/back-office.ts'
import { holdRequests } from '../pages/hold-requests.ts'
import { toast } from '../pages/notices.ts'

// One plan and one open run for the whole site: these tests take turns.
test.describe.configure({ mode: 'serial' })

/** Presses 'Executar agora', which only asks. */
async function ask(page: Page) {
	await page.getByRole('button', { name: 'Executar agora' }).click()
	const dialog = page.getByRole('dialog', { name: 'Executar agora?' })
	await expect(dialog.getByText('Artigos', { exact: true })).toBeVisible()
	return dialog
}

/** Leaves only these of all that is ticked. */
async function tickOnly(within: Locator, names: readonly string[]) {
	for (const box of await within.getByRole('checkbox').all()) {
		const label = (await box.locator('xpath=ancestor::label').textContent()) ?? ''
		await box.setChecked(names.some((name) => label.startsWith(name)))
	}
}

/** The topics in the backlog of this file's category. */
const waiting = (page: Page) => page.getByRole('list', { name: `Assuntos à espera em ${name}` }).getByRole('listitem')

const mark = randomUUID().slice(0, 8)
const name = `Náutico ${mark}`

test('only administrators get to the screen and its progress', async ({ request }) => {
	for (const path of [
		'/admin/scheduler',
		'/admin/api/scheduler-run',
		'/admin/api/scheduler-plan',
		'/admin/api/search-console',
	]) {
		const answer = await request.get(path, { maxRedirects: 0 })
		expect([path, answer.status(), answer.headers()['location']]).toEqual([
			path,
			302,
			`/admin/login?destino=${encodeURIComponent(path)}`,
		])
	}
})

test('the plan is set, and the backlog kept in order', async ({ page, signIn, complaints, insert }) => {
	await insert.category({ name })
	await signIn(page)
	await page.goto(`/admin/scheduler?categoria=nautico-${mark}`)
	await expect(page.getByRole('heading', { level: 1, name: 'Programador de Artigos' })).toBeVisible()

	// Settings: only this category, on weekdays at seven.
	const plan = card(page, 'Programação')
	await expect(plan.getByText('Desligado: só roda com “Executar agora”.')).toBeVisible()
	await plan.getByRole('switch', { name: 'Gerar artigos sozinho' }).click()
	await plan.getByLabel('Horário').selectOption('7')
	for (const day of ['sábado', 'domingo'])
		await plan.getByRole('checkbox', { name: day }).setChecked(false, { force: true })
	// Nobody chose: all of them are ticked.
	await expect(plan.getByRole('group', { name: 'Categorias' }).getByRole('checkbox', { checked: false })).toHaveCount(0)
	await tickOnly(plan.getByRole('group', { name: 'Categorias' }), [name])
	await plan.getByRole('button', { name: 'Salvar programação' }).click()
	await expect(toast(page, 'Programação salva')).toBeVisible()
	await expect(plan.getByText(/Próxima execução: \d\d\/\d\d\/\d{4}, 07:00/)).toBeVisible()
	await page.reload()
	await expect(plan.getByRole('switch', { name: 'Gerar artigos sozinho' })).toBeChecked()
	await expect(plan.getByRole('checkbox', { name: 'domingo' })).not.toBeChecked()

	// Backlog: pasted, put in order, one taken out after a question.
	const backlog = card(page, 'Fila de assuntos')
	await backlog
		.getByLabel('Novos assuntos')
		.fill('- Veleiro parado no inverno\n- Documentos da lancha\n- Assunto a excluir')
	await backlog.getByRole('button', { name: 'Acrescentar à fila' }).click()
	await expect(toast(page, '3 assuntos entraram na fila.')).toBeVisible()
	await expect(backlog.getByLabel('Novos assuntos')).toHaveValue('')
	await backlog.getByRole('button', { name: 'Subir: Documentos da lancha' }).click()
	const rows = waiting(page)
	await expect(rows.first()).toContainText('Documentos da lancha')
	await backlog.getByRole('button', { name: 'Editar: Veleiro parado no inverno' }).press('Enter')
	await backlog.getByLabel('Texto do assunto').fill('documentos da lancha')
	await backlog.getByLabel('Texto do assunto').press('Enter')
	await expect(backlog.getByText('Este assunto já está na fila.')).toBeVisible()
	await backlog.getByLabel('Texto do assunto').fill('Veleiro parado no verão')
	await backlog.getByLabel('Texto do assunto').press('Enter')
	await expect(backlog.getByRole('button', { name: 'Editar: Veleiro parado no verão' })).toBeFocused()
	// The browser notes the refusal's status.
	complaints.length = 0
	await backlog.getByRole('button', { name: 'Excluir: Assunto a excluir' }).click()
	const dialog = page.getByRole('alertdialog', { name: 'Excluir assunto' })
	await expect(dialog.getByRole('button', { name: 'Cancelar' })).toBeFocused()
	await dialog.getByRole('button', { name: 'Excluir' }).click()
	await expect(rows).toHaveCount(2)

	expect(await accessibilityFaults(page)).toEqual([])
})

test('one press writes the article of the day', async ({ page, sql, signIn }) => {
	await signIn(page)
	await page.goto(`/admin/scheduler?categoria=nautico-${mark}`)
	const dialog = await ask(page)
	await expect(dialog.getByRole('button', { name: 'Cancelar' })).toBeFocused()
	await expect(dialog.getByRole('checkbox', { name: `${name} Documentos da lancha` })).toBeChecked()
	await expect(dialog.getByText(/^Ficam de fora: .*\(não marcada na programação\)/)).toBeVisible()
	await expect(dialog.locator('dt', { hasText: 'Custo estimado' }).locator('+ dd')).toHaveText(/US\$ [\d,]+$/)
	await expect(dialog.getByText('Gasto do mês no Groq')).toBeVisible()
	await expectAccessible(page, 'the question')
	// Nothing ticked is nothing written.
	await dialog.getByRole('checkbox').uncheck()
	await expect(dialog.getByRole('button', { name: 'Gerar 0 artigos' })).toBeDisabled()
	await expect(dialog.getByText('Marque pelo menos uma categoria.')).toBeVisible()
	await dialog.getByRole('checkbox').check()
	await dialog.getByRole('button', { name: 'Gerar 1 artigo' }).click()
	await expect(dialog).toBeHidden()
	await expect(toast(page, 'Gerando artigos')).toBeVisible()
	await expect(toast(page, 'Iniciando processo de geração automática...')).toBeVisible()
	await expect(toast(page, 'Geração concluída')).toBeVisible()
	await expect(toast(page, '1 artigo(s) gerado(s).')).toBeVisible()
	const last = card(page, 'Última execução')
	await expect(last.getByText('Sucesso')).toBeVisible()
	await expect(last.getByRole('img', { name: /^Pontuação \d+ de 100/ })).toBeVisible()
	await expect(last.getByText(/^Pronto para publicar$|pedem? a sua decisão$|^Ainda não: /)).toBeVisible()
	const [post] = await sql(
		`select id, title, status, auto_generated from blog_posts
		where category_id = (select id from blog_categories where slug = $1)`,
		[`nautico-${mark}`],
	)
	expect(post).toMatchObject({ status: 'draft', auto_generated: true })
	await expect(last.getByRole('link', { name: post!['title']!, exact: true })).toHaveAttribute(
		'href',
		`/admin/posts/${post!['id']}`,
	)
	await expect(last.getByRole('link', { name: /^(?:Abrir|Rever): / })).toBeVisible()
	await expect(card(page, 'Estatísticas de hoje').getByRole('definition')).toContainText(['1'])
	await expect(waiting(page)).toHaveCount(1)

	// All of it survives a reload; the second run of the day has nothing to do.
	await page.reload()
	await expect(last.getByText('Sucesso')).toBeVisible()
	await expect(last.getByRole('link', { name: post!['title']!, exact: true })).toBeVisible()
	const today = card(page, 'Estatísticas de hoje')
		.locator('div')
		.filter({ has: page.getByText(name, { exact: true }) })
	await expect(today.getByRole('definition').last()).toHaveText('1')
	const newest = card(page, 'Histórico de execuções').getByRole('row').nth(1)
	await expect(newest.getByRole('cell')).toHaveText([/^\d\d\//, 'Sucesso', '1', '0'])
	const second = await ask(page)
	await expect(second.getByText('Não há artigo a gerar agora.')).toBeVisible()
	await expect(second.getByText(`${name} (já tem o artigo de hoje)`)).toBeVisible()
	await expect(second.getByRole('button', { name: 'Gerar 0 artigos' })).toBeDisabled()
	await second.getByRole('button', { name: 'Cancelar' }).click()
	await expect(page.getByRole('button', { name: 'Executar agora' })).toBeFocused()

	const plan = card(page, 'Programação')
	await plan.getByRole('switch', { name: 'Publicar ao gerar' }).click()
	await plan.getByRole('button', { name: 'Salvar programação' }).click()
	await expect(toast(page, 'Programação salva')).toBeVisible()
	await page.reload()
	await expect(plan.getByRole('switch', { name: 'Publicar ao gerar' })).toBeChecked()
})

test('what failed is named, and trying again does only that', async ({ page, sql, signIn, db }) => {
	const [category] = await sql(`select id from blog_categories where slug = $1`, [`nautico-${mark}`])
	await sql(`delete from blog_posts where category_id = $1`, [category!['id']])
	const item = {
		categoryId: category!['id'],
		category: name,
		status: 'error',
		title: 'Um assunto',
		message: 'O artigo não pôde ser escrito.',
	}
	await db.insert(schedulerRuns).values({
		trigger: 'manual',
		day: new Date().toISOString().slice(0, 10),
		state: 'failed',
		success: false,
		message: 'Nenhum artigo foi gerado: 1 categoria falhou.',
		results: [item],
		summary: { success: 0, skipped: 0, error: 1 },
		finishedAt: new Date(),
	})
	await signIn(page)
	await page.goto('/admin/scheduler')
	const last = card(page, 'Última execução')
	await expect(last.getByText('Nenhum artigo foi gerado: 1 categoria falhou.')).toBeVisible()
	await expect(last.getByText('O artigo não pôde ser escrito.')).toBeVisible()
	await last.getByRole('button', { name: 'Tentar de novo' }).click()
	await expect(toast(page, 'Geração concluída')).toBeVisible()
	await expect(last.getByText('Nova tentativa')).toBeVisible()
	await expect(last.getByRole('list', { name: 'Resultado por categoria' }).locator('> li')).toHaveCount(1)
})

test('a plan whose categories are gone says so, and its run ends in an error', async ({
	page,
	sql,
	signIn,
	baseURL,
}) => {
	await sql(`delete from blog_categories where slug = $1`, [`nautico-${mark}`])
	await signIn(page)
	await page.goto('/admin/scheduler')
	await expect(card(page, 'Programação').getByText('Nenhuma categoria está marcada')).toBeVisible()
	const dialog = await ask(page)
	await expect(dialog.getByText('Não há artigo a gerar agora.')).toBeVisible()
	// Whoever asks without the screen is told the same.
	const answer = await page.request.post('/functions/v1/generate-blog-content', {
		data: {},
		headers: { origin: baseURL! },
	})
	expect(await answer.json()).toMatchObject({ success: false, message: expect.stringMatching(/^Não há categoria/) })
	await page.reload()
	await expect(card(page, 'Última execução').getByText('Erro', { exact: true })).toBeVisible()
})

test('what is left of a run can be called off; what is done stays, and a reload shows the same', async ({
	page,
	signIn,
	sql,
	insert,
}) => {
	const names = ['Aaa', 'Bbb', 'Ccc'].map((letters) => `${letters} ${mark}`)
	const [first, second, third] = await Promise.all(names.map((each) => insert.category({ name: each, position: -1 })))
	await sql(
		`insert into scheduler_settings (id, category_ids) values (1, $1)
		on conflict (id) do update set category_ids = excluded.category_ids`,
		[[first!.id, second!.id, third!.id]],
	)
	const topic = `insert into blog_topics (category_id, topic) values ($1, $2)`
	await sql(topic, [first!.id, `Casco de veleiro ${mark}`])
	await sql(topic, [second!.id, `Reboque de lancha ${mark} [[groq:trava]]`])
	await signIn(page)
	await page.goto('/admin/scheduler')
	const dialog = await ask(page)
	await dialog.getByRole('button', { name: 'Gerar 3 artigos' }).click()
	await expect(page.getByRole('heading', { name: 'Escrevendo o artigo 2 de 3' })).toBeVisible()
	await page.reload()
	await expect(page.getByRole('heading', { name: 'Escrevendo o artigo 2 de 3' })).toBeVisible()
	await expect(page.getByRole('progressbar', { name: 'Artigos desta execução' })).toHaveAttribute('aria-valuenow', '1')
	await expect(page.getByRole('button', { name: 'Executar agora' })).toBeDisabled()
	await expect(page.getByRole('button', { name: `Tirar: ${third!.name}` })).toBeVisible()
	await expectAccessible(page, 'the running run')
	await page.setViewportSize({ width: 390, height: 844 })
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
	await page.getByRole('button', { name: 'Cancelar o que falta' }).click()
	await expect(toast(page, 'Geração cancelada')).toBeVisible()
	const rows = page.getByRole('list', { name: 'Resultado por categoria' }).locator('> li')
	await expect(rows.filter({ hasText: names[0]! }).getByRole('link', { name: /^(?:Abrir|Rever): / })).toBeVisible()
	for (const each of names.slice(1))
		await expect(rows.filter({ hasText: each }).getByText('Cancelado', { exact: true })).toBeVisible()
	expect(
		await sql(`select count(*)::int as posts from blog_posts where category_id = any($1)`, [
			[first!.id, second!.id, third!.id],
		]),
	).toEqual([{ posts: 1 }])

	// A past run has an address, with what came of it.
	await page.setViewportSize({ width: 1440, height: 900 })
	await card(page, 'Histórico de execuções').getByRole('row').nth(1).getByRole('link').click()
	await expect(page).toHaveURL(/execucao=/)
	await sql(`delete from scheduler_settings`)
	await sql(`delete from blog_categories where id = any($1)`, [[first!.id, second!.id, third!.id]])
})

test('over the limit of the month nothing starts, and the question says by how much', async ({
	page,
	signIn,
	insert,
	sql,
}) => {
	const { id, name: own } = await insert.category({ name: `Acima ${mark}` })
	await signIn(page)
	await page.route('**/admin/api/scheduler-plan', async (route) => {
		const answer = await route.fetch()
		const body = (await answer.json()) as { plan: { month: { spentUsd: number; limitUsd: number } } }
		body.plan.month.spentUsd = body.plan.month.limitUsd
		await route.fulfill({ json: body })
	})
	await page.goto('/admin/scheduler')
	const dialog = await ask(page)
	await tickOnly(dialog, [own])
	await expect(dialog.getByRole('alert')).toContainText(/podem faltar US\$ 0,\d{4}/)
	await expect(dialog.getByRole('button', { name: 'Gerar 1 artigo' })).toBeDisabled()
	await expectAccessible(page, 'the question over the limit')
	await page.setViewportSize({ width: 390, height: 844 })
	await expect(dialog.getByRole('button', { name: 'Cancelar' })).toBeVisible()
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
	await sql(`delete from blog_categories where id = $1`, [id])
})

test('without JavaScript the question is a page', async ({ browser, baseURL, signIn, insert, sql }) => {
	const { id } = await insert.category({ name: `Sem script ${mark}` })
	const context = await browser.newContext({
		extraHTTPHeaders: ownAddress(),
		javaScriptEnabled: false,
		...(baseURL && { baseURL }),
	})
	const page = await context.newPage()
	await signIn(page)
	await page.goto('/admin/scheduler')
	await page.getByRole('button', { name: 'Executar agora' }).click()
	const question = card(page, 'Executar agora?')
	for (const box of await question.getByRole('checkbox').all()) await box.uncheck()
	await question.getByRole('button', { name: /^Gerar \d+ artigos?$/ }).click()
	await expect(page.getByText('Marque pelo menos uma categoria.')).toBeVisible()
	await expect(page.getByRole('button', { name: 'Executar agora' })).toBeEnabled()
	await context.close()
	await sql(`delete from blog_categories where id = $1`, [id])
})

test('a call that does not reach the server says so, and the screen stays', async ({
	page,
	context,
	signIn,
	complaints,
	insert,
	sql,
}) => {
	const { id } = await insert.category({ name: `Fora ${mark}` })
	await signIn(page)
	await page.goto('/admin/scheduler')
	const dialog = await ask(page)
	const start = dialog.getByRole('button', { name: /^Gerar \d+ artigos?$/ })
	// First a proxy answers in the server's place, then nobody does.
	await page.route('**/admin/scheduler.data*', (route) => route.fulfill({ status: 502, body: '<html>' }), { times: 1 })
	await start.click()
	await expect(page.getByText('Falha ao executar o gerador de artigos. Verifique os logs.')).toBeVisible()
	await dialog.getByRole('button', { name: 'Cancelar' }).click()
	await context.setOffline(true)
	await page.getByRole('button', { name: 'Executar agora' }).click()
	await expect(dialog.getByRole('alert').filter({ hasText: 'O plano não pôde ser lido.' })).toBeVisible()
	await context.setOffline(false)
	await dialog.getByRole('button', { name: 'Tentar de novo' }).click()
	await expect(start).toBeEnabled()
	await dialog.getByRole('button', { name: 'Cancelar' }).click()
	await sql(`delete from blog_categories where id = $1`, [id])
	await expect(page.getByRole('heading', { level: 1, name: 'Programador de Artigos' })).toBeVisible()
	complaints.length = 0
})

test('who leaves before the plan is saved is told all the same', async ({ page, signIn, sql }) => {
	await signIn(page)
	await open(page, '/admin/scheduler')
	const letGo = await holdRequests(page, '**/admin/scheduler.data*', (request) => request.method() === 'POST')
	const plan = card(page, 'Programação')
	await plan.getByRole('button', { name: 'Salvar programação' }).click()
	await expect(plan.getByRole('button', { name: 'Salvando…' })).toBeVisible()
	await menu(page).getByRole('link', { name: 'Posts do Blog' }).click()
	await expect(page.getByRole('heading', { level: 1, name: 'Posts do Blog' })).toBeVisible()
	letGo()
	await expect(toast(page, 'Programação salva')).toBeVisible()
	await sql(`delete from scheduler_settings`)
})

test('a plan without a weekday is refused where it stands', async ({ page, signIn, sql, complaints }) => {
	await signIn(page)
	await page.goto('/admin/scheduler')
	const plan = card(page, 'Programação')
	for (const box of await plan.getByRole('checkbox', { name: /feira|sábado|domingo/ }).all())
		await box.setChecked(false, { force: true })
	await plan.getByRole('button', { name: 'Salvar programação' }).click()
	await expect(plan.getByRole('alert')).toHaveText('Escolha pelo menos um dia da semana.')
	// The browser notes the refusal's status.
	complaints.length = 0
	await sql(`delete from scheduler_settings`)
})
