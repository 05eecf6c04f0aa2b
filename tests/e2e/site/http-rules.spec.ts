import { Agent, request as ask, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { expect, test } from '../fixtures.ts'

/** Playwright's own requests hide the connection's header, and know no TRACE. */
async function raw(path: string, { method = 'GET', headers = {}, body = '', agent = new Agent() } = {}) {
	const answer = await new Promise<IncomingMessage>((resolve, reject) => {
		ask(process.env['E2E_URL'] + path, { method, headers, agent }, resolve)
			.on('error', reject)
			.end(body)
	})
	const { statusCode: status, headers: got } = answer
	return { status, headers: got, body: await text(answer) }
}

const files = [
	'/robots.txt',
	'/.well-known/security.txt',
	'/sitemap.xml',
	'/feed.xml',
	'/atom.xml',
	'/favicon.svg',
	'/favicon.ico',
	'/media/covers/wide/auto/x.svg',
	'/media/share/site/home.png',
]
const others = ['/', '/blog', '/blog?q=auto', '/nada', '/admin/login', '/openapi.json', '/healthz']

for (const path of [...files, ...others]) {
	test(`HEAD of ${path} tells what GET sends`, async () => {
		for (const encoding of ['gzip', 'identity']) {
			const headers = { 'accept-encoding': encoding }
			const told = (method: string) =>
				raw(path, { method, headers }).then(({ status, headers: { date, 'x-correlation-id': id, ...rest } }) => ({
					...rest,
					status,
					both: [typeof date, typeof id],
				}))
			const [get, head] = [await told('GET'), await told('HEAD')]
			expect(head).toEqual(get)
			expect(Number(get['content-length'])).toBeGreaterThan(0)
			expect(Object.fromEntries(Object.entries(get))['content-security-policy']).toContain("default-src 'none'")
		}
	})

	// The back office asks who is there before it says what it takes.
	if (path.startsWith('/admin')) continue
	test(`${path} says what it takes to whoever asks for something else`, async () => {
		const refused = await raw(path, { method: 'DELETE' })
		expect(refused.status).toBe(405)
		expect(refused.headers.allow).toMatch(/^GET, HEAD(, POST)?$/)
	})
}

for (const path of files) {
	test(`${path} is not sent to who has it, whatever a proxy did to its tag`, async () => {
		const { headers } = await raw(path, { headers: { 'accept-encoding': 'gzip' } })
		const tag = headers.etag!.replace(/^W\//, '')
		for (const known of [tag, `W/${tag}`, `"other", W/${tag}`, '*']) {
			const again = await raw(path, { headers: { 'accept-encoding': 'gzip', 'if-none-match': known } })
			expect([again.status, again.body]).toEqual([304, ''])
			expect(again.headers.etag).toBe(headers.etag)
			expect(again.headers.vary).toBe(headers.vary)
		}
		expect((await raw(path, { headers: { 'if-none-match': '"other"' } })).status).toBe(200)
	})
}

test('a page without a form is not posted to, one with a form is', async () => {
	expect(await raw('/blog', { method: 'POST' })).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } })
	expect(await raw('/contact', { method: 'PUT' })).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD, POST' } })
	expect(await raw('/functions/v1/auto-fix-seo')).toMatchObject({ status: 405, headers: { allow: 'POST' } })
	for (const method of ['GET', 'HEAD', 'DELETE'])
		expect(await raw('/api/count', { method })).toMatchObject({ status: 405, headers: { allow: 'POST' } })
})

test('TRACE is refused like any other method that is not taken', async () => {
	for (const path of ['/', '/healthz', '/nada']) {
		expect(await raw(path, { method: 'TRACE' })).toMatchObject({ status: 405, headers: { allow: expect.any(String) } })
	}
})

test('who sent too much reads why, and is told that the connection ends', async () => {
	const agent = new Agent({ keepAlive: true, maxSockets: 1 })
	for (let round = 0; round < 6; round += 1) {
		const body = 'a'.repeat((round % 2 ? 20 : 2) * 1024 * 1024)
		const chunked = round % 3 === 0 ? { 'transfer-encoding': 'chunked' } : {}
		const refused = await raw('/contact', {
			method: 'POST',
			body,
			agent,
			headers: { 'x-forwarded-for': '10.1.2.3', ...chunked },
		})
		expect(refused).toMatchObject({ status: 413, headers: { connection: 'close' } })
		expect(JSON.parse(refused.body)).toMatchObject({ code: 'TOO_LARGE' })
		expect((await raw('/healthz', { agent })).status).toBe(200)
	}
	agent.destroy()
})

test('capitals lead to the one address there is', async () => {
	for (const [asked, address] of [
		['/Blog?q=AUTO', '/blog?q=AUTO'],
		['/Contact', '/contact'],
		['/Seguros/Auto', '/seguros/auto'],
		['/Transparencia', '/transparencia'],
		['/Blog/Categoria/Viagem/', '/blog/categoria/viagem'],
		['/Admin/Login?next=%2Fadmin%2FLeads', '/admin/login?next=%2Fadmin%2FLeads'],
	] as const) {
		expect(await raw(asked)).toMatchObject({ status: 308, headers: { location: address } })
	}
})
