import { createServer, type IncomingMessage, request as send } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { getRequestListener } from '@hono/node-server'
import { expect, onTestFinished, test } from 'vitest'
import { PageCache, toCachedPage } from '#server/cache/page-cache.ts'
import { fromOutside } from './from-outside.ts'
import { createReadLimit } from './read-limit.ts'
import { createSlowRefusal } from './refuse-slowly.ts'
import { createFrontHandler, type Made } from './send-from-memory.ts'

type Front = Parameters<typeof createFrontHandler>[0]

/** The front as the server has it; behind it is whoever answers with the path that has come to them. */
async function aFront(given: Partial<Front> = {}) {
	const counted: Made[] = []
	const edge = { siteUrl: 'https://exemplo.com.br', trustProxy: false }
	const pageCache = new PageCache({ maxBytes: 1_000_000, freshMs: 600_000 })
	const server = createServer(
		createFrontHandler({
			pageCache,
			staticFiles: new Map(),
			refresh: async () => {},
			mayRead: (_, made) => counted.push(made) > 0,
			refuse: createSlowRefusal({ headers: {}, heldMs: 1 }),
			isStopping: () => false,
			next: getRequestListener((request) => new Response(new URL(fromOutside(request, {}, edge).url).pathname)),
			...given,
		}),
	)
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
	onTestFinished(() => void server.close())
	const { port } = server.address() as AddressInfo

	/** As it is written: fetch would resolve the dots itself. */
	async function ask(path: string, method = 'GET') {
		const answer = await new Promise<IncomingMessage>((resolve, reject) => {
			send({ port, host: '127.0.0.1', path, method, agent: false }, resolve).on('error', reject).end()
		})
		return { status: answer.statusCode, body: await text(answer) }
	}
	return { ask, counted, pageCache }
}

test.for<[string, string, Made | undefined]>([
	['/blog/busca?q=x', '/blog/busca', 'page'],
	['/media/files/../../blog/busca?q=x', '/blog/busca', 'page'],
	['/media/files/%2e%2e/%2E./blog/busca?q=x', '/blog/busca', 'page'],
	['/media/covers/wide/../../../blog', '/blog', 'page'],
	['/media/files/.%00./.%00./blog', '/media/files/.%EF%BF%BD./.%EF%BF%BD./blog', 'page'],
	['/media/files/a/b/c', '/media/files/a/b/c', 'page'],
	['/media/files/', '/media/files/', 'page'],
	['/healthz1', '/healthz1', 'page'],
	['//x/healthz', '//x/healthz', 'page'],
	['/media/covers/wide/auto/um-artigo.svg?v=1', '/media/covers/wide/auto/um-artigo.svg', 'cover'],
	['/media/files/a.webp', '/media/files/a.webp', undefined],
	['/media/files/a/640.avif', '/media/files/a/640.avif', undefined],
	['/healthz?quem=eu', '/healthz', undefined],
	['/blog/../readyz', '/readyz', undefined],
])('%s is read as %s and counts as %s', async ([asked, path, made]) => {
	const { ask, counted } = await aFront()
	expect(await ask(asked)).toEqual({ status: 200, body: path })
	expect(counted).toEqual(made ? [made] : [])
})

test('who has had enough is refused what has to be made, and nothing else', async () => {
	const limits = {
		page: createReadLimit({ burst: 1, perSecond: 0 }),
		cover: createReadLimit({ burst: 2, perSecond: 0 }),
	}
	const { ask } = await aFront({ mayRead: (_, made) => limits[made].take('a') })
	const statuses = async (...paths: string[]) => {
		const answers = []
		for (const path of paths) answers.push((await ask(path)).status)
		return answers
	}
	expect(await statuses('/blog', '/blog', '/healthz')).toEqual([200, 429, 200])
	const cover = '/media/covers/wide/auto/x.svg'
	expect(await statuses(cover, cover, cover)).toEqual([200, 200, 429])
	expect((await ask('/blog', 'HEAD')).status).toBe(429)
	expect((await ask('/contact', 'POST')).status).toBe(200)
})

test('a page at hand is sent and counts for nobody; a stale one is renewed once, however many ask', async () => {
	const renewing = Promise.withResolvers<void>()
	const renewed: string[] = []
	let clock = 0
	const pageCache = new PageCache({ maxBytes: 1_000_000, freshMs: 1_000, now: () => clock })
	const { ask, counted } = await aFront({
		pageCache,
		refresh(key) {
			renewed.push(key)
			return renewing.promise
		},
	})
	await pageCache.fill('/blog', async () => ({
		page: await toCachedPage('artigos', { subject: 'blog', headers: {}, now: 0 }),
	}))
	expect(await ask('/blog')).toEqual({ status: 200, body: 'artigos' })
	expect(renewed).toEqual([])

	clock = 2_000
	const visits = await Promise.all(Array.from({ length: 20 }, () => ask('/blog?utm_source=x')))
	expect(visits).toEqual(Array.from({ length: 20 }, () => ({ status: 200, body: 'artigos' })))
	expect(renewed).toEqual(['/blog'])
	renewing.resolve()
	await renewing.promise
	await ask('/blog')
	expect(renewed).toEqual(['/blog', '/blog'])
	expect(counted).toEqual([])
})
