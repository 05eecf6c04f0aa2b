import { generateKeyPairSync } from 'node:crypto'
import http from 'node:http'
import { connect } from 'node:net'
import { test } from 'vitest'
import { z } from 'zod'
import type { ImageRequest } from '#core/images/image-source.ts'
import { testConversion } from '#core/rd-station/conversion.ts'
import { fetchJson } from '#lib/fetch-json.ts'
import { guardedFetch } from '#lib/guarded-fetch.ts'
import { oddAnswers, startOddServer } from '#tests/stand-ins/odd-http.ts'
import { cdnPurge } from './cdn.ts'
import { geminiImages } from './gemini-images.ts'
import { geminiText } from './gemini-text.ts'
import { indexNow } from './indexnow.ts'
import { pageSpeedInsights } from './pagespeed-insights.ts'
import { groq } from './providers/groq.ts'
import { unsplash } from './providers/unsplash.ts'
import { startPublicProxy } from './public-proxy.ts'
import { rdStation } from './rd-station.ts'
import { s3Store } from './s3-store.ts'
import { searchConsole } from './search-console.ts'
import { sourceCheck } from './source-check.ts'
import { whatsApp } from './whatsapp.ts'

// Whatever a server of others does, each call to it ends, with an answer or a refusal, and leaves nothing open.

/** Short, as most of these servers make us wait until the end of it. */
const timeoutMs = 250
const { signal } = new AbortController()
const log = { debug() {}, info() {}, warn() {}, error() {} }
const model = { apiKey: 'k', model: 'openai/gpt-oss-120b', timeoutMs }
const privateKey = String(
	generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ type: 'pkcs8', format: 'pem' }),
)
const words = { instructions: 'i', prompt: 'p', maxOutputTokens: 10, effort: 'low', temperature: 0, signal } as const
const picture: ImageRequest = {
	prompt: 'p',
	searches: ['s'],
	dimensions: '1024x1024',
	seed: 's',
	category: null,
	topic: 't',
	signal,
}
const sitemap = { siteUrl: 'https://site.exemplo/', sitemapUrl: 'https://site.exemplo/sitemap.xml' }

type Server = { port: number; url: string }
type Finished = (tidy: () => void) => void

/** A net where every name is public and leads to the odd server. */
function world({ port }: Server) {
	return { lookup: async () => ['200.160.2.3'], dial: () => connect(port, '127.0.0.1') }
}

function consoleOf({ url }: Server, tokenUri: string) {
	return searchConsole({
		account: { client_email: 'a@exemplo', private_key: privateKey, token_uri: tokenUri },
		baseUrl: url,
		timeoutMs,
	})
}

/** What signs in without trouble, so that the call itself meets the odd server. */
async function goodTokens(finished: Finished): Promise<string> {
	const server = http.createServer((_, response) =>
		response.setHeader('connection', 'close').end('{"access_token":"t"}'),
	)
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
	finished(() => void server.close())
	return `http://127.0.0.1:${(server.address() as { port: number }).port}`
}

function fileStore({ url }: Server) {
	const keys = { bucket: 'b', region: 'r', accessKeyId: 'a', secretAccessKey: 's' }
	return s3Store({ ...keys, endpoint: url, timeoutMs })
}

/** What a browser sees of it: the answer or that the line broke, but an end. */
async function throughProxy(server: Server, finished: Finished): Promise<{ ok: boolean }> {
	const proxy = await startPublicProxy({ ...world(server), exchangeMs: timeoutMs })
	finished(() => proxy.close())
	return new Promise((settle) => {
		const request = http.get({ host: '127.0.0.1', port: proxy.port, path: 'http://publico.exemplo/' }, (answer) => {
			answer.on('error', () => settle({ ok: false }))
			answer.on('end', () => settle({ ok: answer.statusCode === 200 }))
			answer.resume()
		})
		request.on('error', () => settle({ ok: false }))
	})
}

type Told = { ok: boolean; reason?: string; fault?: string }

/** Each says by a value how it went, but the file store, which throws. */
const fetchers: Record<string, (server: Server, finished: Finished) => Promise<Told | Error>> = {
	guardedFetch: (server) => guardedFetch('http://publico.exemplo/', { ...world(server), timeoutMs }),
	'the source check': async (server) => {
		const fetch: typeof guardedFetch = (url, options) => guardedFetch(url, { ...options, ...world(server) })
		const check = sourceCheck({ fetch, budgetMs: timeoutMs })
		const [source] = await check([{ url: 'http://publico.exemplo/', title: '' }], { signal })
		return { ok: source!.state === 'verified', reason: source!.state }
	},
	'the public proxy': async (server, finished) => ({ ...(await throughProxy(server, finished)), reason: 'broken' }),
	fetchJson: ({ url }) => fetchJson(url, { schema: z.object({}), timeoutMs }),
	'Groq, writing': ({ url }) => groq({ ...model, baseUrl: url }).write({ ...words, schema: z.object({}) }),
	'Groq, researching': ({ url }) => groq({ ...model, baseUrl: url }).research!(words),
	'Gemini, writing': ({ url }) =>
		geminiText({ ...model, model: 'gemini-2.5-flash', baseUrl: url }).write({ ...words, schema: z.object({}) }),
	'Gemini, researching': ({ url }) =>
		geminiText({ ...model, model: 'gemini-2.5-flash', baseUrl: url }).research!(words),
	'Gemini, drawing': ({ url }) => geminiImages({ ...model, baseUrl: url }).make(picture),
	Unsplash: ({ url }) => unsplash({ apiKey: 'k', baseUrl: url, log, timeoutMs }).make(picture),
	IndexNow: ({ url }) =>
		indexNow({ key: 'k', siteUrl: 'https://site.exemplo', baseUrl: url, timeoutMs }).tell(['https://site.exemplo/a']),
	CDN: ({ url }) => cdnPurge({ url, headers: {}, timeoutMs })(['farol-blog']),
	'RD Station': async ({ url }) => {
		const answer = await rdStation({ apiKey: 'k', baseUrl: url, timeoutMs }).convert(testConversion('a@exemplo.com.br'))
		return answer.ok ? answer : { ok: false, reason: answer.fault }
	},
	'WhatsApp, sending': async ({ url }) => {
		const message = { to: '5551999990000', id: 'i', kind: 'text', body: 'Oi' } as const
		const answer = await whatsApp({ token: 't', phoneNumberId: '1', baseUrl: url, timeoutMs }).send(message)
		return answer.ok ? answer : { ok: false, reason: answer.fault }
	},
	'WhatsApp, asking': async ({ url }) => ({
		...(await whatsApp({ token: 't', phoneNumberId: '1', baseUrl: url, timeoutMs }).check()),
		reason: 'broken',
	}),
	'Search Console, signing in': (server) => consoleOf(server, server.url).listProperties(),
	'Search Console, reading': async (server, finished) => consoleOf(server, await goodTokens(finished)).listProperties(),
	'Search Console, submitting': async (server, finished) =>
		consoleOf(server, await goodTokens(finished)).submit(sitemap),
	'PageSpeed Insights': ({ url }) =>
		pageSpeedInsights({ apiKey: 'k', baseUrl: url, timeoutMs, sleep: async () => {} }).analyze('https://site.exemplo/'),
	'the file store, reading': (server) => fileStore(server).get('a.png').then(given, asError),
	'the file store, writing': (server) =>
		fileStore(server).put('a.png', new Uint8Array(10), 'image/png').then(given, asError),
	'the file store, removing': (server) => fileStore(server).remove('a.png').then(given, asError),
}

function given(): Told {
	return { ok: true }
}

function asError(error: unknown): Error {
	if (error instanceof Error) return error
	throw new TypeError(`thrown, but no error: ${String(error)}`)
}

const cases = Object.keys(fetchers).flatMap((name) => Object.keys(oddAnswers).map((answer) => [name, answer] as const))

// All of them in one row, so that those that wait until the end of their time wait beside each other.
test.concurrent.for(cases)('%s: %s', async ([name, answer], { expect, onTestFinished }) => {
	const server = await startOddServer(oddAnswers[answer]!)
	onTestFinished(() => server.stop())
	const told = await fetchers[name]!(server, onTestFinished)
	if (!(told instanceof Error) && !told.ok) expect(told.reason ?? told.fault).toMatch(/^[a-z-]+$/)
	await expect.poll(server.connections).toBe(0)
})
