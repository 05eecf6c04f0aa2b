import { randomUUID } from 'node:crypto'
import { expect, showInterest, test } from '../fixtures.ts'

const scriptIn = /data-src="(\/hydration\/[^"]+)"/

test('the text of an article is in its page once, and what React needs of it in a file of its own', async ({
	request,
	insert,
}) => {
	const word = `palavra${randomUUID().slice(0, 8)}`
	const { slug } = await insert.publishedPost({ content: `<p>Um ${word} que só está aqui.</p>` })
	const html = await (await request.get(`/blog/${slug}`)).text()
	expect(html.split(word)).toHaveLength(2)
	expect(html).not.toContain('__reactRouter')
	const script = await request.get(scriptIn.exec(html)![1]!)
	expect(script.headers()).toMatchObject({
		'content-type': 'text/javascript; charset=utf-8',
		'cache-control': 'public, max-age=31536000, immutable',
		'x-content-type-options': 'nosniff',
	})
	expect(await script.text()).toContain(word)
})

test('who still looks at a page that changed since gets the React that fits it', async ({ page, sql, insert }) => {
	const { slug } = await insert.publishedPost({ content: '<p>Texto de antes.</p>' })
	await page.goto(`/blog/${slug}`)
	await sql('update blog_posts set content = $1 where slug = $2', ['<p>Texto de agora.</p>', slug])
	await expect.poll(async () => (await page.request.get(`/blog/${slug}`)).text()).toContain('Texto de agora.')
	// A page that React does not recognise is a complaint in the console, and the test fails of it.
	await showInterest(page)
	await expect(page.getByText('Texto de antes.')).toBeVisible()
})

test('the script of an article that was taken back is gone with it, and so is one that never was', async ({
	request,
	sql,
	insert,
}) => {
	const { slug } = await insert.publishedPost({})
	const address = scriptIn.exec(await (await request.get(`/blog/${slug}`)).text())![1]!
	expect((await request.get(address)).status()).toBe(200)
	await sql(`update blog_posts set status = 'draft' where slug = $1`, [slug])
	await expect.poll(async () => (await request.get(address)).status()).toBe(404)
	for (const path of ['/hydration/x.js', '/hydration/', `/hydration/${'a'.repeat(22)}.js?page=%2Fadmin%2Fposts`])
		expect((await request.get(path)).status()).toBe(404)
})

test('a script that nobody has any more is answered with the present one, which is not kept', async ({ request }) => {
	const answer = await request.get(`/hydration/${'a'.repeat(22)}.js?page=%2F`)
	expect(answer.status()).toBe(200)
	expect(answer.headers()['cache-control']).toBe('no-store')
})

test('who has a session carries the scripts in the page', async ({ request }) => {
	const html = await (await request.get('/', { headers: { cookie: 'farol.session_token=x' } })).text()
	expect(html).not.toMatch(scriptIn)
	expect(html).toContain('__reactRouterContext')
})
