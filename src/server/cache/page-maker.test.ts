import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createTurnstile } from '#server/http/turnstile.ts'
import { type CachedPage, PageCache, type Rendered } from './page-cache.ts'
import { createPageMaker } from './page-maker.ts'

const LIMITS = { atOnce: 3, waiting: 1_000, waitingOfOne: 100, crowd: 100, mostMs: 5_000 }

function aPage(): CachedPage {
	const body = Buffer.alloc(0)
	return {
		subject: 'blog',
		headers: {},
		bodies: { identity: body, gzip: body, br: body },
		etags: { identity: '"a"', gzip: '"b"', br: '"c"' },
		script: undefined,
		storedAt: Date.now(),
		size: 100,
	}
}

/** The real cache and turnstile, and renders that end when they are told to. */
function aSite(limits: Partial<Parameters<typeof createTurnstile>[0]> = {}) {
	const pageCache = new PageCache<string>({ maxBytes: 1_000_000, freshMs: 600_000 })
	const turnstile = createTurnstile({ ...LIMITS, ...limits })
	const make = createPageMaker(pageCache, turnstile)
	const rendered: string[] = []
	const underWay = new Map<string, PromiseWithResolvers<Rendered<string>>[]>()

	function ask(key: string, network: string): Promise<Rendered<string> | undefined> {
		const render = () => {
			rendered.push(`${key} for ${network}`)
			const made = Promise.withResolvers<Rendered<string>>()
			underWay.set(key, [...(underWay.get(key) ?? []), made])
			return made.promise
		}
		return make(key, { network, render })
	}

	return {
		pageCache,
		rendered,
		ask,
		crowd: (key: string, network: string, many: number) => Array.from({ length: many }, () => ask(key, network)),
		/** Ends the render of a page that began first. */
		finish: async (key: string, answer: Rendered<string> | Error = { page: aPage() }) => {
			const made = underWay.get(key)!.shift()!
			if (answer instanceof Error) made.reject(answer)
			else made.resolve(answer)
			await settled()
		},
		/** All that are let in at once are inside, and stay there. */
		fill: () => ['/a', '/b', '/c'].map((key) => ask(key, 'others')),
	}
}

/** Who is next enters one turn of the loop after who leaves. */
async function settled(): Promise<void> {
	await setImmediate()
	await setImmediate()
}
const pages = (answers: (Rendered<string> | undefined)[]) => answers.filter((each) => each && 'page' in each).length

test('however many of a network ask for a page that is being made, it is made once and nobody is turned away', async () => {
	const { rendered, crowd, finish } = aSite()
	const visits = crowd('/blog', 'a', 400)
	await settled()
	await finish('/blog')
	expect(pages(await Promise.all(visits))).toBe(400)
	expect(rendered).toEqual(['/blog for a'])
})

test('while other pages are made, all who wait for one share a place in line', async () => {
	const { rendered, ask, crowd, finish, fill } = aSite({ waitingOfOne: 1 })
	void fill()
	const visits = crowd('/blog', 'a', 400)
	expect(await ask('/outra', 'a')).toBeUndefined()
	await finish('/a')
	expect(rendered.at(-1)).toBe('/blog for a')
	await finish('/blog')
	expect(pages(await Promise.all(visits))).toBe(400)
})

test('a visitor waits in the line of their own network and not behind whoever asked first', async () => {
	const { rendered, ask, finish, fill } = aSite()
	void fill()
	for (const search of [1, 2, 3]) void ask(`/blog/busca?q=${search}`, 'flood')
	const first = ask('/blog', 'flood')
	const visitor = ask('/blog', 'visitor')
	await finish('/a')
	await finish('/b')
	expect(rendered.slice(3)).toEqual(['/blog/busca?q=1 for flood', '/blog for visitor'])
	await finish('/blog')
	expect(pages(await Promise.all([first, visitor]))).toBe(2)
	for (const key of ['/c', '/blog/busca?q=1', '/blog/busca?q=2', '/blog/busca?q=3']) await finish(key)
	expect(rendered.filter((each) => each.startsWith('/blog for'))).toHaveLength(1)
})

test("one network's full line turns nobody of another one away, and is no loss to who asks for the same page", async () => {
	const { ask, finish, fill } = aSite({ waitingOfOne: 1 })
	void fill()
	void ask('/blog/busca?q=1', 'flood')
	const visitors = ['flood', 'visitor', 'flood'].map((network) => ask('/blog', network))
	for (const key of ['/a', '/b', '/c', '/blog']) await finish(key)
	expect(pages(await Promise.all(visitors))).toBe(3)
})

test('where every line is full all are turned away, and the next visitor tries again', async () => {
	const { ask, crowd, finish, fill } = aSite({ waiting: 0 })
	void fill()
	expect(pages(await Promise.all(crowd('/blog', 'a', 400)))).toBe(0)
	await finish('/a')
	const next = ask('/blog', 'a')
	await finish('/blog')
	expect(pages([await next])).toBe(1)
})

test('who joined a place that was turned away for its age gets one of their own', async () => {
	let clock = 0
	const { rendered, ask, finish, fill } = aSite({ crowd: 1, mostMs: 1_000, now: () => clock })
	void fill()
	const early = ask('/blog', 'a')
	for (const network of ['b', 'c', 'd']) void ask(`/of-${network}`, network)
	clock = 900
	const late = ask('/blog', 'a')
	clock = 1_500
	await finish('/a')
	expect(await early).toBeUndefined()
	for (const key of ['/of-c', '/of-d', '/blog']) await finish(key)
	expect(pages([await late])).toBe(1)
	expect(rendered.slice(3)).toEqual(['/of-c for c', '/of-d for d', '/blog for a'])
})

test('an answer that is no page goes to its own visitor only and is not kept', async () => {
	const { pageCache, rendered, ask, finish } = aSite()
	const visits = ['a', 'a', 'b'].map((network) => ask('/x', network))
	for (const answer of ['1', '2', '3']) await finish('/x', { other: answer })
	expect(rendered).toHaveLength(3)
	expect(new Set(await Promise.all(visits))).toEqual(new Set([{ other: '1' }, { other: '2' }, { other: '3' }]))
	expect(pageCache.get('/x')).toBeUndefined()
})

test('a failure is told to all who waited for it, and the next visitor tries again', async () => {
	const { ask, crowd, finish } = aSite()
	const visits = Promise.allSettled(crowd('/blog', 'a', 3))
	await finish('/blog', new Error('down'))
	expect((await visits).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
	const next = ask('/blog', 'a')
	await finish('/blog')
	expect(pages([await next])).toBe(1)
})

test('a page that is at hand needs no turn', async () => {
	const { ask, finish, fill } = aSite({ waiting: 0 })
	void ask('/blog', 'a')
	await finish('/blog')
	void fill()
	expect(pages([await ask('/blog', 'a')])).toBe(1)
})
