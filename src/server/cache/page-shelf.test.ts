import {
	existsSync,
	lstatSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmdirSync,
	rmSync,
	statSync,
	symlinkSync,
	writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { headersOfFiles } from '#server/wiring/pages.ts'
import { PageCache, toCachedPage } from './page-cache.ts'
import { createPageShelf, LIVE } from './page-shelf.ts'
import { withPolicy } from './policy-in-page.ts'

const POLICY = "default-src 'none'; frame-ancestors 'none'"
const headers = headersOfFiles('https://www.exemplo.com.br')
const FRESH_MS = 60_000

function aFolder(): string {
	const folder = mkdtempSync(path.join(tmpdir(), 'farol-pages-'))
	onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
	return folder
}

function aShelf(folder: string, now = () => 1_000_000) {
	const told: string[] = []
	const shelf = createPageShelf({
		folder,
		headers,
		freshMs: FRESH_MS,
		onFault: (error) => told.push((error as NodeJS.ErrnoException).code ?? 'fault'),
		onRecovery: () => told.push('well'),
		now,
	})
	onTestFinished(shelf.close)
	return { shelf, told, live: path.join(folder, LIVE) }
}

type Special = { storedAt?: number; more?: Record<string, string> }

function aPage(text = 'um', { storedAt = 1_000_000, more = {} }: Special = {}) {
	const html = withPolicy(`<html><head></head><body>${text}</body></html>`, POLICY)
	const all = { ...headers, 'Content-Security-Policy': POLICY, ...more }
	return toCachedPage(html, { subject: 'blog', headers: all, now: storedAt })
}

function filesIn(folder: string): string[] {
	if (!existsSync(folder)) return []
	const names = readdirSync(folder, { recursive: true }).map(String)
	return names.filter((name) => lstatSync(path.join(folder, name)).isFile()).sort()
}

const current = () => true

test('a page lies there with its compressed copies, for other users to read', async () => {
	const folder = path.join(aFolder(), 'not', 'there', 'yet')
	const { shelf, told, live } = aShelf(folder)
	const page = await aPage()
	const umask = process.umask(0o077)
	await shelf.put('/blog/um', page, current)
	process.umask(umask)
	expect(filesIn(live)).toEqual(['blog/um.html', 'blog/um.html.br', 'blog/um.html.gz'])
	const read = (suffix: string) => readFileSync(path.join(live, `blog/um.html${suffix}`))
	expect(read('')).toEqual(page.bodies.identity)
	expect(brotliDecompressSync(read('.br'))).toEqual(page.bodies.identity)
	expect(gunzipSync(read('.gz'))).toEqual(page.bodies.identity)
	for (const name of filesIn(live)) expect(statSync(path.join(live, name)).mode & 0o777).toBe(0o644)
	expect(statSync(path.join(live, 'blog')).mode & 0o777).toBe(0o755)
	expect(told).toEqual([])
})

test('what was removed is gone at once, and nothing else', async () => {
	const { shelf, live } = aShelf(aFolder())
	await shelf.put('/', await aPage(), current)
	await shelf.put('/blog', await aPage(), current)
	shelf.remove('/blog')
	shelf.remove('/never-there')
	expect(filesIn(live)).toEqual(['.html', '.html.br', '.html.gz'])
})

test('what was dropped while it was written never appears', async () => {
	const folder = aFolder()
	const { shelf, live } = aShelf(folder)
	let asked = 0
	await shelf.put('/blog', await aPage(), () => asked++ === 0)
	expect(asked).toBe(2)
	expect(filesIn(live)).toEqual([])
	expect(filesIn(folder)).toEqual([])
})

test.for([
	['a cookie', { 'Set-Cookie': 'a=b' }],
	['a word on who may keep it', { 'Cache-Control': 'private' }],
	['something that is no page', { 'Content-Type': 'application/rss+xml; charset=utf-8' }],
	['a header of its own', { 'X-Robots-Tag': 'noindex' }],
] as const)('a page with %s is not for the folder', async ([, more]) => {
	const { shelf, live } = aShelf(aFolder())
	await shelf.put('/blog', await aPage('um', { more }), current)
	expect(filesIn(live)).toEqual([])
})

test('nor is one that does not carry its policy, or has a query or an odd name', async () => {
	const { shelf, live } = aShelf(aFolder())
	const all = { ...headers, 'Content-Security-Policy': POLICY }
	const bare = await toCachedPage('<html><head></head></html>', { subject: 'blog', headers: all, now: 1_000_000 })
	await shelf.put('/blog', bare, current)
	for (const key of ['/blog?pagina=2', '/blog/', '/../x', '/a%2fb', `/${'a'.repeat(300)}`])
		await shelf.put(key, await aPage(), current)
	expect(filesIn(live)).toEqual([])
})

test('what an earlier process left is gone at the start; what is not ours stays, and no link is followed', async () => {
	const folder = aFolder()
	const elsewhere = aFolder()
	writeFileSync(path.join(elsewhere, 'theirs.html'), 'x')
	writeFileSync(path.join(folder, 'index.html'), 'x')
	mkdirSync(path.join(folder, LIVE, 'blog'), { recursive: true })
	writeFileSync(path.join(folder, LIVE, 'blog.html'), 'stale')
	symlinkSync(elsewhere, path.join(folder, LIVE, 'seguros'))
	mkdirSync(path.join(folder, `${LIVE}.old-x`))
	const { live } = aShelf(folder)
	expect(existsSync(live)).toBe(false)
	expect(readdirSync(folder)).toEqual(['index.html'])
	expect(filesIn(elsewhere)).toEqual(['theirs.html'])
})

test('a link in the place of the folder is taken away, and its target left alone', async () => {
	const folder = aFolder()
	const elsewhere = aFolder()
	writeFileSync(path.join(elsewhere, 'blog.html'), 'theirs')
	symlinkSync(elsewhere, path.join(folder, LIVE))
	const { shelf, live } = aShelf(folder)
	await shelf.put('/blog', await aPage(), current)
	expect(lstatSync(live).isDirectory()).toBe(true)
	expect(readFileSync(path.join(elsewhere, 'blog.html'), 'utf8')).toBe('theirs')
})

test('after the end nothing is left, and nothing is written', async () => {
	const folder = aFolder()
	const { shelf } = aShelf(folder)
	await shelf.put('/blog', await aPage(), current)
	shelf.close()
	expect(readdirSync(folder)).toEqual([])
	await shelf.put('/', await aPage(), current)
	expect(readdirSync(folder)).toEqual([])
})

test('a page goes when its time has come', async () => {
	let clock = 1_000_000
	const { shelf, live } = aShelf(aFolder(), () => clock)
	await shelf.put('/blog', await aPage(), current)
	clock += FRESH_MS
	shelf.tidy()
	expect(filesIn(live)).toHaveLength(3)
	clock += 1
	shelf.tidy()
	expect(filesIn(live)).toEqual([])
})

test('a page that a clock far ahead dated goes, too', async () => {
	let clock = 1_000_000
	const { shelf, live } = aShelf(aFolder(), () => clock)
	await shelf.put('/blog', await aPage(), current)
	clock -= FRESH_MS + 1
	shelf.tidy()
	expect(filesIn(live)).toEqual([])
})

test('two versions of one second differ for who tells them apart by length and second', async () => {
	const { shelf, live } = aShelf(aFolder())
	const versions: number[] = []
	for (const text of ['um', 'do']) {
		await shelf.put('/blog', await aPage(text), current)
		versions.push(Math.floor(statSync(path.join(live, 'blog.html')).mtimeMs / 1000))
		shelf.remove('/blog')
	}
	expect(versions).toEqual([1_000, 1_001])
})

test('a place that cannot be written is told of once, and once when it can again', async () => {
	const folder = path.join(aFolder(), 'pages')
	writeFileSync(folder, 'a file in the way')
	const { shelf, told, live } = aShelf(folder)
	for (const key of ['/', '/blog', '/sobre']) await shelf.put(key, await aPage(), current)
	expect(told).toHaveLength(1)
	rmSync(folder)
	for (const key of ['/', '/blog']) await shelf.put(key, await aPage(), current)
	expect(told.slice(1)).toEqual(['well'])
	expect(filesIn(live)).toHaveLength(6)
})

test('what cannot be removed is tried again until it is gone', async () => {
	const { shelf, told, live } = aShelf(aFolder())
	await shelf.put('/blog', await aPage(), current)
	const file = path.join(live, 'blog.html')
	rmSync(file)
	mkdirSync(file)
	shelf.remove('/blog')
	expect(told).toHaveLength(1)
	rmdirSync(file)
	writeFileSync(file, 'stale')
	shelf.tidy()
	expect(filesIn(live)).toEqual([])
	expect(told).toHaveLength(1)
})

test('the folder follows the memory: filled, dropped by subject, crowded out, cleared', async () => {
	const { shelf, live } = aShelf(aFolder(), Date.now)
	const cache = new PageCache({ maxBytes: 10_000, freshMs: FRESH_MS, shelf })
	const fill = async (key: string, subject: string, size = 100) => {
		await cache.fill(key, async () => ({ page: { ...(await aPage(key, { storedAt: Date.now() })), subject, size } }))
		await cache.pressed
	}
	const pages = () => filesIn(live).filter((name) => name.endsWith('.html'))
	await fill('/', 'site')
	await fill('/blog', 'blog')
	await fill('/blog/um', 'blog')
	expect(pages()).toEqual(['.html', 'blog.html', 'blog/um.html'])
	cache.drop('blog')
	expect(pages()).toEqual(['.html'])
	await fill('/grande', 'site', 9_950)
	expect(pages()).toEqual(['grande.html'])
	cache.clear()
	expect(filesIn(live)).toEqual([])
})
