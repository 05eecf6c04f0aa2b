import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { schedulerRuns } from '#db/schema/scheduler.ts'
import { accessibilityFaults } from '../accessibility.ts'
import { expect, test } from '../fixtures.ts'
import { card } from '../pages/back-office.ts'
import { notices, toast } from '../pages/notices.ts'

// One plan and one open run for the whole site: these tests take turns.
test.describe.configure({ mode: 'serial' })

/** The topics in the backlog of this file's category. */
const waiting = (page: Page) => page.getByRole('list', { name: `Assuntos à espera em ${name}` }).getByRole('listitem')

const mark = randomUUID().slice(0, 8)
const name = `Náutico ${mark}`

test('only administrators get to the screen and its progress', async ({ request }) => {
	for (const path of ['/admin/scheduler', '/admin/api/scheduler-run', '/admin/api/search-console']) {
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
	await plan.getByRole('checkbox', { name }).check()
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
	await page.getByRole('button', { name: 'Executar agora' }).click()
	await expect(toast(page, 'Gerando artigos')).toBeVisible()
	await expect(toast(page, 'Iniciando processo de geração automática...')).toBeVisible()
	await expect(toast(page, 'Geração concluída')).toBeVisible()
	await expect(toast(page, '1 artigo(s) gerado(s).')).toBeVisible()
	const last = card(page, 'Última execução')
	await expect(last.getByText('Sucesso')).toBeVisible()
	await expect(last.getByText('Rascunho', { exact: true })).toBeVisible()
	const [post] = await sql(
		`select id, title, status, auto_generated from blog_posts
		where category_id = (select id from blog_categories where slug = $1)`,
		[`nautico-${mark}`],
	)
	expect(post).toMatchObject({ status: 'draft', auto_generated: true })
	await expect(last.getByRole('link', { name: post!['title']! })).toHaveAttribute('href', `/admin/posts/${post!['id']}`)
	await expect(card(page, 'Estatísticas de hoje').getByRole('definition')).toContainText(['1'])
	await expect(waiting(page)).toHaveCount(1)

	// All of it survives a reload; the second run of the day has nothing to do.
	await page.reload()
	await expect(last.getByText('Sucesso')).toBeVisible()
	await expect(last.getByRole('link', { name: post!['title']! })).toBeVisible()
	const today = card(page, 'Estatísticas de hoje')
		.locator('div')
		.filter({ has: page.getByText(name, { exact: true }) })
	await expect(today.getByRole('definition').last()).toHaveText('1')
	const newest = card(page, 'Histórico de execuções').getByRole('row').nth(1)
	await expect(newest.getByRole('cell')).toHaveText([/^\d\d\//, 'Sucesso', '1', '0'])
	await page.getByRole('button', { name: 'Executar agora' }).click()
	await expect(toast(page, 'Sem novos artigos')).toBeVisible()
	await expect(toast(page, 'Todas as categorias já tinham post hoje.')).toBeVisible()

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
	await expect(last.getByRole('listitem')).toHaveCount(1)
})

test('a plan whose categories are gone says so, and its run ends in an error', async ({ page, sql, signIn }) => {
	await sql(`delete from blog_categories where slug = $1`, [`nautico-${mark}`])
	await signIn(page)
	await page.goto('/admin/scheduler')
	await expect(card(page, 'Programação').getByText(/^As categorias escolhidas foram excluídas/)).toBeVisible()
	await page.getByRole('button', { name: 'Executar agora' }).click()
	await expect(toast(page, 'Erro na geração')).toBeVisible()
	await expect(toast(page, /^Não há categoria para gerar/)).toBeVisible()
	await expect(card(page, 'Última execução').getByText('Erro', { exact: true })).toBeVisible()
})

test('a call that does not reach the server says so, and the screen stays', async ({
	page,
	context,
	signIn,
	complaints,
}) => {
	await signIn(page)
	await page.goto('/admin/scheduler')
	await expect(page.getByRole('button', { name: 'Executar agora' })).toBeEnabled()
	// First a proxy answers in the server's place, then nobody does.
	await page.route('**/admin/scheduler.data*', (route) => route.fulfill({ status: 502, body: '<html>' }), { times: 1 })
	await page.getByRole('button', { name: 'Executar agora' }).click()
	await expect(toast(page, 'Erro na execução')).toBeVisible()
	await notices(page).getByRole('alert').getByRole('button', { name: 'Fechar aviso' }).click()
	await expect(toast(page, 'Erro na execução')).toHaveCount(0)
	await context.setOffline(true)
	await page.getByRole('button', { name: 'Executar agora' }).click()
	await expect(toast(page, 'Erro na execução')).toBeVisible()
	await expect(toast(page, 'Falha ao executar o gerador de artigos. Verifique os logs.')).toBeVisible()
	await context.setOffline(false)
	await expect(page.getByRole('heading', { level: 1, name: 'Programador de Artigos' })).toBeVisible()
	complaints.length = 0
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
