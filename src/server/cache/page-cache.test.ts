import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { toCachedFile } from './cached-file.ts'
import { type CachedPage, PageCache, toCachedPage } from './page-cache.ts'

const LIMITS = { maxBytes: 10_000, freshMs: 1_000 }

function page(size = 100, subject = 'blog', storedAt = 0): CachedPage {
	const body = Buffer.alloc(0)
	return {
		subject,
		headers: {},
		bodies: { identity: body, gzip: body, br: body },
		etags: { identity: '"a"', gzip: '"b"', br: '"c"' },
		script: undefined,
		storedAt,
		size,
	}
}

function deferred<T>() {
	let resolve!: (value: T) => void
	const promise = new Promise<T>((settle) => (resolve = settle))
	return { promise, resolve }
}

test('a page is rendered once and then at hand', async () => {
	const cache = new PageCache(LIMITS)
	let renders = 0
	const render = async () => ({ page: page(++renders) })
	await cache.fill('/blog', render)
	expect(cache.get('/blog')?.page.size).toBe(1)
	expect(cache.get('/outra')).toBeUndefined()
})

test('a failed render is not kept and the next visitor tries again', async () => {
	const cache = new PageCache(LIMITS)
	await expect(cache.fill('/blog', () => Promise.reject(new Error('down')))).rejects.toThrow('down')
	await cache.fill('/blog', async () => ({ page: page() }))
	expect(cache.get('/blog')).toBeDefined()
})

test('a copy past its freshness is still served, and says so', async () => {
	let clock = 0
	const cache = new PageCache({ ...LIMITS, now: () => clock })
	await cache.fill('/blog', async () => ({ page: page() }))
	clock = 1_000
	expect(cache.get('/blog')?.stale).toBe(false)
	clock = 1_001
	expect(cache.get('/blog')?.stale).toBe(true)
})

test('a copy that a clock far ahead dated is past its freshness', async () => {
	const cache = new PageCache({ ...LIMITS, now: () => 0 })
	await cache.fill('/blog', async () => ({ page: page(100, 'blog', 3 * 3_600_000) }))
	expect(cache.get('/blog')?.stale).toBe(true)
})

test('what changed is dropped and the rest stays', async () => {
	const cache = new PageCache(LIMITS)
	await cache.fill('/blog', async () => ({ page: page(100, 'blog') }))
	await cache.fill('/', async () => ({ page: page(100, 'site') }))
	cache.drop('blog')
	expect(cache.get('/blog')).toBeUndefined()
	expect(cache.get('/')).toBeDefined()
	expect(cache.size).toEqual({ pages: 1, bytes: 100 })
})

test('a page that was being made while its subject changed is not kept', async () => {
	const cache = new PageCache(LIMITS)
	for (const change of [() => cache.drop('blog'), () => cache.clear()]) {
		const slow = deferred<{ page: CachedPage }>()
		const visit = cache.fill('/blog', () => slow.promise)
		change()
		slow.resolve({ page: page() })
		await visit
		expect(cache.get('/blog')).toBeUndefined()
	}
})

test('memory stays bounded and the page used longest ago goes first', async () => {
	const cache = new PageCache({ ...LIMITS, maxBytes: 300 })
	for (const key of ['/a', '/b', '/c']) await cache.fill(key, async () => ({ page: page(100) }))
	cache.get('/a')
	await cache.fill('/d', async () => ({ page: page(100) }))
	expect(['/a', '/b', '/c', '/d'].filter((key) => cache.get(key))).toEqual(['/a', '/c', '/d'])
	expect(cache.size.bytes).toBe(300)
	await cache.fill('/huge', async () => ({ page: page(301) }))
	expect(cache.get('/huge')).toBeUndefined()
	expect(cache.size.pages).toBe(3)
})

test('whoever waited for their turn finds the page that came meanwhile', async () => {
	const cache = new PageCache(LIMITS)
	let renders = 0
	for (let visit = 0; visit < 3; visit++)
		await cache.fill('/a', async () => ({ page: page(++renders, 'blog', Date.now()) }))
	expect(renders).toBe(1)
})

test('replacing a page does not count it twice', async () => {
	let clock = 0
	const cache = new PageCache({ ...LIMITS, now: () => clock })
	await cache.fill('/a', async () => ({ page: page(100) }))
	clock = 1_001
	await cache.fill('/a', async () => ({ page: page(150, 'blog', clock) }))
	expect(cache.size).toEqual({ pages: 1, bytes: 150 })
})

test('every encoding holds the same page under a tag of its own', async () => {
	const html = '<p>Cotação</p>'.repeat(100)
	const { bodies, etags, size } = await toCachedPage(html, { subject: 'site', headers: {}, now: 0 })
	expect(bodies.identity.toString()).toBe(html)
	expect(gunzipSync(bodies.gzip).toString()).toBe(html)
	expect(brotliDecompressSync(bodies.br).toString()).toBe(html)
	expect(new Set(Object.values(etags)).size).toBe(3)
	expect(size).toBe(bodies.identity.length + bodies.gzip.length + bodies.br.length)
})

test('a stale page that everybody asks for is made anew once, and again after a failure', async () => {
	const cache = new PageCache({ maxBytes: 1_000_000, freshMs: 1_000 })
	const made: string[] = []
	const slow = Promise.withResolvers<void>()
	const make = (name: string) => async () => {
		made.push(name)
		await slow.promise
	}
	const refreshes = ['first', 'second', 'third'].map((name) => cache.refresh('/a', make(name)))
	void cache.refresh('/b', make('other page'))
	slow.resolve()
	await Promise.all(refreshes)
	await expect(cache.refresh('/a', () => Promise.reject(new Error('outage')))).rejects.toThrow('outage')
	await cache.refresh('/a', make('after the outage'))
	expect(made).toEqual(['first', 'other page', 'after the outage'])
})

test('the script of a page that changed stays for who still looks at it, and only so many of them', async () => {
	const cache = new PageCache({ maxBytes: 10_000_000, freshMs: 1_000 })
	const file = await toCachedFile('hydrate()', {})
	const withScript = (digest: string) => ({ page: { ...page(), script: { ...file, digest } } })
	await cache.fill('/a', async () => withScript('first'))
	expect(cache.earlierScript('/a', 'first')).toBeUndefined()
	cache.drop('blog')
	await cache.fill('/a', async () => withScript('second'))
	expect(cache.get('/a')?.page.script?.digest).toBe('second')
	expect(cache.earlierScript('/a', 'first')?.bodies.identity.toString()).toBe('hydrate()')
	expect(cache.earlierScript('/b', 'first')).toBeUndefined()
	for (let number = 0; number < 200; number++) await cache.fill(`/${number}`, async () => withScript(`of ${number}`))
	cache.clear()
	expect(cache.size).toEqual({ pages: 0, bytes: 0 })
	expect(cache.earlierScript('/a', 'first')).toBeUndefined()
	expect(cache.earlierScript('/199', 'of 199')).toBeDefined()
})

test('a page that is sent but not kept leaves its script', async () => {
	const cache = new PageCache(LIMITS)
	const script = { ...(await toCachedFile('hydrate()', {})), digest: 'd' }
	await cache.fill('/a', async () => {
		await Promise.resolve()
		cache.drop('blog')
		return { page: { ...page(), script } }
	})
	expect(cache.get('/a')).toBeUndefined()
	expect(cache.earlierScript('/a', 'd')).toBe(script)
})

test('a page counts with its script', async () => {
	const script = { ...(await toCachedFile('hydrate()', {})), digest: 'd' }
	const alone = await toCachedPage('<p>Olá</p>', { subject: 'site', headers: {}, now: 0 })
	const both = await toCachedPage('<p>Olá</p>', { subject: 'site', headers: {}, script, now: 0 })
	expect(both.size).toBe(alone.size + script.size)
})

test('what is kept is compressed harder afterwards, under a tag of its own, and counted so', async () => {
	const cache = new PageCache({ maxBytes: 10_000_000, freshMs: 1_000 })
	const html = Array.from({ length: 400 }, (_, number) => `<p>Artigo ${number * 7919} sobre seguros</p>`).join('')
	const made = await toCachedPage(html, { subject: 'blog', headers: {}, now: 0 })
	const { bodies, etags, size } = structuredClone({
		bodies: { br: made.bodies.br.length },
		etags: made.etags,
		size: made.size,
	})
	await cache.fill('/a', async () => ({ page: made }))
	await cache.pressed
	const { page: kept } = cache.get('/a')!
	expect(kept.bodies.br.length).toBeLessThan(bodies.br)
	expect(brotliDecompressSync(kept.bodies.br).toString()).toBe(html)
	expect(kept.etags.br).not.toBe(etags.br)
	expect(cache.size).toEqual({ pages: 1, bytes: size - (bodies.br - kept.bodies.br.length) })
})

test('a page takes the memory that it is counted with, compressed harder or not', async () => {
	const cache = new PageCache({ ...LIMITS, maxBytes: 1_000_000 })
	const words = Array.from({ length: 3_000 }, (_, index) => `palavra ${index * 7919}`).join(' ')
	const script = { ...(await toCachedFile('pequeno', {})), digest: 'd' }
	const kept = await toCachedPage(words, { subject: 'blog', headers: {}, script, now: 0 })
	const held = () =>
		[kept, script]
			.flatMap(({ bodies }) => Object.values(bodies))
			.reduce((sum, { buffer }) => sum + buffer.byteLength, 0)
	expect(held()).toBe(kept.size)
	await cache.fill('/blog', async () => ({ page: kept }))
	await cache.pressed
	expect(held()).toBe(kept.size)
	expect(cache.size.bytes).toBe(kept.size)
})

test('a page that is gone before its turn to be compressed is not held in memory by it', async () => {
	setFlagsFromString('--expose-gc')
	const collectGarbage = runInNewContext('gc') as () => void
	const busy = deferred<void>()
	const shelf = { put: () => busy.promise, remove: () => {} }
	const cache = new PageCache({ ...LIMITS, shelf })
	// The first is at its turn and takes its time.
	await cache.fill('/', async () => ({ page: page() }))
	async function fill(key: string) {
		const made = page(100, key)
		await cache.fill(key, async () => ({ page: made }))
		return new WeakRef(made)
	}
	const dropped = await fill('/um')
	const kept = await fill('/dois')
	cache.drop('/um')
	await new Promise(setImmediate)
	collectGarbage()
	expect(dropped.deref()).toBeUndefined()
	expect(kept.deref()).toBeDefined()
	busy.resolve()
	await cache.pressed
})
