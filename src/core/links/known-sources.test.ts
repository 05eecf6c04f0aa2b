import { expect, test } from 'vitest'
import { testDb } from '#tests/db.ts'
import { localWeb } from '#tests/local-web.ts'
import { knownSources, lookAtSources } from './known-sources.ts'

const db = testDb()
const now = () => new Date('2026-03-10T12:00:00Z')
const fetch = await localWeb(({ url }, response) => {
	response.writeHead(url === '/gone' ? 404 : 200, { 'content-type': 'text/html' }).end('<title> Susep </title>')
})
const ana = { id: 'ana' }
const [GOOD, GONE, UNSEEN] = ['http://a.com.br/', 'http://a.com.br/gone', 'http://b.com.br/']

test('only what was seen is said, with the day', async () => {
	expect(await lookAtSources(db, { urls: [GOOD, GONE], by: ana, now, fetch })).toEqual({ ok: true })
	const checkedAt = now().toISOString()
	expect(await knownSources(db, [GOOD, GONE, UNSEEN])).toEqual([
		{ url: GOOD, state: 'found', status: 200, title: 'Susep', checkedAt },
		{ url: GONE, state: 'gone', status: 404, title: '', checkedAt },
		{ url: UNSEEN, state: null, status: null, title: '', checkedAt: null },
	])
	expect(await knownSources(db, [])).toEqual([])
})

test('an address inside our own network is not asked', async () => {
	await lookAtSources(db, { urls: ['http://127.0.0.1/'], by: ana, now })
	expect(await knownSources(db, ['http://127.0.0.1/'])).toMatchObject([{ state: 'refused', status: null }])
})

test('nobody has more than sixty looked at in ten minutes', async () => {
	const urls = Array.from({ length: 61 }, (_, at) => `http://a.com.br/${at}`)
	expect(await lookAtSources(db, { urls, by: ana, now, fetch })).toEqual({
		ok: false,
		reason: 'too-many',
		retryAfterSeconds: 600,
	})
})
