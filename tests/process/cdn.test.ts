import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { startPostgres } from '../postgres.ts'
import { startServer } from '../server-process.ts'
import { startCdn } from '../stand-ins/cdn.ts'
import { preparedDataDir } from './data-dir.ts'

const PLAIN = 'public, max-age=0, must-revalidate'

test('a CDN may keep pages while it hears of changes, and nothing while it does not', async () => {
	const cdn = await startCdn()
	onTestFinished(() => cdn.stop())
	const postgres = await startPostgres()
	onTestFinished(() => postgres.stop())
	const server = await startServer({
		env: {
			DATABASE_URL: postgres.url,
			AUTH_SECRET: 'a-secret-for-tests-only-0123456789',
			SEED_DEMO: 'true',
			CDN_PURGE_URL: cdn.url,
			CDN_PURGE_HEADERS: 'authorization=Bearer%20um-segredo',
			CDN_MAX_AGE: '300',
		},
	})
	onTestFinished(() => void server.stop('SIGKILL'))
	const client = new pg.Client({ connectionString: postgres.url })
	await client.connect()
	onTestFinished(() => client.end())
	async function headersOf(address: string, cookie = '') {
		const answer = await fetch(server.url + address, { headers: { cookie } })
		const text = await answer.text()
		return { ...Object.fromEntries(answer.headers), text } as Record<string, string>
	}
	const kept = {
		'cache-control': `${PLAIN}, s-maxage=300`,
		'cdn-cache-control': 'max-age=300, stale-while-revalidate=60',
		'surrogate-control': 'max-age=300, stale-while-revalidate=60',
	}

	// What another version left there goes first.
	await expect
		.poll(() => cdn.calls.flatMap(({ tags }) => tags))
		.toEqual(expect.arrayContaining(['farol-site', 'farol-blog']))
	expect(cdn.calls[0]).toMatchObject({ method: 'POST', headers: { authorization: 'Bearer um-segredo' } })

	await expect
		.poll(() => headersOf('/'))
		.toMatchObject({ ...kept, 'surrogate-key': 'farol-site', 'cache-tag': 'farol-site' })
	await expect.poll(() => headersOf('/blog')).toMatchObject({ ...kept, 'surrogate-key': 'farol-blog' })
	await expect.poll(() => headersOf('/feed.xml')).toMatchObject({ ...kept, 'surrogate-key': 'farol-blog' })
	const [, script] = /data-src="(\/hydration\/[^"]+)"/.exec((await headersOf('/blog'))['text']!)!
	expect(await headersOf(script!)).toMatchObject({
		'cache-control': 'public, max-age=31536000, immutable',
		'surrogate-control': kept['surrogate-control'],
		'surrogate-key': 'farol-blog',
	})
	for (const [address, cookie] of [['/blog', 'farol.flash=x'], ['/admin/login'], ['/blog/busca?q=auto']] as const) {
		const own = await headersOf(address, cookie)
		expect(own['cache-control']).toBe('no-store')
		expect(own['surrogate-key']).toBeUndefined()
		expect(own['cdn-cache-control']).toBeUndefined()
	}

	const before = cdn.calls.length
	await client.query(`update blog_posts set title = title || '!' where status = 'published'`)
	await expect.poll(() => cdn.calls.slice(before).flatMap(({ tags }) => tags)).toContain('farol-blog')

	cdn.failWith(503)
	await client.query(`update blog_posts set title = title || '!' where status = 'published'`)
	await expect.poll(() => headersOf('/').then((headers) => headers['surrogate-key'])).toBeUndefined()
	expect((await headersOf('/'))['cache-control']).toBe(PLAIN)
	cdn.failWith(undefined)
	await expect.poll(() => headersOf('/')).toMatchObject(kept)

	expect(await server.stop()).toBe(0)
	expect(server.output().match(/CDN_PURGE_URL/g)).toHaveLength(1)
	expect(server.output()).not.toContain('um-segredo')
})

test('without one nothing of it stands in an answer', async () => {
	const server = await startServer({ env: { DATA_DIR: preparedDataDir() } })
	for (let visit = 0; visit < 2; visit += 1) {
		const answer = await fetch(`${server.url}/blog`)
		expect(answer.headers.get('cache-control')).toBe(PLAIN)
		expect([...answer.headers.keys()].filter((name) => /surrogate|cdn|cache-tag/.test(name))).toEqual([])
		await answer.text()
	}
	await server.stop()
})
