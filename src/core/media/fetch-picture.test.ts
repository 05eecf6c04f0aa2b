import { expect, test } from 'vitest'
import { mediaFiles } from '#db/schema/media.ts'
import { users } from '#db/schema/users.ts'
import { sharpPictures } from '#integrations/sharp-pictures.ts'
import { guardedFetch } from '#lib/guarded-fetch.ts'
import { testDb } from '#tests/db.ts'
import { localWeb } from '#tests/local-web.ts'
import { fetchPicture } from './fetch-picture.ts'
import { MOST_BYTES, MOST_PIXELS } from './picture-limits.ts'
import { aPicture } from './testing/a-picture.ts'
import { memoryStore } from './testing/memory-store.ts'

const db = testDb()
const now = new Date('2026-03-10T12:00:00Z')
const editor = sharpPictures({ mostPixels: MOST_PIXELS })
const ana = { id: 'ana', name: 'Ana', email: 'ana@exemplo.com.br' }
const photo = await aPicture()
const fetch = await localWeb(({ url }, response) => {
	if (url === '/foto.jpg') return void response.end(photo)
	if (url === '/moved') return void response.writeHead(301, { location: '/foto.jpg' }).end()
	if (url === '/page') return void response.setHeader('content-type', 'image/png').end('<html>')
	if (url === '/vector') return void response.end('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>')
	if (url === '/huge') return void response.end(Buffer.alloc(MOST_BYTES + 1))
	return void response.writeHead(url === '/closed' ? 403 : 404).end()
})

function bring(url: string, more = {}) {
	const files = memoryStore()
	return fetchPicture(db, { files, editor, url, alt: 'Um farol', name: 'foto.jpg', by: ana, now, fetch, ...more })
}

async function knownAna() {
	await db.insert(users).values({ ...ana, emailVerified: true })
}

test('a picture of another page is kept here, with its name and what that page said of it', async () => {
	await knownAna()
	const kept = await bring('http://exemplo.com.br/moved')
	expect(kept).toMatchObject({
		ok: true,
		media: { originalName: 'foto.jpg', alt: 'Um farol', createdBy: 'ana', width: 60 },
	})
	expect(await db.$count(mediaFiles)).toBe(1)
})

test.for([
	['/none.jpg', 'gone'],
	['/closed', 'no-answer'],
	['/page', 'not-a-picture'],
	['/vector', 'not-a-picture'],
	['/huge', 'too-large'],
] as const)('%s is no picture for us: %s', async ([path, reason]) => {
	await knownAna()
	expect(await bring(`http://exemplo.com.br${path}`)).toEqual({ ok: false, reason })
	expect(await db.$count(mediaFiles)).toBe(0)
})

test.for([
	['http://127.0.0.1/foto.jpg', 'not-public'],
	['http://169.254.169.254/latest/meta-data', 'not-public'],
	['file:///etc/passwd', 'bad-address'],
	['data:image/png;base64,AAAA', 'bad-address'],
] as const)('%s is not even asked for', async ([url, reason]) => {
	expect(await bring(url, { fetch: guardedFetch })).toEqual({ ok: false, reason })
})

test('nobody brings more than sixty in ten minutes', async () => {
	await knownAna()
	for (let count = 0; count < 60; count += 1) await bring('http://exemplo.com.br/none.jpg')
	expect(await bring('http://exemplo.com.br/foto.jpg')).toEqual({
		ok: false,
		reason: 'too-many',
		retryAfterSeconds: 600,
	})
	const later = new Date(now.getTime() + 600_000)
	expect(await bring('http://exemplo.com.br/foto.jpg', { now: later })).toMatchObject({ ok: true })
})
