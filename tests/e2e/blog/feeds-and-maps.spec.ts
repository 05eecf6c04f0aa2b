import { schemaFaults } from '#core/sitemap/testing/schema-faults.ts'
import { expect, test } from '../fixtures.ts'

function addressesIn(xml: string): string[] {
	return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address!)
}

test('robots.txt keeps crawlers out of the back office and names the map', async ({ request, baseURL }) => {
	const answer = await request.get('/robots.txt')
	expect(answer.headers()['content-type']).toContain('text/plain')
	expect(await answer.text()).toContain(`Disallow: /admin\n`)
	expect(await answer.text()).toContain(`Sitemap: ${baseURL}/sitemap.xml\n`)
})

test('the map is valid and every page on it answers', async ({ request, baseURL }) => {
	const answer = await request.get('/sitemap.xml')
	expect(answer.headers()['content-type']).toContain('application/xml')
	const xml = await answer.text()
	expect(await schemaFaults(xml)).toEqual([])
	const addresses = addressesIn(xml)
	for (const path of ['/', '/blog', '/seguros/auto', '/servicos/consorcio', '/contact', '/blog/categoria/dicas-gerais'])
		expect(addresses).toContain(baseURL + path)
	for (const address of addresses) {
		const page = await request.get(address, { maxRedirects: 0 })
		if (page.status() === 302) {
			// Another test's article, gone meanwhile, and from the map too.
			expect(addressesIn(await (await request.get('/sitemap.xml')).text())).not.toContain(address)
			continue
		}
		expect(page.status(), address).toBe(200)
		expect(await page.text(), address).toContain('"index, follow"')
	}
})

test('the map is sent compressed and again as 304, and follows the blog', async ({ request, sql, insert }) => {
	const first = await request.get('/sitemap.xml')
	expect(first.headers()['content-encoding']).toBe('gzip')
	const again = await request.get('/sitemap.xml', { headers: { 'If-None-Match': first.headers()['etag']! } })
	expect(again.status()).toBe(304)
	const plain = await request.get('/sitemap.xml', { headers: { 'Accept-Encoding': 'identity' } })
	expect(plain.headers()['content-encoding']).toBeUndefined()

	await insert.publishedPost({ title: 'Novo no mapa', slug: 'novo-no-mapa' })
	expect(await (await request.get('/sitemap.xml')).text()).toContain('/blog/novo-no-mapa</loc>')
	await sql(`update blog_posts set status = 'draft' where slug = 'novo-no-mapa'`)
	expect(await (await request.get('/sitemap.xml')).text()).not.toContain('novo-no-mapa')
	await sql(`delete from blog_posts where slug = 'novo-no-mapa'`)
	expect((await request.get('/sitemap-7.xml')).status()).toBe(404)
})

test('the feeds carry whole articles, follow the blog and are announced', async ({
	page,
	request,
	sql,
	baseURL,
	insert,
}) => {
	const feed = await request.get('/feed.xml')
	expect(feed.headers()['content-type']).toContain('application/rss+xml')
	const xml = await feed.text()
	expect(xml.match(/<item>/g)!.length).toBeGreaterThanOrEqual(16)
	expect(xml).toContain(`<link>${baseURL}/blog/bati-o-carro-primeiras-24-horas</link>`)
	expect(xml).toContain('&lt;h2&gt;')

	const category = await (await request.get('/blog/categoria/viagem/feed.xml')).text()
	expect(category).toContain('<category>Viagem</category>')
	expect(category).not.toContain('bati-o-carro')
	expect((await request.get('/blog/categoria/nada/feed.xml')).status()).toBe(404)

	await insert.publishedPost({ title: 'No feed', slug: 'no-feed', publishedAt: new Date() })
	await expect(async () => expect(await (await request.get('/feed.xml')).text()).toContain('No feed')).toPass()
	await sql(`delete from blog_posts where slug = 'no-feed'`)
	await expect(async () => expect(await (await request.get('/feed.xml')).text()).not.toContain('No feed')).toPass()

	await page.goto('/blog')
	const announced = (format: string) => page.locator(`link[type="application/${format}+xml"]`).last()
	await expect(announced('rss')).toHaveAttribute('href', `${baseURL}/feed.xml`)
	await expect(announced('atom')).toHaveAttribute('href', `${baseURL}/atom.xml`)
	await page.goto('/blog/categoria/viagem')
	await expect(announced('rss')).toHaveAttribute('href', `${baseURL}/blog/categoria/viagem/feed.xml`)
	await expect(announced('atom')).toHaveAttribute('href', `${baseURL}/blog/categoria/viagem/atom.xml`)
})

test('an article that moved is found at its old address', async ({ request, page, insert, sql }) => {
	await insert.publishedPost({
		title: 'Mudança',
		slug: 'endereco-antigo',
		featuredImageUrl: '/favicon.svg',
		coverAlt: 'Um farol',
		coverCredit: 'Foto de Fulana',
		coverCreditUrl: 'https://exemplo.com.br/foto',
	})
	await sql(`update blog_posts set slug = 'endereco-novo' where slug = 'endereco-antigo'`)
	const moved = await request.get('/blog/endereco-antigo', { maxRedirects: 0 })
	expect(moved.status()).toBe(301)
	expect(moved.headers()['location']).toBe('/blog/endereco-novo')

	await page.goto('/blog/endereco-antigo')
	await expect(page).toHaveURL(/\/blog\/endereco-novo$/)
	await expect(page.getByRole('img', { name: 'Um farol' })).toBeVisible()
	await expect(page.getByRole('link', { name: 'Foto de Fulana' })).toHaveAttribute(
		'href',
		'https://exemplo.com.br/foto',
	)
	// Nobody has checked it yet, so nobody vouches for it.
	await expect(page.getByText('Revisado por', { exact: true })).toHaveCount(0)
	await sql(`delete from blog_posts where slug = 'endereco-novo'`)
	expect((await request.get('/blog/endereco-antigo', { maxRedirects: 0 })).headers()['location']).toBe('/blog')
})

test('a category that moved is found at its old address, and so are its feeds and the list of it', async ({
	request,
	sql,
	insert,
}) => {
	await insert.category({ name: 'Mudança', slug: 'categoria-antiga' })
	const old = '/blog/categoria/categoria-antiga'
	expect((await request.get(old)).status()).toBe(200)
	await sql(`update blog_categories set slug = 'categoria-nova' where slug = 'categoria-antiga'`)
	for (const end of ['', '/feed.xml', '/atom.xml']) {
		await expect(async () => {
			const moved = await request.get(old + end, { maxRedirects: 0 })
			expect(moved.status()).toBe(301)
			expect(moved.headers()['location']).toBe(`/blog/categoria/categoria-nova${end}`)
		}).toPass()
	}
	const filtered = await request.get('/blog?categoria=categoria-antiga&pagina=3', { maxRedirects: 0 })
	expect([filtered.status(), filtered.headers()['location']]).toEqual([301, '/blog/categoria/categoria-nova'])
	await sql(`delete from blog_categories where slug = 'categoria-nova'`)
	expect((await request.get(old, { maxRedirects: 0 })).headers()['location']).toBe('/blog')
})
