import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, open, test } from '../fixtures.ts'

type Sql = (text: string, values?: unknown[]) => Promise<Record<string, unknown>[]>

/** A word that only this test's articles have. */
const ownWord = () => `x${randomUUID().slice(0, 8)}`

async function aPost(sql: Sql, title: string, values: Record<string, unknown> = {}): Promise<string> {
	const all = { title, slug: `lista-${randomUUID()}`, content: '<p>Texto</p>', excerpt: 'Um resumo', ...values }
	const names = Object.keys(all)
	const [stored] = await sql(
		`insert into blog_posts (${names.join(', ')}) values (${names.map((_, at) => `$${at + 1}`).join(', ')}) returning id`,
		Object.values(all),
	)
	return String(stored!['id'])
}

const card = (page: Page, title: string) => page.getByRole('article', { name: title })

test('articles are found by search, state and category, and each card says how it stands', async ({
	page,
	sql,
	signIn,
}) => {
	const word = ownWord()
	const [auto] = await sql(`select id, name from blog_categories where slug = 'seguro-auto'`)
	await aPost(sql, `Cotação ${word}`, {
		slug: word,
		status: 'published',
		published_at: '2026-02-03T12:00:00Z',
		created_at: '2026-01-02T12:00:00Z',
		category_id: auto!['id'],
		auto_generated: true,
	})
	await aPost(sql, `Outro ${word}`, { excerpt: 'Sobre a cotação', publish_at: '2099-11-12T17:05:00Z' })
	await signIn(page)
	await open(page, '/admin/posts')
	await page.getByRole('searchbox', { name: 'Buscar' }).fill(`COTACAO ${word}`)
	await page.keyboard.press('Enter')
	await expect(page).toHaveURL(/busca=COTACAO/)
	const live = card(page, `Cotação ${word}`)
	await expect(page.getByRole('article')).toHaveCount(1)
	for (const text of ['Publicado', 'IA', 'Seguro Auto', 'Um resumo', 'Criado em 02/01/2026', 'Publicado em 03/02/2026'])
		await expect(live).toContainText(text)
	const preview = live.getByRole('link', { name: 'Visualizar' })
	await expect(preview).toHaveAttribute('href', `/blog/${word}?preview=true`)
	await expect(preview).toHaveAttribute('target', '_blank')
	await expect(live.getByRole('link', { name: 'Editar' })).toHaveAttribute('href', /\/admin\/posts\/[0-9a-f-]{36}$/)

	await open(page, `/admin/posts?busca=${word}`)
	const states = page.getByRole('navigation', { name: 'Status' })
	await expect(states.getByRole('link')).toHaveText(['todos2', 'publicados1', 'rascunhos1', 'agendados1'])
	await states.getByRole('link', { name: 'rascunhos' }).click()
	await expect(page).toHaveURL(/status=rascunhos/)
	await expect(card(page, `Outro ${word}`)).toContainText('Agendado para 12/11 14:05')
	await expect(page.getByRole('article')).toHaveCount(1)

	await page.getByLabel('Categoria').selectOption({ label: 'Seguro Auto' })
	await expect(page).toHaveURL(/categoria=/)
	await expect(page.getByText('Tente ajustar os filtros de busca.')).toBeVisible()
	await page.getByRole('link', { name: 'Limpar filtros' }).click()
	await expect(page).toHaveURL(/\/admin\/posts$/)
})

test('the list goes on over the page, and says that more is on its way', async ({ page, sql, signIn }) => {
	const word = ownWord()
	await sql(
		`insert into blog_posts (title, slug, created_at)
		 select $1 || ' ' || number, $1 || '-' || number, timestamptz '2016-01-01' - number * interval '1 day' from generate_series(1, 21) number`,
		[word],
	)
	await signIn(page)
	await open(page, `/admin/posts?busca=${word}`)
	await expect(page.getByText('1 a 20 de 21 posts')).toBeVisible()
	let letGo = () => {}
	const held = new Promise<void>((resolve) => {
		letGo = resolve
	})
	await page.route('**/admin/posts.data?*', async (route) => {
		await held
		await route.continue()
	})
	await page.getByRole('link', { name: 'Próxima' }).click()
	await expect(page.getByText('Carregando posts...')).toBeVisible()
	letGo()
	await expect(page.getByRole('article')).toHaveCount(1)
	await expect(card(page, `${word} 21`)).toBeVisible()
	await expect(page.getByText('Página 2 de 2')).toBeVisible()
	await sql('delete from blog_posts where title like $1', [`${word}%`])
})

test('a deleted article is asked about, gone for good and gone from the site at once', async ({
	page,
	sql,
	signIn,
	request,
}) => {
	const slug = ownWord()
	await aPost(sql, `Para excluir ${slug}`, { slug, status: 'published', published_at: '2016-01-01T12:00:00Z' })
	expect((await request.get(`/blog/${slug}`)).url()).toContain(slug)
	await signIn(page)
	await open(page, `/admin/posts?busca=${slug}`)
	await card(page, `Para excluir ${slug}`).getByRole('button', { name: 'Excluir' }).click()
	const dialog = page.getByRole('alertdialog', { name: 'Excluir Post' })
	await expect(dialog).toContainText('Tem certeza que deseja excluir este post? Esta ação não pode ser desfeita.')
	await expect(dialog.getByRole('button', { name: 'Cancelar' })).toBeFocused()
	await page.keyboard.press('Escape')
	await expect(card(page, `Para excluir ${slug}`).getByRole('button', { name: 'Excluir' })).toBeFocused()

	await page.keyboard.press('Enter')
	await dialog.getByRole('button', { name: 'Excluir' }).click()
	await expect(page.getByText('Post excluído')).toBeVisible()
	await expect(page.getByText('Tente ajustar os filtros de busca.')).toBeVisible()
	expect((await request.get(`/blog/${slug}`, { maxRedirects: 0 })).headers()['location']).toBe('/blog')
	expect(await sql(`select 1 from blog_posts where slug = $1`, [slug])).toEqual([])
})

test('when deleting fails the article stays and the person hears of it', async ({ page, sql, signIn, complaints }) => {
	const word = ownWord()
	const id = await aPost(sql, `Preso ${word}`)
	await sql(`create function refuse_${word}() returns trigger language plpgsql as $$ begin raise 'no'; end $$`)
	await sql(
		`create trigger refuse_${word} before delete on blog_posts for each row when (old.id = '${id}') execute function refuse_${word}()`,
	)
	await signIn(page)
	await open(page, `/admin/posts?busca=${word}`)
	await card(page, `Preso ${word}`).getByRole('button', { name: 'Excluir' }).click()
	await page.getByRole('alertdialog').getByRole('button', { name: 'Excluir' }).click()
	await expect(page.getByText('Erro ao excluir post')).toBeVisible()
	await expect(card(page, `Preso ${word}`)).toBeVisible()
	complaints.length = 0
	await sql(`drop trigger refuse_${word} on blog_posts`)
	await sql(`drop function refuse_${word}`)
})

test('several are chosen with the keyboard, published, taken back and deleted together', async ({
	page,
	sql,
	signIn,
	request,
}) => {
	const word = ownWord()
	for (const number of [1, 2]) await aPost(sql, `Lote ${word} ${number}`, { slug: `${word}-${number}` })
	await aPost(sql, `Lote ${word} vazio`, { content: '' })
	await signIn(page)
	await open(page, `/admin/posts?busca=${word}`)
	await page.getByRole('checkbox', { name: `Selecionar Lote ${word} 1` }).press('Space')
	await expect(page.getByText('1 selecionado')).toBeVisible()
	await page.getByRole('checkbox', { name: 'Selecionar todos desta página' }).press('Space')
	await expect(page.getByText('3 selecionados')).toBeVisible()
	await page.getByRole('button', { name: 'Publicar', exact: true }).press('Enter')
	await expect(page.getByText('2 posts publicados')).toBeVisible()
	await expect(page.getByText(`“Lote ${word} vazio” não tem conteúdo.`)).toBeVisible()
	await expect(card(page, `Lote ${word} 1`)).toContainText('Publicado')
	await expect(card(page, `Lote ${word} vazio`)).toContainText('Rascunho')
	expect((await request.get(`/blog/${word}-1`, { maxRedirects: 0 })).status()).toBe(200)

	await page.getByRole('checkbox', { name: 'Selecionar todos desta página' }).check()
	await page.getByRole('button', { name: 'Despublicar' }).click()
	await expect(page.getByText('2 posts despublicados')).toBeVisible()
	expect((await request.get(`/blog/${word}-1`, { maxRedirects: 0 })).status()).toBe(302)

	await page.getByRole('checkbox', { name: 'Selecionar todos desta página' }).check()
	await page.getByRole('button', { name: 'Excluir selecionados' }).click()
	const dialog = page.getByRole('alertdialog', { name: 'Excluir 3 posts' })
	await dialog.getByRole('button', { name: 'Excluir 3 posts' }).click()
	await expect(page.getByText('3 posts excluídos')).toBeVisible()
	expect(await sql(`select 1 from blog_posts where title like $1`, [`Lote ${word}%`])).toEqual([])
	const kept = await sql(`select action from audit_log where subject_label = $1 order by id`, [`Lote ${word} 1`])
	expect(kept.map(({ action }) => action)).toEqual(['post.published', 'post.unpublished', 'post.deleted'])
})

test('articles that were begun and never saved wait on top, for their writer only', async ({ page, sql, signIn }) => {
	const person = await signIn(page)
	const id = randomUUID()
	await sql(`insert into post_working_copies (id, user_id, fields) values ($1, $2, '{"title": "Começo de texto"}')`, [
		id,
		person.id,
	])
	await open(page, '/admin/posts')
	const unsaved = page.getByRole('region').or(page.locator('section')).filter({ hasText: 'Rascunhos não salvos' })
	await expect(unsaved).toContainText('Começo de texto')
	await expect(unsaved.getByRole('link', { name: 'Continuar' })).toHaveAttribute('href', `/admin/posts/new?copia=${id}`)
	await unsaved.getByRole('button', { name: 'Descartar' }).click()
	await page.getByRole('alertdialog').getByRole('button', { name: 'Descartar' }).click()
	await expect(page.getByText('Rascunho descartado')).toBeVisible()
	await expect(unsaved).toHaveCount(0)
	expect(await sql(`select 1 from post_working_copies where id = $1`, [id])).toEqual([])
})

test('on a phone nothing scrolls sideways and everything can be pressed', async ({ page, sql, signIn }) => {
	const word = ownWord()
	await aPost(sql, `Um título bastante comprido sobre responsabilidade civil profissional ${word}`, {
		publish_at: '2099-11-12T17:05:00Z',
		auto_generated: true,
	})
	await page.setViewportSize({ width: 390, height: 800 })
	await signIn(page)
	await open(page, `/admin/posts?busca=${word}`)
	await page.getByRole('checkbox', { name: 'Selecionar todos desta página' }).check()
	await expect(page.getByText('1 selecionado')).toBeVisible()
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
	for (const button of await page.locator('main').getByRole('button').all())
		expect((await button.boundingBox())!.height).toBeGreaterThanOrEqual(44)
})

test('readers see who wrote and reviewed an article, and the questions added to it', async ({ page, sql, request }) => {
	const slug = ownWord()
	await aPost(sql, `Com perguntas ${slug}`, {
		slug,
		status: 'published',
		published_at: '2016-01-01T12:00:00Z',
		fact_checked_at: '2026-01-01T12:00:00Z',
		author_name: 'Beatriz Lima',
		reviewer_name: 'Caio Reis',
		faqs: JSON.stringify([{ question: 'Quanto custa?', answer: 'Depende do carro.' }]),
	})
	await page.goto(`/blog/${slug}`)
	await expect(page.getByRole('heading', { name: 'Perguntas frequentes' })).toBeVisible()
	await expect(page.getByText('Depende do carro.')).toBeVisible()
	const box = page.getByRole('region', { name: 'Autoria e revisão' })
	await expect(box).toContainText('Beatriz Lima')
	await expect(box).toContainText('Caio Reis')
	const html = await (await request.get(`/blog/${slug}`)).text()
	expect(html).toContain('"@type":"FAQPage"')
	expect(html).toContain('Depende do carro.')
})
