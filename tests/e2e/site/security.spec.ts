import { expect, test } from '../fixtures.ts'

for (const path of ['/', '/blog', '/pagina-que-nao-existe']) {
	test(`${path} carries the security headers`, async ({ request }) => {
		const headers = (await request.get(path)).headers()
		expect(headers).toMatchObject({
			'x-content-type-options': 'nosniff',
			'x-frame-options': 'DENY',
			'referrer-policy': 'strict-origin-when-cross-origin',
			'cross-origin-opener-policy': 'same-origin',
			'cross-origin-resource-policy': 'same-origin',
		})
		expect(headers['permissions-policy']).toContain('camera=()')
		expect(headers['x-correlation-id']).toMatch(/^[0-9a-f]{12}-[0-9a-z]+$/)
		const scripts = /script-src ([^;]*)/.exec(headers['content-security-policy']!)![1]!
		expect(scripts).toContain("'sha256-")
		expect(scripts).not.toMatch(/unsafe|\*|https?:/)
		expect(headers['x-powered-by']).toBeUndefined()
		expect(headers['server']).toBeUndefined()
	})
}

test('a client cannot choose its correlation id or the origin in the page', async ({ request }) => {
	const response = await request.get('/blog', {
		headers: { 'x-correlation-id': 'forged', 'x-forwarded-host': 'mal.example', host: 'mal.example' },
	})
	expect(response.headers()['x-correlation-id']).not.toBe('forged')
	expect(await response.text()).not.toContain('mal.example')
})

test('a form of another site cannot post with our cookies', async ({ request }) => {
	const response = await request.post('/blog', {
		headers: { cookie: 'farol.session_token=x', origin: 'https://mal.example', 'sec-fetch-site': 'cross-site' },
		form: { a: '1' },
	})
	expect(response.status()).toBe(403)
	expect(await response.json()).toMatchObject({ code: 'FORBIDDEN_ORIGIN', correlationId: expect.any(String) })
})

test('a body past one megabyte is refused', async ({ request }) => {
	const response = await request.post('/blog', { data: 'a'.repeat(1024 * 1024 + 1) })
	expect(response.status()).toBe(413)
})

test.describe('bad input never breaks the server', () => {
	const paths = [
		'/%00',
		'/%ff',
		'/blog?pagina=%00',
		'/blog?q=%00',
		'/blog?q=%ff',
		"/blog?q=';drop table blog_posts;--",
		'/blog?categoria=%27',
		'/blog?pagina=99999999999999999999',
		`/blog?q=${'a'.repeat(5000)}`,
		'/media/covers/wide/__proto__/a.svg',
		'/media/covers/constructor/auto/a.svg',
		'/media/covers/wide/auto/..%2f..%2fetc.svg',
		'/assets/../../package.json',
		'/assets/%2e%2e/%2e%2e/package.json',
		'/.env',
		'//mal.example/%2f..',
	]
	for (const path of paths) {
		test(path.slice(0, 60), async ({ request }) => {
			const response = await request.get(process.env['E2E_URL'] + path, { maxRedirects: 0 })
			expect(response.status()).toBeLessThan(500)
			expect(await response.text()).not.toMatch(/node_modules|at async|\/src\/|SELECT/)
			const location = response.headers()['location']
			if (location) expect(location).toMatch(/^\/(?!\/)/)
		})
	}
})
