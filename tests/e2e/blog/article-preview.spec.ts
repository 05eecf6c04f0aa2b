import { expect, test } from '../fixtures.ts'

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
