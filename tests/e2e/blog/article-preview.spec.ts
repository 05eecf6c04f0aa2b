import { postChanges } from '#db/schema/posts.ts'
import { expect, open, test } from '../fixtures.ts'

test('an admin sees drafts, marked as such, and nobody keeps them', async ({
	page,
	sql,
	signIn,
	playwright,
	baseURL,
	insert,
}) => {
	await insert.post({ title: 'Ainda não', slug: 'ainda-nao', content: '<p>Em obras</p>' })
	await insert.publishedPost({ title: 'No ar', slug: 'no-ar', content: '<p>Pronto</p>' })
	await signIn(page)

	const draft = await page.goto('/blog/ainda-nao')
	expect(draft!.headers()['cache-control']).toBe('no-store')
	expect(draft!.headers()['etag']).toBeUndefined()
	await expect(page.getByText('RASCUNHO')).toBeVisible()
	await expect(page.getByText('PREVIEW')).toBeHidden()
	await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
	await expect(page.locator('link[rel=canonical]')).toHaveCount(0)

	await page.goto('/blog/ainda-nao?preview=true')
	await expect(page.getByText('PREVIEW')).toBeVisible()
	await expect(page.getByText('Em obras')).toBeVisible()

	const published = await page.goto('/blog/no-ar?preview=true')
	expect(published!.headers()['cache-control']).toBe('no-store')
	await expect(page.getByText('PREVIEW')).toBeVisible()
	await expect(page.getByText('RASCUNHO')).toBeHidden()

	const stranger = await playwright.request.newContext({ baseURL: baseURL! })
	expect((await stranger.get('/blog/ainda-nao?preview=true', { maxRedirects: 0 })).status()).toBe(302)
	const seen = await (await stranger.get('/blog/no-ar?preview=true')).text()
	expect(seen).toContain('Pronto')
	expect(seen).not.toContain('PREVIEW')
	await stranger.dispose()
	await sql(`delete from blog_posts where slug in ('ainda-nao', 'no-ar')`)
})

test('the preview of a live article shows the changes that wait, by the word of every screen, and leads back', async ({
	page,
	context,
	request,
	db,
	signIn,
	insert,
}) => {
	const post = await insert.publishedPost({ content: '<p>O que os leitores veem.</p>' })
	const { title, excerpt, slug } = post
	const fields = { title, excerpt, content: '<p>O que espera.</p>', slug: `${slug}-novo`, status: 'published' }
	await db.insert(postChanges).values({ postId: post.id, fields, version: 2 })
	await signIn(page)
	await open(page, `/admin/posts/${post.id}`)
	const opening = context.waitForEvent('page')
	await page.getByRole('link', { name: 'Visualizar' }).click()
	const preview = await opening
	await expect(preview.getByText('O que espera.')).toBeVisible()
	await expect(preview.getByText('Publicado com alterações não publicadas')).toBeVisible()
	await expect(
		preview.getByText(/^Alterações salvas em .*: os leitores ainda veem a versão publicada\.$/),
	).toBeVisible()
	await preview.getByRole('link', { name: 'Editar' }).click()
	await expect(preview).toHaveURL(`/admin/posts/${post.id}`)
	expect(await (await request.get(`/blog/${slug}`)).text()).toContain('O que os leitores veem.')

	const [live, draft] = [await insert.publishedPost(), await insert.post()]
	await page.goto(`/blog/${live.slug}?preview=true`)
	await expect(page.getByText('É o que os leitores veem agora.')).toBeVisible()
	await page.goto(`/blog/${draft.slug}?preview=true`)
	await expect(page.getByText('Só a equipe vê esta página.')).toBeVisible()
})
