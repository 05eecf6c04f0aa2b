import type { Page } from '@playwright/test'
import { expectAccessible } from '../accessibility.ts'
import { expect, ownAddress, test } from '../fixtures.ts'
import { startOwnServer } from '../own-server.ts'
import { toast } from '../pages/notices.ts'

async function start(page: Page, prompt: string, { publish = false, fast = true } = {}) {
	await page.goto('/admin/ai-generator')
	await page.getByLabel('Prompt').fill(prompt)
	if (fast) await page.getByRole('switch', { name: 'Modo rápido' }).click()
	if (publish) await page.getByRole('switch', { name: 'Publicar automaticamente' }).click()
	await page.getByRole('button', { name: 'Iniciar Pipeline One-Click' }).click()
	await expect(page).toHaveURL(/execucao=/)
}

/** From earlier runs or from the price table, whichever this server has more of. */
const RANGE = /^(?:de US\$ [\d,]+ a )?US\$ [\d,]+$/

function estimate(page: Page) {
	return page.locator('dt', { hasText: 'Custo estimado' }).locator('+ dd')
}

test('the settings keep to their rules', async ({ page, signIn, baseURL }) => {
	await signIn(page)
	await page.goto('/admin/ai-generator')
	await expect(page.getByRole('heading', { name: 'Pipeline Inteligente de Conteúdo' })).toBeVisible()
	const button = page.getByRole('button', { name: 'Iniciar Pipeline One-Click' })
	await expect(button).toBeDisabled()
	await page.getByLabel('Prompt').fill('   ')
	await expect(button).toBeDisabled()
	await page.getByLabel('Prompt').fill('Seguro auto')
	await expect(button).toBeEnabled()
	await expect(page.getByText('11 caracteres')).toBeVisible()

	const research = page.getByRole('switch', { name: 'Pesquisa na web' })
	const fast = page.getByRole('switch', { name: 'Modo rápido' })
	await expect(research).toBeChecked()
	await expect(estimate(page)).toHaveText(RANGE)
	await expect(
		page.getByText(/o maior, se outro modelo tiver de entrar|nas últimas \d+ execuções/).first(),
	).toBeVisible()
	await fast.click()
	await expect(research).not.toBeChecked()
	await expect(estimate(page)).toHaveText(RANGE)
	await research.click()
	await expect(fast).toBeChecked()
	await expect(page.getByRole('switch', { name: 'Publicar automaticamente' })).not.toBeChecked()
	await expect(page.getByRole('switch', { name: 'Enviar ao Search Console' })).not.toBeChecked()

	const target = page.getByLabel('Meta de SEO')
	await expect(target).toHaveValue('85')
	await target.press('ArrowRight')
	await expect(target).toHaveValue('86')
	await expect(page.getByLabel('Categoria').locator('option').first()).toHaveText('Categoria Geral')
	// Steps appear as they are asked for.
	await expect(page.getByText('Gerar sitemap')).toBeHidden()
	await page.getByRole('switch', { name: 'Publicar automaticamente' }).click()
	await expect(page.getByText('Gerar sitemap')).toBeVisible()

	const blank = await page.request.post('/admin/ai-generator', {
		form: { intent: 'start', prompt: '  \n ' },
		headers: { origin: baseURL! },
	})
	expect(blank.status()).toBe(400)
	expect(await blank.text()).toContain('Prompt necessário')
})

test('from prompt to published article, live, in two tabs, and after a reload', async ({
	page,
	context,
	signIn,
	sql,
}) => {
	await signIn(page)
	const word = `litoral ${Date.now()}`
	await start(page, `Seguro do carro no ${word} [[groq:segura]]`, { publish: true, fast: false })
	await expect(page.getByRole('button', { name: 'Cancelar Pipeline' })).toBeVisible()
	await expect(page.getByText('Pipeline em execução...')).toBeVisible()
	const second = await context.newPage()
	await second.goto('/admin/ai-generator')
	await expect(second.getByText('ao vivo', { exact: true })).toBeVisible()
	await page.reload()
	await expect(page.getByText('ao vivo', { exact: true })).toBeVisible()
	// A call that takes long moves nothing but the clock: what is done of what is known, and no guess.
	const bar = page.getByRole('progressbar', { name: 'Andamento do pipeline' })
	await expect(bar).toHaveAttribute('aria-valuetext', '2 de 10 passos feitos')
	await expect(page.getByText('Passo 3 de 10: Texto.')).toBeVisible()
	await expect(page.getByRole('listitem').filter({ hasText: 'Intenção e plano' }).last()).toContainText('feito')
	await expect(page.getByRole('timer')).not.toHaveText('00:00')
	await expect(bar).toHaveAttribute('aria-valuenow', '2')
	await fetch(`${process.env['E2E_GROQ_RELEASE_URL']}?${new URLSearchParams({ palavra: word })}`)

	// At the same time: a notice goes by in each of them.
	await Promise.all(
		[page, second].map(async (tab) => {
			await expect(toast(tab, 'Pipeline concluído')).toBeVisible()
			await expect(tab.getByRole('heading', { name: 'Conteúdo Gerado' })).toBeVisible()
		}),
	)
	await expect(page.getByText('Publicado', { exact: true }).first()).toBeVisible()
	await expect(page.getByText('Concluído', { exact: true })).toHaveCount(5)
	await expect(page.getByText('US$ 0,0083', { exact: true })).toBeVisible()
	for (const tab of ['Comparação', 'Google PageSpeed', 'Validação YMYL', 'Correções'])
		await expect(page.getByRole('tab', { name: tab })).toBeVisible()

	const [post] = await sql(`select id, slug, status, auto_generated from blog_posts where title like $1`, [`%${word}%`])
	expect(post).toMatchObject({ status: 'published', auto_generated: true })
	expect((await page.request.get(`/blog/${post!['slug']}`)).status()).toBe(200)

	await page.getByRole('link', { name: 'Execuções' }).click()
	await page.getByRole('searchbox', { name: 'Buscar' }).fill(word)
	await page.getByRole('search').getByRole('button', { name: 'Buscar', exact: true }).click()
	await expect(page.getByText(/^Groq \(openai\/gpt-oss-120b\), SEO/).first()).toBeVisible()
	await page.getByRole('link', { name: new RegExp(word) }).click()
	await expect(page.getByText('Groq (openai/gpt-oss-120b)', { exact: true })).toBeVisible()
	await expect(page.getByText('8.000 lidos, 6.800 escritos')).toBeVisible()
})

test('cancelling stops what is under way, and what fails says so', async ({ page, signIn, sql }) => {
	await signIn(page)
	await start(page, 'Cancelar o seguro [[groq:trava]]', { publish: true })
	await expect(page.getByText('Gerando o conteúdo').first()).toBeVisible()
	await page.reload()
	await page.getByRole('button', { name: 'Cancelar Pipeline' }).click()
	await page.getByRole('button', { name: 'Cancelar execução' }).click()
	await expect(page.getByText('Execução cancelada.')).toBeVisible()
	await expect(toast(page, 'Pipeline cancelado')).toBeVisible()
	await expect(page.getByRole('button', { name: 'Iniciar Pipeline One-Click' })).toBeEnabled()
	await expect(estimate(page)).toHaveText(RANGE)

	const word = `falha ${Date.now()}`
	await start(page, `Seguro do carro, ${word} [[groq:trava]]`)
	await expect(page.getByText('ao vivo', { exact: true })).toBeVisible()
	const message = 'Erro na validação SEO. Tente novamente.'
	await sql(
		`update pipeline_runs set state = 'failed', error_code = 'VALIDATION_FAILED', error_message = $1 where prompt like $2`,
		[message, `%${word}%`],
	)
	await expect(toast(page, 'Erro no pipeline')).toBeVisible()
	await expect(toast(page, message)).toBeVisible()
})

test('hostile text is shown harmless, checked while it is changed, and kept as a draft', async ({
	page,
	signIn,
	sql,
	allowedComplaints,
}) => {
	// The picture that is left of the attack does not exist.
	allowedComplaints.push(/status of 404/)
	await signIn(page)
	await start(page, `Franquia do seguro, ${Date.now()} [[groq:hostil]]`)
	await expect(page.getByRole('heading', { name: 'Conteúdo Gerado' })).toBeVisible()
	expect(await page.evaluate(() => 'hostile' in window)).toBe(false)
	await page.getByText('HTML', { exact: true }).first().click()
	const source = page.getByLabel('Conteúdo em HTML')
	await expect(source).not.toHaveValue(/<script|onerror/)
	await source.fill(
		'<h2>Mudado por uma pessoa</h2><p class="fixed inset-0">texto</p><img src=x onerror="window.hostile = true">',
	)
	await expect(page.getByText('a melhorar')).toBeVisible()
	await page.getByText('Preview', { exact: true }).first().click()
	await expect(page.getByRole('heading', { name: 'Mudado por uma pessoa' })).toBeVisible()
	// Its classes are kept, and mean nothing to the screen around it.
	const veil = page.locator('p.fixed')
	await expect(veil).toHaveClass('fixed inset-0')
	await expect(veil).toHaveCSS('position', 'static')
	expect(await page.evaluate(() => 'hostile' in window)).toBe(false)
	await page.getByRole('tab', { name: /^Correções/ }).click()
	await page.getByRole('button', { name: 'Aceitar' }).first().click()
	await expect(toast(page, 'Correção aplicada')).toBeVisible()
	await page.getByRole('button', { name: 'Salvar como rascunho' }).click()
	await expect(toast(page, 'Rascunho salvo')).toBeVisible()
	await expect(page.getByText('O rascunho está em Posts do Blog, pronto para revisão.')).toBeVisible()
	// What was kept goes on in the editor.
	await expect(page.getByRole('button', { name: 'Aplicar todas as correções' })).toBeDisabled()
	const href = await page.getByRole('link', { name: 'Abrir no editor' }).getAttribute('href')
	const [post] = await sql(`select status, content from blog_posts where id = $1`, [href!.split('/').at(-1)])
	expect(post!['status']).toBe('draft')
	expect(post!['content']).toContain('Mudado por uma pessoa')
	expect(post!['content']).not.toContain('onerror')
})

test('the result shows what needs attention first, leads to the editor, and starting again asks', async ({
	page,
	signIn,
	sql,
}) => {
	await signIn(page)
	await start(page, `Seguro do carro em Curitiba, tom informal, com tabela, ${Date.now()}`)
	await expect(page.getByRole('heading', { level: 1, name: /^O artigo está escrito\. / })).toBeVisible()
	const verdict = page.getByRole('region', { name: 'Veredito' })
	const written = page.getByRole('heading', { name: 'Conteúdo Gerado' })
	expect((await verdict.boundingBox())!.y).toBeLessThan((await written.boundingBox())!.y)
	// What is in order is folded.
	await expect(verdict.getByText(/condições atendidas$/)).toBeVisible()
	await expect(verdict.locator('details li').first()).toBeHidden()
	const wishes = page.getByRole('list', { name: 'O que o pedido quis' }).getByRole('listitem')
	await expect(wishes.filter({ hasText: 'Curitiba' })).toContainText(/: (?:atendido|não atendido),/)
	await expect(wishes.filter({ hasText: 'informal' })).toContainText('só lendo se sabe')
	// A slip starts nothing.
	await expect(page.getByRole('button', { name: 'Iniciar Pipeline One-Click' })).toHaveCount(0)

	await page.getByRole('link', { name: 'Começar outro…' }).click()
	const question = page.getByRole('alertdialog', { name: 'Começar outro artigo?' })
	await expect(question.getByRole('button', { name: 'Cancelar' })).toBeFocused()
	await expectAccessible(page, 'the question before starting again')
	await page.keyboard.press('Escape')
	await expectAccessible(page, 'the result')
	await page.setViewportSize({ width: 390, height: 844 })
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)

	const address = page.url()
	await page.getByRole('link', { name: 'Começar outro…' }).click()
	await question.getByRole('button', { name: 'Começar outro' }).click()
	await expect(page.getByLabel('Prompt')).toHaveValue('')
	await expect(page.locator('dt', { hasText: 'Resta neste mês' }).locator('+ dd')).toHaveText(/^US\$ [\d,]+$/)

	// What is no draft yet becomes one on the way to the editor.
	await page.goto(address)
	await page.getByRole('button', { name: 'Abrir no editor' }).click()
	await expect(page).toHaveURL(/\/admin\/posts\/[0-9a-f-]{36}$/)
	const id = page.url().split('/').at(-1)
	const [post] = await sql(`select status from blog_posts where id = $1`, [id])
	expect(post).toEqual({ status: 'draft' })

	// Each reason leads to its words.
	await sql(`update blog_posts set content = content || $2 where id = $1`, [
		id,
		'<p>Por lei, a indenização sai em até 7 dias úteis.</p>',
	])
	await page.goto(address)
	await verdict.getByRole('listitem').filter({ hasText: '7 dias' }).getByRole('link', { name: 'Ir ao trecho' }).click()
	await expect(page).toHaveURL(new RegExp(`/admin/posts/${id}$`))
	const reached = () => getSelection()?.anchorNode?.parentElement?.closest('p')?.textContent
	await expect.poll(() => page.evaluate(reached)).toBe('Por lei, a indenização sai em até 7 dias úteis.')
})

test('who leaves before the answer is told all the same: of a draft that was saved, of a run that ended', async ({
	page,
	signIn,
	sql,
	allowedComplaints,
}) => {
	allowedComplaints.push(/ERR_FAILED/)
	await signIn(page)
	const word = `saída ${Date.now()}`
	// The page hears nothing of the run.
	await page.route('**/api/pipeline/**', (route) => route.abort())
	await start(page, `Seguro do carro, ${word}`)
	const state = async () =>
		(await sql('select state from pipeline_runs where prompt like $1', [`%${word}`]))[0]?.['state']
	await expect.poll(state).toBe('completed')
	await page.getByRole('link', { name: 'Execuções' }).click()
	await page.getByRole('link', { name: new RegExp(word) }).click()
	await expect(toast(page, 'Pipeline concluído')).toBeVisible()

	const held = Promise.withResolvers<void>()
	await page.route('**/admin/ai-generator.data*', async (route) => {
		if (route.request().method() === 'POST') await held.promise
		await route.continue()
	})
	await page.getByRole('button', { name: 'Salvar como rascunho' }).click()
	await expect(page.getByRole('button', { name: 'Salvando...' })).toBeVisible()
	await page.getByRole('link', { name: 'Execuções' }).first().click()
	await expect(page.getByRole('searchbox', { name: 'Buscar' })).toBeVisible()
	held.resolve()
	await expect(toast(page, 'Rascunho salvo')).toBeVisible()
})

test('a prompt is checked while it is typed, and gets no score', async ({ page, signIn }) => {
	await signIn(page)
	await page.goto('/admin/ai-generator')
	const panel = page.getByRole('region', { name: 'Validação ao vivo do pedido' })
	await page.getByLabel('Prompt').fill('receita de bolo')
	await expect(panel).toContainText('não é sobre seguros')
	await page.getByLabel('Prompt').fill('Franquia do seguro')
	await expect(panel).toContainText('Curto: diga o assunto')
	await page.getByLabel('Prompt').fill('Franquia do seguro do carro em Curitiba, tom informal, com tabela')
	await expect(panel).toContainText('A nota de SEO vem com o artigo.')
})

test('what was understood is shown, and another subject can be picked with the keyboard', async ({ page, signIn }) => {
	await signIn(page)
	await page.setViewportSize({ width: 390, height: 844 })
	await page.goto('/admin/ai-generator')
	const prompt = page.getByLabel('Prompt')
	await prompt.fill('Seguro para motorista de aplicativo em Curitiba, tom informal, com tabela, e o zorblax')
	const understood = page.locator('section', { has: page.getByRole('heading', { name: 'Entendi', exact: true }) })
	for (const chip of ['Carro de aplicativo', 'Curitiba', 'tom informal', 'tabela', 'zorblax'])
		await expect(understood).toContainText(chip)
	// The field itself shows which of its words were understood.
	await expect(page.locator('form mark', { hasText: 'zorblax' })).toBeAttached()
	await expect(page.locator('form mark', { hasText: 'tom informal' })).toBeAttached()
	const near = page.getByRole('group', { name: 'Assuntos próximos' })
	await expect(near.getByRole('radio').first()).toBeChecked()
	await expect(near.locator('label').first()).toContainText(/não cita fatos|cita \d+ fatos?/)
	await expect(near.locator('label').first()).toContainText(/ainda sem artigo|artigo em rascunho|artigo de \d\d/)
	const width = await page.evaluate(() => document.documentElement.scrollWidth)
	expect(width).toBeLessThanOrEqual(390)
	// Three lines at most: no name is squeezed into a column of its own.
	expect((await near.locator('label').first().boundingBox())!.height).toBeLessThan(100)
	await near.getByRole('radio').first().focus()
	await page.keyboard.press('ArrowDown')
	await expect(prompt).toHaveValue(/, em Curitiba, tom informal, com tabela$/)
})

test('a category that is gone starts the batch, and says so; the prompt stays', async ({
	page,
	signIn,
	sql,
	allowedComplaints,
	insert,
}) => {
	allowedComplaints.push(/status of 409/)
	await signIn(page)
	const { id, name } = await insert.category({ name: `Some ${Date.now()}` })
	await page.goto('/admin/ai-generator')
	await page.getByLabel('Categoria').selectOption({ label: name })
	await page.getByLabel('Prompt').fill('Seguro do carro no inverno')
	await sql('delete from blog_categories where id = $1', [id])
	await page.getByRole('button', { name: 'Iniciar Pipeline One-Click' }).click()
	const told = /^Geração em lote (?:iniciada|em andamento)$/
	await expect(toast(page, told)).toBeVisible()
	await expect(page.getByText('Esta categoria não existe mais. Escolha outra.')).toBeVisible()
	await expect(page.getByLabel('Prompt')).toHaveValue('Seguro do carro no inverno')
	const [run] = await sql(`select trigger from scheduler_runs order by created_at desc limit 1`)
	expect(run).toMatchObject({ trigger: 'manual' })
	await page.getByRole('link', { name: 'Acompanhar no Programador de Artigos' }).click()
	await expect(page.getByRole('heading', { name: 'Programador de Artigos' })).toBeVisible()
})

test('when no model answers well, the local writer serves and the message says so', async ({ page, signIn }) => {
	await signIn(page)
	await start(page, 'Seguro de bicicleta na cidade [[todos:malformado]]')
	await expect(toast(page, 'Pipeline concluído pelo redator local')).toBeVisible()
	await expect(page.getByText('O Groq não respondeu como devia; o redator local escreveu o artigo.')).toBeVisible()
})

test('a run is nobody’s business but an admin’s', async ({ page, request, signIn, newUser }) => {
	const address = '/api/pipeline/00000000-0000-4000-8000-000000000000/events'
	expect((await request.get(address)).status()).toBe(401)
	await signIn(page, await newUser('user'))
	expect((await page.request.get(address)).status()).toBe(403)
})

test('without any key the whole way works all the same', async ({ browser }) => {
	const server = await startOwnServer({ env: { ADMIN_PASSWORD: 'uma-senha-de-testes' } })
	const context = await browser.newContext({ extraHTTPHeaders: ownAddress(), baseURL: server.url })
	const page = await context.newPage()
	await page.request.post('/functions/v1/admin-setup')
	const data = { email: 'admin@faroldosul.example', password: 'uma-senha-de-testes' }
	await page.request.post('/api/auth/sign-in/email', { data, headers: { origin: server.url } })
	await start(page, 'Franquia do seguro do carro', { publish: true, fast: false })
	// It goes live, or waits with what is missing: worked examples with sums of their own need somebody's word.
	await expect(page.getByText(/^(?:Publicado|Rascunho)$/).first()).toBeVisible()
	await expect(page.getByText('Redator local').first()).toBeVisible()
	await expect(page.getByText('US$ 0,00').first()).toBeVisible()
	await context.close()
	await server.stop()
})
