import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { enterAsFirstAdmin, FIRST_PASSWORD } from '../first-admin.ts'
import { forms } from '../forms.ts'
import { type ServerProcess, startServer } from '../server-process.ts'
import { preparedDataDir } from './data-dir.ts'

// What no database, no decoder and no file system takes, in every place that somebody outside can write to.

const HALF = '\ud800'
type Asked = [string, () => Promise<Response>]

const SITE_URL = 'https://farol.example'
const URLENCODED = { 'content-type': 'application/x-www-form-urlencoded' }
const texts = ['a\0b', HALF, '%zz', '\ufffe\uffff\u202e', 'x'.repeat(100_000)]
/** As they stand in an address: also overlong UTF-8, a half character and bytes that are no UTF-8. */
const encoded = ['%00', 'a%00b', '%ED%A0%80', '%C0%AF', '%FF%FE', '%', '%zz', '%2500', '..%2f..%2f', 'x'.repeat(8_000)]

const publicPages = [
	'/',
	'/contact',
	'/seguros/auto',
	'/blog',
	'/blog/busca',
	'/boletim/confirmar',
	'/boletim/cancelar',
]
const signInPages = [
	'/admin/login',
	'/admin/login/codigo',
	'/admin/esqueci-senha',
	'/admin/redefinir-senha',
	'/admin/confirmar-email',
]
const adminPages = [
	'dashboard',
	'search',
	'posts',
	'categorias',
	'outbox',
	'users',
	'users/new',
	'account',
	'audit',
	'midia',
	'midia/imagens',
	'leads',
	'leads/exportar',
	'leads/boletim',
	'privacidade',
	'leads/pessoa',
	'leads/pessoa/exportar',
	'image-settings',
	'gemini-test',
	'integracoes',
	'scheduler',
	'search-console',
	'ai-generator',
	'ai-generator/execucoes',
].map((name) => `/admin/${name}`)
const queryNames = [
	'q',
	'pagina',
	'busca',
	'categoria',
	'status',
	'situacao',
	'tipo',
	'ordem',
	'token',
	'e',
	'email',
].concat(['periodo', 'de', 'ate', 'after', 'tab', 'aba', 'mes', 'autor', 'produto', 'origem', 'next', 'utm_source'])
const withName = ['/blog', '/blog/categoria', '/seguros', '/servicos', '/boletim', '/media/files', '/media/covers/a/b']
	.concat(['/media/files/a', '/media/share/a', '/functions/v1', '/api/auth', '/api/auth/reset-password', ''])
	.concat(['/api/pipeline', '/assets', '/blog/categoria/feed.xml'])
const adminWithName = ['posts', 'posts/edit', 'categorias', 'outbox', 'leads', 'ai-generator'].map((n) => `/admin/${n}`)
const functions = [
	'analyze-pagespeed',
	'auto-fix-seo',
	'generate-blog-content',
	'generate-sitemaps',
	'submit-sitemap',
].concat(['validate-content', 'admin-setup', 'generate-images'])
let server: ServerProcess
let cookie: string
let sent = 0

beforeAll(async () => {
	const env = { DATA_DIR: preparedDataDir(), SITE_URL, TRUST_PROXY: 'true', ADMIN_PASSWORD: FIRST_PASSWORD }
	server = await startServer({ env })
	cookie = await enterAsFirstAdmin(server)
})

afterAll(async () => {
	await server.stop()
})

/** Each from an address of its own, so that no limit answers in the place of what is asked. */
function ask(
	target: string,
	{ headers, ...init }: Omit<RequestInit, 'headers'> & { headers?: Record<string, string> } = {},
) {
	sent += 1
	const from = { 'x-forwarded-for': `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}` }
	return fetch(server.url + target, { ...init, redirect: 'manual', headers: { ...from, ...headers } })
}

/** Those that were answered as if the fault were ours. */
async function faultsOf(requests: Asked[]): Promise<string[]> {
	const faults: string[] = []
	for (const [name, send] of requests) {
		const { status, body } = await send()
		await body?.cancel()
		if (status >= 500) faults.push(`${status} ${name.slice(0, 120)}`)
	}
	return faults
}

const asAdmin = () => ({ cookie, origin: SITE_URL })

test('no query string is a fault of ours', async () => {
	const everyName = (value: string) => queryNames.map((name) => `${name}=${value}`).join('&')
	// In a query what is no UTF-8 is read as one and the same sign, and one % as another.
	const values = ['a%00b', '%ED%A0%80%C0%AF%FF%FE', '%zz', '%2500', '..%2f..%2f', 'x'.repeat(8_000)]
	const queries = values.map((value) => (value.length > 1_000 ? `q=${value}` : everyName(value)))
	const requests = [...publicPages, ...signInPages, ...adminPages].flatMap((page) =>
		queries.map(
			(query): Asked => [
				`${page}?${query}`,
				() => ask(`${page}?${query}`, { headers: page.startsWith('/admin') ? asAdmin() : {} }),
			],
		),
	)
	expect(await faultsOf(requests)).toEqual([])
})

test('no name in an address is a fault of ours', async () => {
	const requests = [...withName, ...adminWithName].flatMap((folder) =>
		encoded.map(
			(name): Asked => [
				`${folder}/${name}`,
				() =>
					ask(`${folder}/${name}`, { headers: folder.startsWith('/ad') || folder.startsWith('/ap') ? asAdmin() : {} }),
			],
		),
	)
	expect(await faultsOf(requests)).toEqual([])
})

test('no field of a form is a fault of ours', async () => {
	const requests = forms.flatMap(([page, fields]) => {
		const headers = { ...(page.startsWith('/admin/') ? asAdmin() : { origin: SITE_URL }), ...URLENCODED }
		return Object.keys(fields).flatMap((wrong) =>
			[...texts, 'otpauth://[', ...(wrong === 'uri' ? ['otpauth://totp/['] : [])].map((text): Asked => {
				const body = Object.entries({ ...fields, [wrong]: text }).map(([name, value]) => `${name}=${percent(value)}`)
				return [`${page} ${wrong} ${text}`, () => ask(page, { method: 'POST', headers, body: body.join('&') })]
			}),
		)
	})
	expect(await faultsOf(requests)).toEqual([])
})

test('no JSON is a fault of ours', async () => {
	const names = [
		'/sign-in/email',
		'/request-password-reset',
		'/reset-password',
		'/change-email',
		'/update-user',
		'/two-factor/verify-totp',
	]
	const targets = [...functions.map((name) => `/functions/v1/${name}`), ...names.map((name) => `/api/auth${name}`)]
	const wrongs = ['{', '[]', 'null', '"\\ud800"', '{"__proto__":1}', '[['.repeat(20_000), '\0']
	const keys = [
		'prompt',
		'title',
		'content',
		'url',
		'email',
		'password',
		'token',
		'name',
		'code',
		'slug',
		'postId',
		'newPassword',
	]
	const unprintable = [...texts.slice(0, 4), '\0', `${HALF}${HALF}x`]
	const filled = unprintable.map((text) => JSON.stringify(Object.fromEntries(keys.map((key) => [key, text]))))
	const requests = [...targets, '/admin/posts/new/gravar'].flatMap((target) =>
		[...wrongs, ...filled].map(
			(body): Asked => [
				`${target} ${body}`,
				() => ask(target, { method: 'POST', headers: { ...asAdmin(), 'content-type': 'application/json' }, body }),
			],
		),
	)
	expect(await faultsOf(requests)).toEqual([])
})

test('no cookie and no header is a fault of ours', async () => {
	const values = ['%00', '%ED%A0%80', '%', '=', '"', 'x'.repeat(8_000), '\u00ff\u00fe', '%7B', 'eyJ9']
	const headers = [
		'cookie',
		'user-agent',
		'referer',
		'accept-encoding',
		'if-none-match',
		'x-forwarded-for',
		'range',
	].concat(['authorization', 'idempotency-key', 'accept-language', 'last-event-id', 'if-modified-since', 'accept'])
	const names = ['flash', 'better-auth.session_token', 'better-auth.two_factor', 'x']
	const requests = ['/', '/blog', '/admin/login', '/admin/dashboard', '/functions/v1/validate-content'].flatMap(
		(page) =>
			values.flatMap((value) => [
				...headers.map((name): Asked => [`${page} ${name}: ${value}`, () => ask(page, { headers: { [name]: value } })]),
				...names.map(
					(name): Asked => [`${page} ${name}=${value}`, () => ask(page, { headers: { cookie: `${name}=${value}` } })],
				),
			]),
	)
	expect(await faultsOf(requests)).toEqual([])
})

test('bytes that no client of ours sends are refused as a fault of theirs', async () => {
	for (const line of [
		'GET /blog/\0 HTTP/1.1',
		'GET /blog/\u00ed\u00a0\u0080 HTTP/1.1',
		'GET http://[ HTTP/1.1',
		'GET //[ HTTP/1.1',
		'GET /\\[ HTTP/1.1',
	]) {
		expect({ line, answer: await rawly(`${line}\r\nHost: x\r\nConnection: close\r\n\r\n`) }).toMatchObject({
			answer: expect.stringMatching(/^HTTP\/1\.1 [234]\d\d/),
		})
	}
	const host = await rawly('GET / HTTP/1.1\r\nHost: [\r\nConnection: close\r\n\r\n')
	expect(host).toMatch(/^HTTP\/1\.1 [234]\d\d/)
})

test('whoever changes the address within one IPv6 network floods as one', async () => {
	const post = (address: string) =>
		ask('/boletim/confirmar', { method: 'POST', headers: { 'x-forwarded-for': address, origin: SITE_URL } })
	// All at once: asked one after another, a slow machine takes longer than the minute that is counted.
	const answers = await Promise.all(
		Array.from({ length: 61 }, (_, at) => post(`2001:db8:1:2:${(at + 1).toString(16)}::1`)),
	)
	expect(answers.filter(({ status }) => status === 429)).toHaveLength(1)
	expect((await post('2001:db8:1:3::1')).status).not.toBe(429)
})

test('where the site is on https, every cookie is Secure', async () => {
	const body = new URLSearchParams({ email: 'admin@faroldosul.example', password: FIRST_PASSWORD })
	const entered = await ask('/admin/login', { method: 'POST', headers: { origin: SITE_URL }, body })
	const left = await ask('/admin/sair', { method: 'POST', headers: { origin: SITE_URL, cookie: cookieIn(entered) } })
	const cookies = [...entered.headers.getSetCookie(), ...left.headers.getSetCookie()]
	expect(cookies.length).toBeGreaterThan(1)
	expect(cookies.filter((line) => !/; Secure(?:;|$)/.test(line))).toEqual([])
})

function cookieIn({ headers }: Response): string {
	return headers.getSetCookie()[0]!.split(';')[0]!
}

function rawly(bytes: string): Promise<string> {
	return new Promise((resolve, reject) => {
		let answer = ''
		const socket = connect(Number(new URL(server.url).port), 'localhost', () => socket.write(bytes, 'latin1'))
		socket.on('data', (chunk) => (answer += chunk.toString('latin1')))
		socket.on('close', () => resolve(answer.slice(0, 20)))
		socket.on('error', reject)
	})
}

function percent(text: string): string {
	return text === HALF ? '%ED%A0%80' : encodeURIComponent(text.toWellFormed())
}
