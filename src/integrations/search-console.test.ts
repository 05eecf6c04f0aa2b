import { afterAll, beforeAll, expect, test } from 'vitest'
import { startGoogle } from '#tests/stand-ins/google.ts'
import { searchConsole } from './search-console.ts'

const SITE = 'https://www.farol.example/'
const MAP = 'https://www.farol.example/sitemap.xml'
const READ = 'https://lido.example/'
const WITH_ERRORS = 'https://com-erros.example/'
const NO_ANSWER = 'https://sem-volta.example/'

let google: Awaited<ReturnType<typeof startGoogle>>

beforeAll(async () => {
	google = await startGoogle({ properties: [SITE, READ, WITH_ERRORS, NO_ANSWER] })
})
afterAll(() => google.stop())

function consoleOf(email?: string, options: { now?: () => Date; timeoutMs?: number } = {}) {
	return searchConsole({ account: google.account(email), baseUrl: google.baseUrl, ...options })
}

test('a map is sent by an account that proves itself with its key, and read back', async () => {
	const console = consoleOf()
	expect(await console.submit({ siteUrl: SITE, sitemapUrl: MAP })).toEqual({ ok: true })
	expect(google.submitted.get(`${SITE} ${MAP}`)).toMatchObject({ siteUrl: SITE, sitemapUrl: MAP })
	expect(await console.read({ siteUrl: SITE, sitemapUrl: MAP })).toMatchObject({
		ok: true,
		sitemap: { isPending: true, errors: 0, warnings: 0, addresses: 35, lastDownloaded: null },
	})
	expect(await console.listProperties()).toEqual({
		ok: true,
		properties: [SITE, READ, WITH_ERRORS, NO_ANSWER].map((siteUrl) => ({ siteUrl, permission: 'siteFullUser' })),
	})
})

test.for([
	[READ, { ok: true, sitemap: { isPending: false, lastDownloaded: '2026-03-10T12:30:00.000Z', errors: 0 } }],
	[WITH_ERRORS, { ok: true, sitemap: { isPending: false, errors: 2 } }],
	[NO_ANSWER, { ok: false, reason: 'server-error' }],
] as const)('what is read back of %s is what Google says of it', async ([siteUrl, answer]) => {
	const console = consoleOf()
	expect(await console.submit({ siteUrl, sitemapUrl: MAP })).toEqual({ ok: true })
	expect(await console.read({ siteUrl, sitemapUrl: MAP })).toMatchObject(answer)
})

test('a token serves until it ends, and no longer', async () => {
	let now = new Date('2026-03-10T12:00:00Z')
	const console = consoleOf(undefined, { now: () => now })
	const asked = () => google.calls.filter((call) => call === 'POST /token').length
	const before = asked()
	await console.listProperties()
	await console.listProperties()
	expect(asked() - before).toBe(1)
	now = new Date(now.getTime() + 3_600_000)
	await console.listProperties()
	expect(asked() - before).toBe(2)
})

test('a token that was taken back is replaced once', async () => {
	const console = consoleOf()
	await console.listProperties()
	google.forgetTokens()
	expect(await console.listProperties()).toMatchObject({ ok: true })
})

test.for([
	['a property the account is no user of', 'https://outro.example/', 'forbidden'],
	['a property that refuses', 'https://proibido.example/', 'forbidden'],
	['an API that is switched off', 'https://api-desligada.example/', 'api-disabled'],
	['a property that is gone', 'https://sumiu.example/', 'not-found'],
	['an address Google does not take', 'https://invalido.example', 'rejected'],
	['too many calls', 'https://cota.example/', 'rate-limited'],
	['too many calls, told as a refusal', 'https://cota-403.example/', 'rate-limited'],
	['a fault of Google', 'https://quebrado.example/', 'server-error'],
	['a connection that breaks', 'https://cai.example/', 'unreachable'],
] as const)('%s is told apart', async ([, siteUrl, reason]) => {
	expect(await consoleOf().submit({ siteUrl, sitemapUrl: MAP })).toMatchObject({ ok: false, reason })
})

test('a call that hangs ends by itself', async () => {
	const console = consoleOf(undefined, { timeoutMs: 300 })
	expect(await console.submit({ siteUrl: 'https://trava.example/', sitemapUrl: MAP })).toMatchObject({
		ok: false,
		reason: 'timeout',
	})
})

test('a token endpoint that is down, or hangs, is no fault of the key', async () => {
	expect(await consoleOf('token-500@projeto.example').listProperties()).toMatchObject({ reason: 'server-error' })
	const hanging = consoleOf('token-trava@projeto.example', { timeoutMs: 300 })
	expect(await hanging.listProperties()).toMatchObject({ ok: false, reason: 'timeout' })
})

test('what is no JSON, or JSON of another shape, is not taken for an answer', async () => {
	expect(await consoleOf('torto@projeto.example').listProperties()).toMatchObject({ ok: false, reason: 'malformed' })
	expect(await consoleOf('outraforma@projeto.example').listProperties()).toMatchObject({
		ok: false,
		reason: 'malformed',
	})
	expect(await consoleOf('token-torto@projeto.example').listProperties()).toMatchObject({
		ok: false,
		reason: 'malformed',
	})
})

test('a revoked account, a wrong key and an unreadable one are bad credentials', async () => {
	const bad = { ok: false, reason: 'bad-credentials' }
	expect(await consoleOf('revogada@projeto.example').listProperties()).toMatchObject(bad)
	const other = await startGoogle()
	const stranger = { ...other.account(), token_uri: google.account().token_uri }
	expect(await searchConsole({ account: stranger, baseUrl: google.baseUrl }).listProperties()).toMatchObject(bad)
	await other.stop()
	const unreadable = { ...google.account(), private_key: 'isto não é uma chave' }
	expect(await searchConsole({ account: unreadable, baseUrl: google.baseUrl }).listProperties()).toMatchObject(bad)
})

test('an account without any property has an empty list', async () => {
	expect(await consoleOf('sem-nada@projeto.example').listProperties()).toEqual({ ok: true, properties: [] })
})
