import { randomUUID } from 'node:crypto'
import { aPhoto, uniqueName } from '../a-photo.ts'
import { accessibilityFaults, expectAccessible } from '../accessibility.ts'
import { expect, open, overflowOf, test } from '../fixtures.ts'
import { toast } from '../pages/notices.ts'
import {
	choose,
	finishPublishing,
	html,
	judgedText,
	openDates,
	openHtml,
	publish,
	save,
	title,
	tools,
	visual,
} from '../pages/post-editor.ts'

/** As it stands before a test changes it. */
const before = { content: '<p>Texto de antes.</p>', excerpt: '' }

test('an article is written in both views, published, and read', async ({ page, sql, signIn }) => {
	await signIn(page)
	await open(page, '/admin/posts/new')
	const name = `Vendaval no telhado ${randomUUID()}`
	await title(page).fill(name)

	await visual(page).click()
	await page.keyboard.press('Control+b')
	await page.keyboard.type('Fotografe o estrago')
	await page.keyboard.press('Control+b')
	await page.keyboard.type(' antes de limpar.')
	// Ctrl+B was the editor's, not the menu's.
	await expect(page.locator('aside[data-state]')).toHaveAttribute('data-state', 'expanded')
	await page.keyboard.press('Enter')
	await choose(page, /^Bloco/, 'Subtítulo')
	await page.keyboard.type('O que guardar')

	await page.getByRole('tab', { name: 'HTML' }).click()
	await expect(html(page)).toHaveValue(
		'<p><strong>Fotografe o estrago</strong> antes de limpar.</p>\n<h2>O que guardar</h2>',
	)
	await html(page).press('Control+End')
	await html(page).pressSequentially('\n<p>As ')
	await html(page).press('Control+i')
	await html(page).pressSequentially('notas')
	await html(page).press('End')
	await html(page).pressSequentially(' do reparo.</p>')
	await expect(html(page)).toHaveValue(/\n<p>As <em>notas<\/em> do reparo\.<\/p>$/)
	// Here, and wherever no formatted text is being edited, Ctrl+B is the menu's.
	const menu = page.locator('aside[data-state]')
	await html(page).press('Control+b')
	await expect(menu).toHaveAttribute('data-state', 'collapsed')
	await html(page).press('Control+b')
	await expect(menu).toHaveAttribute('data-state', 'expanded')
	await expect(html(page)).toHaveValue(/\n<p>As <em>notas<\/em> do reparo\.<\/p>$/)
	await page.getByRole('tab', { name: 'Visual' }).click()
	await expect(visual(page)).toContainText('As notas do reparo.')

	await page.getByLabel('Status').selectOption('published')
	await page.getByLabel('Categoria', { exact: true }).selectOption({ label: 'Sinistros' })
	await page.getByLabel('Resumo').fill('O que fazer depois do vento.')
	await expect(page.getByText('28 de 150-200 caracteres')).toBeVisible()
	// The last one is typed and not entered.
	await page.getByLabel('Tags').pressSequentially('Sinistro, telhado , Dicas')
	await publish(page)
	await expect(toast(page, 'Post publicado com sucesso')).toBeVisible()
	await expect(page).toHaveURL(/\/admin\/posts\/[0-9a-f-]{36}$/)
	await expect(page.getByText(/^Salvo \d\d:\d\d$/)).toBeVisible()
	await expect(page.getByRole('link', { name: 'Visualizar' })).toHaveAttribute(
		'href',
		/^\/blog\/vendaval.*preview=true$/,
	)

	const [post] = await sql<{ tags: string[]; slug: string }>('select tags, slug from blog_posts where title = $1', [
		name,
	])
	expect(post!.tags).toEqual(['Sinistro', 'telhado', 'Dicas'])
	const answer = await page.request.get(`/blog/${post!.slug}`)
	expect(answer.status()).toBe(200)
	expect(await (await page.request.get('/sitemap.xml')).text()).toContain(`/blog/${post!.slug}</loc>`)
	await expect.poll(async () => (await page.request.get('/feed.xml')).text()).toContain(`/blog/${post!.slug}</link>`)
	expect(await answer.text()).toContain('As <em>notas</em> do reparo.')
})

test('each tool writes what it says, and can be undone and done again', async ({ page, signIn, insert }) => {
	const { id } = await insert.post({ ...before, content: '' })
	await signIn(page)
	await open(page, `/admin/posts/${id}`)
	await visual(page).click()
	await page.keyboard.type('Palavra')
	await page.keyboard.press('Home')
	await page.keyboard.press('Shift+End')
	async function use(tool: string, written: string | RegExp) {
		await tools(page).getByRole('button', { name: tool, exact: true }).click()
		await expect(html(page)).toHaveValue(written)
	}
	await use('Itálico', '<p><em>Palavra</em></p>')
	await use('Desfazer', '<p>Palavra</p>')
	await use('Refazer', '<p><em>Palavra</em></p>')
	await use('Itálico', '<p>Palavra</p>')
	for (const written of ['<p><code>Palavra</code></p>', '<p>Palavra</p>']) {
		await choose(page, 'Inserir', 'Código')
		await expect(html(page)).toHaveValue(written)
	}
	await use('Lista', '<ul>\n<li>Palavra</li>\n</ul>')
	await use('Lista numerada', '<ol>\n<li>Palavra</li>\n</ol>')
	await use('Lista numerada', '<p>Palavra</p>')
	await use('Citação', '<blockquote><p>Palavra</p></blockquote>')
	await tools(page).getByRole('button', { name: 'Link', exact: true }).click()
	await page.getByRole('dialog', { name: 'Link' }).getByLabel('Endereço').fill('/seguros/auto')
	await page.keyboard.press('Enter')
	await expect(html(page)).toHaveValue('<blockquote><p><a href="/seguros/auto">Palavra</a></p></blockquote>')
	await use('Citação', '<p><a href="/seguros/auto">Palavra</a></p>')
	await choose(page, 'Inserir', 'Tabela de 2 × 5')
	// In place of the selected word, and something though no word stands in it yet.
	await expect(html(page)).toHaveValue(/^<table>\n<thead>\n<tr>(<th[^>]*><\/th>){2}<\/tr>/)
})

test('what is typed into each card is saved and there again after a reload', async ({ page, signIn, insert }) => {
	const { id } = await insert.post(before)
	await signIn(page)
	await openHtml(page, `/admin/posts/${id}`)
	const typed = {
		'Frase de foco': 'seguro de barco',
		Autor: 'Beatriz Lima',
		'Endereço da fonte 1': 'https://www.gov.br/susep',
		'Pergunta 1': 'Quanto custa?',
		'Resposta 1': 'Depende do barco.',
	}
	await page.getByRole('button', { name: 'Adicionar', exact: true }).click()
	await page.getByRole('button', { name: 'Adicionar pergunta' }).click()
	for (const [label, text] of Object.entries(typed)) await page.getByLabel(label, { exact: true }).fill(text)
	await save(page).click()
	await expect(toast(page, 'Post salvo com sucesso')).toBeVisible()
	await page.reload()
	for (const [label, text] of Object.entries(typed))
		await expect(page.getByLabel(label, { exact: true })).toHaveValue(text)
})

test('the visual view says what it would change and leaves the text alone', async ({ page, signIn, insert }) => {
	const content = '<ol reversed="">\n<li>Três</li>\n</ol>'
	const { id } = await insert.post({ ...before, content })
	await signIn(page)
	await open(page, `/admin/posts/${id}`)
	const warning = page.getByRole('alert').filter({ hasText: 'marcação que o editor visual não conhece' })
	await expect(warning).toContainText('<ol reversed="">')
	await expect(html(page)).toHaveValue(content)
	await warning.getByRole('button', { name: 'Manter em HTML' }).click()
	await expect(warning).toBeHidden()

	await page.getByRole('tab', { name: 'Visual' }).click()
	await warning.getByRole('button', { name: 'Converter mesmo assim' }).click()
	await expect(visual(page)).toContainText('Três')
	await page.getByRole('tab', { name: 'HTML' }).click()
	await expect(html(page)).toHaveValue('<ol>\n<li>Três</li>\n</ol>')
})

test('our boxes, tables, steps and facts survive the visual view letter for letter', async ({
	page,
	sql,
	signIn,
	insert,
}) => {
	const [demo] = await sql(`select id, content from blog_posts where slug = 'bati-o-carro-primeiras-24-horas'`)
	expect(demo!['content']).toContain('<data value="fato:sinistro-resposta">30 dias</data>')
	const { id } = await insert.post({ ...before, content: demo!['content']! })
	await signIn(page)
	await open(page, `/admin/posts/${id}`)
	await visual(page).getByRole('heading', { name: 'Os primeiros dez minutos' }).click()
	await page.keyboard.press('End')
	await page.keyboard.type(' depois')
	await save(page).click()
	await expect(toast(page, 'Post salvo com sucesso')).toBeVisible()
	const [after] = await sql('select content from blog_posts where id = $1', [id])
	expect(after!['content']).toBe(demo!['content']!.replace('dez minutos</h2>', 'dez minutos depois</h2>'))
})

test('what is too long or missing is said beside its field', async ({ page, signIn }) => {
	await signIn(page)
	await openHtml(page, '/admin/posts/new')
	await save(page).click()
	await expect(page.getByText('Informe o título', { exact: true })).toBeVisible()
	await expect(toast(page, 'Erro ao salvar post')).toBeVisible()
	await expect(title(page)).toBeFocused()
	await title(page).fill('Um título')
	await expect(page.getByRole('group', { name: 'Prévia na busca, no desktop' })).toContainText('Um título')
	await page.getByText('Celular', { exact: true }).click()
	await expect(page.getByRole('group', { name: 'Prévia na busca, no celular' })).toContainText('Um título')
	await page.getByLabel('Meta título').fill('x'.repeat(61))
	await expect(page.getByText('61/60', { exact: true })).toBeVisible()
	await expect(page.getByText('610/580 px')).toBeVisible()
	await page.getByLabel('Meta descrição').fill('y'.repeat(144))
	await expect(page.getByText('144/160', { exact: true })).toBeVisible()
	await save(page).click()
	await expect(page.getByText('O meta título tem no máximo 60 caracteres', { exact: true })).toBeVisible()
	await expect(page).toHaveURL(/\/new/)
})

test('an address follows the title until readers know it, and then changes only on purpose', async ({
	page,
	sql,
	signIn,
}) => {
	const mark = randomUUID()
	await signIn(page)
	await openHtml(page, '/admin/posts/new')
	await title(page).fill(`Primeiro ${mark}`)
	await expect(page.getByText(`/blog/primeiro-${mark}`)).toBeVisible()
	await save(page).click()
	await expect(toast(page, 'Post criado com sucesso')).toBeVisible()
	await title(page).fill(`Segundo ${mark}`)
	await publish(page)
	await expect(toast(page, 'Post publicado com sucesso')).toBeVisible()
	await expect(page.getByText(`/blog/segundo-${mark}`)).toBeVisible()

	await title(page).fill(`Terceiro ${mark}`)
	await save(page).click()
	await expect(toast(page, 'Post salvo com sucesso')).toBeVisible()
	await expect(page.getByText(`/blog/segundo-${mark}`)).toBeVisible()

	await page.getByRole('button', { name: 'Editar', exact: true }).click()
	await page.getByLabel('Endereço do artigo').fill(`Quarto ${mark}`)
	await expect(page.getByText(`/blog/segundo-${mark} passa a redirecionar`)).toBeVisible()
	await publish(page)
	await expect
		.poll(async () => (await sql('select slug from blog_posts where title = $1', [`Terceiro ${mark}`]))[0]!['slug'])
		.toBe(`quarto-${mark}`)
	const old = await page.request.get(`/blog/segundo-${mark}`, { maxRedirects: 0 })
	expect(old.headers()['location']).toBe(`/blog/quarto-${mark}`)
})

test('a draft is booked by the clock of Brasília', async ({ page, sql, signIn, insert }) => {
	const { id } = await insert.post(before)
	await signIn(page)
	await openHtml(page, `/admin/posts/${id}`)
	await openDates(page)
	await page.getByLabel('Publicar em').fill('2031-03-10T09:30')
	await expect(page.getByText('Agendado para 10/03/2031, 09:30, horário de Brasília.')).toBeVisible()
	await page.getByLabel('Retirar do ar em').fill('2031-03-09T09:30')
	await save(page).click()
	await expect(page.getByText('A retirada vem depois da publicação', { exact: true })).toBeVisible()
	await page.getByLabel('Retirar do ar em').fill('')
	await save(page).click()
	// It goes out by itself from now on, so what speaks against it is shown at once.
	await finishPublishing(page)
	await expect(page.getByText('Agendado', { exact: true })).toBeVisible()
	const [post] = await sql(
		`select to_char(publish_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI') as due from blog_posts where id = $1`,
		[id],
	)
	expect(post!['due']).toBe('2031-03-10 12:30')
})

test('problems lead to their place in both views, and some are mended there', async ({ page, signIn, insert }) => {
	const content = `<p>Antes do prazo, leia tudo e <a href="/seguros/auto">clique aqui</a>.</p>\n<p><img src="/favicon.svg" /></p>\n<h2>Prazos</h2>\n<h4>Do aviso</h4>\n${judgedText}`
	const { id } = await insert.post({ ...before, content })
	await signIn(page)
	await open(page, `/admin/posts/${id}`)
	await expect(page.getByRole('img', { name: /^Pontuação \d+ de 100/ })).toBeVisible()
	await expect(visual(page).locator('img.seo-mark')).toBeVisible()
	const all = page.getByRole('button', { name: /^Mostrar mais/ })
	await all.click()
	const problems = page.getByRole('list', { name: 'Problemas de SEO' })
	const vague = problems.getByRole('listitem').filter({ hasText: '“clique aqui” não diz aonde leva' })
	await vague.getByRole('button', { name: 'Ver' }).click()
	await expect(visual(page).locator('.seo-target')).toHaveText('clique aqui')
	await expect(visual(page)).toBeFocused()
	await expect(visual(page).getByText('Imagem sem texto alternativo')).toBeVisible()
	await title(page).focus()
	await problems
		.getByRole('listitem')
		.filter({ hasText: 'palavras; o mínimo' })
		.getByRole('button', { name: 'Ver' })
		.click()
	await expect(visual(page)).toBeFocused()
	const sources = problems.getByRole('listitem').filter({ hasText: 'nenhuma fonte oficial' })
	await sources.getByRole('button', { name: 'Ver' }).click()
	await expect(page.getByRole('button', { name: 'Adicionar', exact: true })).toBeFocused()

	await visual(page).locator('img[src]').click()
	await choose(page, 'Inserir', 'Imagem')
	await page.getByRole('dialog', { name: 'Imagem do texto' }).getByLabel('Texto alternativo').fill('Um farol')
	await page.keyboard.press('Enter')
	await expect(visual(page).getByRole('img', { name: 'Um farol' })).toBeVisible()
	await page.keyboard.press('Control+z')
	await expect(visual(page).getByRole('img', { name: 'Um farol' })).toBeHidden()

	await page.getByRole('tab', { name: 'HTML' }).click()
	await vague.getByRole('button', { name: 'Ver' }).click()
	const selected = () =>
		html(page).evaluate((area: HTMLTextAreaElement) => area.value.slice(area.selectionStart, area.selectionEnd))
	await expect.poll(selected).toBe('<a href="/seguros/auto">clique aqui</a>')

	const picture = problems
		.getByRole('listitem')
		.filter({ hasText: /alternativo/ })
		.first()
	await picture.getByRole('button', { name: 'Ver' }).click()
	await expect.poll(selected).toBe('<img src="/favicon.svg" />')
	// Nobody but a person can say what a picture shows.
	await expect(picture.getByRole('button', { name: 'Corrigir' })).toHaveCount(0)
	const level = problems.getByRole('listitem').filter({ hasText: '“Do aviso”' })
	await level.getByRole('button', { name: 'Corrigir' }).click()
	await expect(html(page)).toHaveValue(/<h3>Do aviso<\/h3>/)
	await expect(level).toBeHidden()
	const unreviewed = problems.getByRole('listitem').filter({ hasText: 'ninguém verificou os fatos' })
	await expect(unreviewed).toContainText('· −')
	await unreviewed.getByRole('button', { name: 'Ver' }).click()
	await expect(page.getByLabel('Autor', { exact: true })).toBeFocused()
})

test('the SEO dashboard mends a text over the server and says what failed', async ({
	page,
	signIn,
	complaints,
	insert,
}) => {
	const { id } = await insert.post({ ...before, content: '<h1>Um</h1><p>Texto.</p><h1>Dois</h1>' })
	await signIn(page)
	await openHtml(page, `/admin/posts/${id}`)
	await page.getByRole('button', { name: 'Corrigir tudo' }).click()
	const dialog = page.getByRole('dialog', { name: 'Painel de SEO' })
	await expect(dialog.getByRole('tab')).toHaveText([
		'Comparação',
		'Google PageSpeed',
		'Validação YMYL',
		/^Correções \(\d+\)$/,
	])
	await dialog.getByRole('tab', { name: 'Google PageSpeed' }).click()
	await dialog.getByRole('button', { name: 'Analisar página' }).click()
	await expect(toast(page, 'URL necessária')).toBeVisible()
	await dialog.getByRole('button', { name: 'Testar conexão' }).click()
	await expect(toast(page, 'Conexão em ordem')).toBeVisible()
	const unique = dialog.getByRole('listitem').filter({ hasText: 'Diferente dos outros artigos do site' })
	await dialog.getByRole('tab', { name: 'Validação YMYL' }).click()
	await dialog.getByRole('button', { name: 'Validar no servidor' }).click()
	await dialog.getByText(/regras com todos os pontos$/).click()
	await expect(unique).toContainText('parecido')
	await page.route('**/admin/api/fix-content', (route) => route.fulfill({ status: 400, json: { error: 'Não deu.' } }))
	await dialog.getByRole('button', { name: 'Aplicar todas as correções' }).click()
	await expect(toast(page, 'Erro na correção')).toBeVisible()
	await dialog.getByRole('button', { name: 'Testar conexão' }).click()
	await expect(toast(page, 'Falha na conexão')).toBeVisible()
	complaints.length = 0
	await page.unroute('**/admin/api/fix-content')
	await dialog.getByRole('button', { name: 'Aplicar todas as correções' }).click()
	await expect(toast(page, 'Correções aplicadas')).toBeVisible()
	await dialog.getByRole('tab', { name: 'Comparação' }).click()
	await expect(dialog.getByRole('list', { name: 'O que mudou no texto' })).toContainText('H2 Dois')
	await expect(dialog.getByRole('row', { name: /^Soma de YMYL \(vale 60 % da nota\) 100 / })).toBeVisible()
	await page.keyboard.press('Escape')
	await expect(html(page)).toHaveValue(/<h2>Dois<\/h2>/)

	await html(page).fill('')
	await page.getByRole('button', { name: 'Corrigir tudo' }).click()
	await dialog.getByRole('button', { name: 'Validar no servidor' }).click()
	await expect(toast(page, 'Conteúdo necessário')).toBeVisible()
})

test('a picture of the library goes into the text, sent from the editor itself', async ({
	page,
	sql,
	signIn,
	insert,
}) => {
	await signIn(page)
	const { id } = await insert.post(before)
	await open(page, `/admin/posts/${id}`)
	await visual(page).click()
	await choose(page, 'Inserir', 'Imagem')
	const dialog = page.getByRole('dialog', { name: 'Escolher imagem' })
	const name = uniqueName()
	await dialog.locator('input[type=file]').setInputFiles(await aPhoto(`${name}.jpg`))
	await dialog.getByRole('button', { name: new RegExp(`^Usar .*${name}`) }).click()
	await expect(dialog).toBeHidden()
	const picture = visual(page).locator('img[src]')
	await expect(picture).toHaveAttribute('src', /^\/media\/files\/[0-9a-f]+-600x300\.webp$/)

	// Put in its own place again, now that somebody is to be named for it.
	await sql(
		`update media_files set credit = 'Ana Luz', credit_url = 'https://fotos.example/ana' where original_name like $1`,
		[`${name}%`],
	)
	await picture.click()
	await choose(page, 'Inserir', 'Imagem')
	await page.getByRole('button', { name: 'Trocar imagem' }).click()
	await dialog.getByRole('button', { name: new RegExp(`^Usar .*${name}`) }).click()
	await expect(visual(page).locator('figcaption')).toHaveText('Imagem: Ana Luz')
	await save(page).click()
	await expect(toast(page, /salvo/)).toBeVisible()
	const [post] = await sql('select content from blog_posts where id = $1', [id])
	expect(post!['content']).toMatch(
		/<figure>\n<img [^>]*src="\/media\/files\/[^>]+ \/>\n<figcaption>Imagem: <a href="https:\/\/fotos\.example\/ana" target="_blank" rel="noopener noreferrer">Ana Luz<\/a><\/figcaption>\n<\/figure>/,
	)
	// And the visual view knows it again.
	await page.reload()
	await expect(visual(page).locator('figcaption')).toHaveText('Imagem: Ana Luz')
})

test('the old address of the editor leads to the new one, and a lost article back to the list', async ({
	page,
	signIn,
	insert,
}) => {
	const { id } = await insert.post(before)
	await signIn(page)
	await page.goto(`/admin/posts/edit/${id}`)
	await expect(page).toHaveURL(new RegExp(`/admin/posts/${id}$`))
	await page.goto(`/admin/posts/${randomUUID()}`)
	await expect(page).toHaveURL(/\/admin\/posts$/)
	await expect(page.getByText('Post não encontrado')).toBeVisible()
})

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false })

	test('the form saves, and says what is wrong without losing what was typed', async ({
		page,
		sql,
		signIn,
		complaints,
	}) => {
		const mark = randomUUID()
		await signIn(page)
		await page.goto('/admin/posts/new')
		await page.getByLabel('Resumo').fill(`Resumo ${mark}`)
		await save(page).click()
		await expect(page.getByText('Informe o título', { exact: true })).toBeVisible()
		await expect(page.getByLabel('Resumo')).toHaveValue(`Resumo ${mark}`)
		// The refusal's status.
		complaints.length = 0
		await title(page).fill(`Sem script ${mark}`)
		await page.getByLabel('Tags').fill('um, dois')
		await save(page).click()
		await expect(page).toHaveURL(/\/admin\/posts\/[0-9a-f-]{36}$/)
		const [post] = await sql<{ tags: string[]; excerpt: string }>(
			'select tags, excerpt from blog_posts where title = $1',
			[`Sem script ${mark}`],
		)
		expect(post).toEqual({ tags: ['um', 'dois'], excerpt: `Resumo ${mark}` })
	})
})

test('the editor passes the accessibility rules in both themes and fits a phone', async ({
	page,
	sql,
	signIn,
	insert,
}) => {
	// A whole article, and the rules look at every word of it five times.
	const [demo] = await sql(`select content from blog_posts where slug = 'bati-o-carro-primeiras-24-horas'`)
	const { id } = await insert.post({ ...before, content: `${demo!['content']}<p><img src="/favicon.svg" /></p>` })
	await signIn(page)
	await open(page, `/admin/posts/${id}`)
	await expect(visual(page)).toBeVisible()
	await expect(page.getByRole('img', { name: /^Pontuação/ })).toBeVisible()
	for (const width of [1440, 390]) {
		await page.setViewportSize({ width, height: 900 })
		await expectAccessible(page, `at ${width} px`)
		expect(await overflowOf(page), `at ${width} px`).toBe(0)
	}
	await page.getByRole('tab', { name: 'HTML' }).click()
	await expect(html(page)).toBeVisible()
	expect(await accessibilityFaults(page)).toEqual([])
})

test('javascript: is gone from the text once it is saved', async ({ page, signIn }) => {
	await signIn(page)
	await open(page, '/admin/posts/new')
	await title(page).fill(`Endereços que agem ${randomUUID()}`)
	await page.getByRole('tab', { name: 'HTML' }).click()
	await html(page).fill('<p>Não digite javajavascript:script:alert(1)</p>')
	await page.getByRole('button', { name: 'Salvar', exact: true }).click()
	await expect(html(page)).toHaveValue('<p>Não digite alert(1)</p>')
})
