import sharp from 'sharp'
import { expect, test } from 'vitest'
import { auditLog } from '#db/schema/audit.ts'
import { mediaFiles } from '#db/schema/media.ts'
import { users } from '#db/schema/users.ts'
import { sharpPictures } from '#integrations/sharp-pictures.ts'
import { testDb } from '#tests/db.ts'
import { MOST_BYTES, MOST_PIXELS } from './picture-limits.ts'
import { storePicture } from './store-picture.ts'
import { aPicture } from './testing/a-picture.ts'
import { memoryStore } from './testing/memory-store.ts'

const db = testDb()
const now = new Date('2026-03-10T12:00:00Z')
const editor = sharpPictures({ mostPixels: MOST_PIXELS })
const ana = { id: 'ana', name: 'Ana', email: 'ana@exemplo.com.br', address: '203.0.113.7' }

function store(bytes: Uint8Array, more = {}) {
	const files = memoryStore()
	const result = storePicture(db, { files, editor, bytes, source: 'upload', alt: 'Um farol', now, ...more })
	return { files: files.files, result }
}

test('a picture is kept as a WebP named by its content and measures', async () => {
	const { files, result } = store(await aPicture(), { originalName: 'Férias 2026.JPG' })
	const kept = await result
	expect(kept).toMatchObject({
		ok: true,
		media: { originalName: 'Férias 2026.JPG', alt: 'Um farol', width: 60, height: 40, mimeType: 'image/webp' },
		url: expect.stringMatching(/^\/media\/files\/[0-9a-f]{16}-60x40\.webp$/),
	})
	const [[name, bytes]] = [...files] as [[string, Uint8Array]]
	expect(kept.ok && kept.url).toBe(`/media/files/${name}`)
	expect((await sharp(bytes).metadata()).format).toBe('webp')
	expect(kept.ok && kept.media.bytes).toBe(bytes.byteLength)
})

test('whoever sends it is on record, a job is not', async () => {
	await db.insert(users).values({ ...ana, emailVerified: true })
	await store(await aPicture(), { originalName: 'farol.jpg', by: ana }).result
	await store(await aPicture({ colour: 'red' }), { source: 'gemini' }).result
	expect(await db.select().from(auditLog)).toMatchObject([
		{ action: 'media.uploaded', actorId: 'ana', subjectLabel: 'farol.jpg', address: '203.0.113.7' },
	])
	expect(new Set((await db.select().from(mediaFiles)).map(({ createdBy }) => createdBy))).toEqual(
		new Set(['ana', null]),
	)
})

test('the same picture sent many times at once is one picture, with the first words about it', async () => {
	const bytes = await aPicture()
	const first = await store(bytes, { alt: 'O primeiro' }).result
	const results = await Promise.all(Array.from({ length: 6 }, (_, index) => store(bytes, { alt: `${index}` }).result))
	expect(await db.$count(mediaFiles)).toBe(1)
	expect(results).toEqual(Array.from({ length: 6 }, () => first))
})

test('six at once on an empty library are one picture too', async () => {
	const bytes = await aPicture()
	const results = await Promise.all(Array.from({ length: 6 }, () => store(bytes).result))
	expect(new Set(results.map((result) => result.ok && result.media.id)).size).toBe(1)
	expect(await db.$count(mediaFiles)).toBe(1)
})

test.for([
	['an SVG called PNG', 'not-a-picture', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
	[
		'a GIF',
		'not-a-picture',
		() =>
			sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
				.gif()
				.toBuffer(),
	],
	['a picture that breaks off', 'not-a-picture', async () => (await noise()).subarray(0, 20_000)],
	[
		'41 megapixels',
		'too-many-pixels',
		() =>
			sharp({ create: { width: 8200, height: 5000, channels: 3, background: 'red' } })
				.png()
				.toBuffer(),
	],
	['11 MB', 'too-large', async () => Buffer.concat([await aPicture(), Buffer.alloc(MOST_BYTES)])],
] as const)('%s is refused as %s, and nothing is kept', async ([, reason, make]) => {
	const { files, result } = store(await make(), { originalName: 'foto.png' })
	expect(await result).toEqual({ ok: false, reason })
	expect(files.size).toBe(0)
	expect(await db.$count(mediaFiles)).toBe(0)
})

function noise(): Promise<Buffer> {
	const grain = { type: 'gaussian', mean: 128, sigma: 40 } as const
	return sharp({ create: { width: 300, height: 300, channels: 3, background: 'red', noise: grain } })
		.jpeg()
		.toBuffer()
}

test('a store that fails leaves no row behind', async () => {
	const files = { ...memoryStore(), put: () => Promise.reject(new Error('disk full')) }
	await expect(store(await aPicture(), { files }).result).rejects.toThrow('disk full')
	expect(await db.$count(mediaFiles)).toBe(0)
})
