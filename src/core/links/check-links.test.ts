import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { checkedLinks } from '#db/schema/links.ts'
import { posts } from '#db/schema/posts.ts'
import type { guardedFetch } from '#lib/guarded-fetch.ts'
import { aPost, aPublishedPost } from '#tests/builders.ts'
import { testDb } from '#tests/db.ts'
import { localWeb } from '#tests/local-web.ts'
import { checkLinks } from './check-links.ts'
import { countLinks, listLostLinks } from './list-lost-links.ts'

const db = testDb()
const day = (number: number) => new Date(Date.UTC(2026, 2, number, 12))

const site = {
	siteUrl: 'https://farol.example',
	hasPage: (path: string) => (path.startsWith('/seguros/') ? path === '/seguros/auto' : undefined),
}

/** What each address answers now, and how often it was asked. */
const web = new Map<string, number | 'silence'>()
const asked: string[] = []
const reach = await localWeb((request, response) => {
	const address = `http://${request.headers.host}${request.url}`
	asked.push(address)
	const answer = web.get(address) ?? 200
	if (answer === 'silence') return givenUp.get(address)?.abort()
	if (answer === 301) return void response.writeHead(301, { location: '/final' }).end()
	response.writeHead(answer, { 'content-type': 'text/html; charset=iso-8859-1' })
	return void response.end(Buffer.from('<html><title>P\xe1gina &amp; cia</title>', 'latin1'))
})
/** A silent page is waited for no longer once it was asked: a shorter patience could end before it is. */
const givenUp = new Map<string, AbortController>()
const fetch: typeof guardedFetch = (url, options) => {
	if (web.get(String(url)) !== 'silence') return reach(url, options)
	const asking = new AbortController()
	givenUp.set(String(url), asking)
	return reach(url, { ...options, signal: asking.signal })
}

function check(now: Date, more: Partial<Parameters<typeof checkLinks>[1]> = {}) {
	asked.length = 0
	return checkLinks(db, { site, now: () => now, fetch, wait: async () => {}, ...more })
}

function answers(pages: Record<string, number | 'silence'>) {
	web.clear()
	for (const [address, answer] of Object.entries(pages)) web.set(address, answer)
}

async function anArticle(content: string, more = {}) {
	const [post] = await db
		.insert(posts)
		.values(aPublishedPost({ title: 'Granizo', content, ...more }))
		.returning()
	return post!
}

async function seen(url: string) {
	const [row] = await db.select().from(checkedLinks).where(eq(checkedLinks.url, url))
	return row
}

const [GONE, GOOD, SLOW, MOVED] = [
	'http://a.com.br/gone',
	'http://b.com.br/',
	'http://c.com.br/slow',
	'http://d.com.br/old',
]

test('what died is listed with the article and the words that lead there; what answers is known by its title', async () => {
	answers({ [GONE]: 404, [MOVED]: 301 })
	const { id } = await anArticle(
		`<p>Veja <a href="${GONE}" target="_blank">a <em>norma</em></a>, <a href="${MOVED}">isto</a> e <a href="#aqui">outro</a>.</p>`,
		{ sourceUrls: [GOOD] },
	)
	await db.insert(posts).values(aPost({ content: '<a href="http://a.com.br/draft">x</a>' }))
	await check(day(1))
	expect(await listLostLinks(db, site)).toEqual([
		{
			url: GONE,
			state: 'gone',
			status: 404,
			checkedAt: day(1),
			lostAt: day(1),
			postId: id,
			postTitle: 'Granizo',
			words: 'a norma',
		},
	])
	expect(await seen(GOOD)).toMatchObject({ state: 'found', status: 200, title: 'Página & cia', lostAt: null })
	expect(await seen(MOVED)).toMatchObject({ state: 'found', status: 200 })
	expect(asked.toSorted()).toEqual([GONE, GOOD, 'http://d.com.br/final', MOVED])
	expect(await countLinks(db)).toEqual({ links: 3, looked: 3, lastLook: day(1) })
})

test('each address is looked at once a week, and one that lives again is listed no more', async () => {
	answers({ [GONE]: 410 })
	await anArticle(`<a href="${GONE}">a</a>`)
	await check(day(1))
	await check(day(7))
	expect(asked).toEqual([])
	await check(day(9))
	expect(asked).toEqual([GONE])
	expect(await listLostLinks(db, site)).toMatchObject([{ lostAt: day(1), checkedAt: day(9) }])
	answers({})
	await check(day(17))
	expect(await listLostLinks(db, site)).toEqual([])
	expect(await seen(GONE)).toMatchObject({ state: 'found', lostAt: null })
})

test('silence and faults are told after the second time only', async () => {
	answers({ [SLOW]: 'silence', 'http://e.com.br/': 503 })
	await anArticle(`<a href="${SLOW}">a</a> <a href="http://e.com.br/">b</a> <a href="${GOOD}">c</a>`)
	await check(day(1))
	expect(await listLostLinks(db, site)).toEqual([])
	await check(day(9))
	expect((await listLostLinks(db, site)).map(({ url, state, status }) => ({ url, state, status }))).toEqual([
		{ url: SLOW, state: 'silent', status: null },
		{ url: 'http://e.com.br/', state: 'silent', status: 503 },
	])
})

test('a page that turns us away is not dead', async () => {
	answers({ [GONE]: 403 })
	await anArticle(`<a href="${GONE}">a</a>`)
	await check(day(1))
	await check(day(9))
	expect(await seen(GONE)).toMatchObject({ state: 'refused', status: 403 })
	expect(await listLostLinks(db, site)).toEqual([])
})

test('where nobody answers it is our own line, and nothing is said of any page', async () => {
	answers({ [SLOW]: 'silence' })
	await anArticle(`<a href="${SLOW}">a</a>`)
	await check(day(1))
	expect(await seen(SLOW)).toMatchObject({ state: null, checkedAt: null, claimedAt: null })
	await check(day(2))
	expect(asked).toEqual([SLOW])
})

test('of two at once, one asks', async () => {
	answers({})
	const links = Array.from({ length: 12 }, (_, at) => `<a href="http://host${at % 5}.com.br/${at}">x</a>`)
	await anArticle(links.join(' '))
	asked.length = 0
	const run = () => checkLinks(db, { site, now: () => day(1), fetch, wait: async () => {} })
	await Promise.all([run(), run()])
	expect(asked).toHaveLength(12)
	expect(new Set(asked).size).toBe(12)
})

test('a host is asked one page after the other, with a pause between them', async () => {
	answers({})
	await anArticle('<a href="http://a.com.br/1">x</a><a href="http://a.com.br/2">x</a><a href="http://b.com.br/1">x</a>')
	const pauses: number[] = []
	await check(day(1), { wait: async (ms) => void pauses.push(ms) })
	expect(pauses).toEqual([2000])
})

test('an address that was taken out of its article, or is in the bin with it, is not listed', async () => {
	answers({ [GONE]: 404, 'http://f.com.br/?a=1&b=2': 404 })
	const kept = await anArticle(`<a href="http://f.com.br/?a=1&amp;b=2">x</a>`, { title: 'Fica' })
	const mended = await anArticle(`<a href="${GONE}">a</a>`)
	await check(day(1))
	expect(await listLostLinks(db, site)).toHaveLength(2)
	await db.update(posts).set({ content: '<p>Sem link.</p>' }).where(eq(posts.id, mended.id))
	expect((await listLostLinks(db, site)).map(({ url }) => url)).toEqual(['http://f.com.br/?a=1&b=2'])
	await db.update(posts).set({ status: 'draft' }).where(eq(posts.id, kept.id))
	expect(await listLostLinks(db, site)).toEqual([])
	await check(day(50))
	expect(await countLinks(db)).toEqual({ links: 0, looked: 0, lastLook: null })
	expect(await db.$count(checkedLinks)).toBe(0)
})

test('pages of our own are looked up and never asked: what is gone, in the bin or not published is told as such', async () => {
	answers({})
	const target = async (slug: string, more = {}) =>
		(
			await db
				.insert(posts)
				.values(aPublishedPost({ slug, ...more }))
				.returning()
		)[0]!
	await target('no-ar')
	const off = await target('fora-do-ar', { status: 'draft' })
	await target('na-lixeira', { status: 'draft', deletedAt: day(1) })
	await target('leva-adiante', { status: 'draft', deletedAt: day(1), goneTo: '/blog/no-ar' })
	const moved = await target('antes')
	await db.update(posts).set({ slug: 'depois' }).where(eq(posts.id, moved.id))
	const links = [
		'/blog/no-ar#parte',
		'https://farol.example/blog/fora-do-ar',
		'/blog/na-lixeira',
		'/blog/leva-adiante',
		'/blog/antes',
		'/blog/nunca-houve?de=aqui',
		'/blog/categoria/nada',
		'/media/files/0000000000000000-1x1.webp',
		'/seguros/auto/',
		'/seguros/nave',
		'/admin',
	]
	await anArticle(links.map((url) => `<a href="${url}">x</a>`).join(' '))
	await check(day(1))
	expect(asked).toEqual([])
	const lost = async () => Object.fromEntries((await listLostLinks(db, site)).map(({ url, loss }) => [url, loss]))
	const rest = {
		'/blog/na-lixeira': 'in-bin',
		'/blog/nunca-houve?de=aqui': 'no-article',
		'/blog/categoria/nada': 'no-page',
		'/media/files/0000000000000000-1x1.webp': 'no-page',
		'/seguros/nave': 'no-page',
	}
	expect(await lost()).toEqual({ 'https://farol.example/blog/fora-do-ar': 'unpublished', ...rest })
	expect(await countLinks(db)).toMatchObject({ links: links.length, looked: links.length })
	// One that is there again is not listed, whenever it was looked at.
	await db.update(posts).set({ status: 'published' }).where(eq(posts.id, off.id))
	expect(await lost()).toEqual(rest)
	await check(day(2))
	expect(await seen('https://farol.example/blog/fora-do-ar')).toMatchObject({ state: 'found', lostAt: null })
})
