import { randomUUID } from 'node:crypto'
import { expect, test } from '../fixtures.ts'

test('a page is sent with a tag, and again as 304 in every encoding', async ({ request }) => {
	for (const encoding of ['br', 'gzip', 'identity']) {
		const headers = { 'accept-encoding': encoding }
		const first = await request.get('/', { headers })
		expect(first.headers()['content-encoding'] ?? 'identity').toBe(encoding)
		expect(first.headers()['vary']).toBe('Accept-Encoding')
		const again = await request.get('/', { headers: { ...headers, 'if-none-match': first.headers()['etag']! } })
		expect(again.status()).toBe(304)
	}
})

test('advertising parameters share one copy, and what the page reads does not', async ({ request }) => {
	const plain = await request.get('/blog')
	const fromAd = await request.get('/blog?utm_source=ad&gclid=1')
	const second = await request.get('/blog?pagina=2&utm_source=ad')
	expect(fromAd.headers()['etag']).toBe(plain.headers()['etag'])
	expect(second.headers()['etag']).not.toBe(plain.headers()['etag'])
})

test('a published article appears on the cached list, and leaves it as a draft', async ({
	page,
	request,
	sql,
	insert,
}) => {
	const title = `Notícia ${randomUUID()}`
	const shown = async () => (await (await request.get('/blog')).text()).includes(title)
	expect(await shown()).toBe(false)
	const { slug } = await insert.publishedPost({ title, publishedAt: new Date() })
	await expect.poll(shown).toBe(true)
	await page.goto('/blog')
	await expect(page.getByRole('heading', { name: title })).toBeVisible()
	await sql(`update blog_posts set status = 'draft' where slug = $1`, [slug])
	await expect.poll(shown).toBe(false)
	await sql('delete from blog_posts where slug = $1', [slug])
})

test('someone with a session gets pages made for them alone', async ({ request }) => {
	const headers = { cookie: 'farol.session_token=x' }
	const personal = await request.get('/blog', { headers })
	expect(personal.status()).toBe(200)
	expect(personal.headers()['etag']).toBeUndefined()
})

test('errors and searches are never kept', async ({ request }) => {
	for (const path of ['/pagina-que-nao-existe', '/blog?q=auto']) {
		expect((await request.get(path)).headers()['cache-control']).toBe('no-store')
	}
})

test('built files may be kept for ever and come compressed', async ({ request }) => {
	const html = await (await request.get('/')).text()
	const asset = /\/assets\/home-page-[^"]+\.css/.exec(html)![0]
	const response = await request.get(asset, { headers: { 'accept-encoding': 'br' } })
	expect(response.headers()).toMatchObject({
		'cache-control': 'public, max-age=31536000, immutable',
		'content-encoding': 'br',
		'x-content-type-options': 'nosniff',
	})
})
