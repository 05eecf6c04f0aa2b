import { servePhotos } from '../../stand-ins/unsplash.ts'
import { expect, test } from '../fixtures.ts'

test('a photo becomes an article’s cover, with its maker named', async ({ page, signIn, baseURL, insert, sql }) => {
	await servePhotos(page)
	const { id, slug } = await insert.publishedPost({ title: 'Capa nova', publishedAt: new Date('2026-01-05T12:00:00Z') })
	// Seen once, so that the cover must get past the page cache.
	expect((await page.goto(`/blog/${slug}`))?.status()).toBe(200)
	await signIn(page)
	const answer = await page.request.post('/functions/v1/generate-images', {
		data: { prompt: 'Seguro auto no litoral', category: 'seguro auto', forceProvider: 'unsplash', postId: id },
		headers: { origin: baseURL! },
	})
	expect(await answer.json()).toMatchObject({
		success: true,
		degraded: false,
		provider: 'unsplash',
		coverSet: true,
		image: { source: 'unsplash', alt: '', described: expect.any(String) },
	})
	await page.context().clearCookies()
	await expect(async () => {
		await page.goto(`/blog/${slug}`)
		await expect(page.getByRole('img', { name: 'Capa do artigo: Capa nova' })).toBeVisible({
			timeout: 500,
		})
	}).toPass()
	await expect(page.getByRole('link', { name: /Ana Farias/ })).toHaveAttribute(
		'href',
		'https://unsplash.com/@anafarias?utm_source=farol&utm_medium=referral',
	)
	await sql(`delete from blog_posts where id = $1`, [id])
})

test('a drawn cover is kept and served like any picture of ours', async ({ page, signIn, baseURL }) => {
	await signIn(page)
	const answer = await page.request.post('/functions/v1/generate-images', {
		data: {
			prompt: 'Seguro residencial',
			category: 'seguro residencial',
			forceProvider: 'placeholder',
			postId: 'test-1',
		},
		headers: { origin: baseURL! },
	})
	const { image, coverSet } = (await answer.json()) as { image: { url: string; alt: string }; coverSet: boolean }
	expect([image.alt, coverSet]).toEqual([expect.stringMatching(/^Ilustração: casa iluminada perto do farol, /), false])
	const picture = await page.request.get(image.url)
	expect(picture.status()).toBe(200)
	expect(picture.headers()).toMatchObject({
		'content-type': 'image/webp',
		'cache-control': 'public, max-age=31536000, immutable',
	})
})
