import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { mediaFiles } from '#db/schema/media.ts'
import { sharpPictures } from '#integrations/sharp-pictures.ts'
import { testDb } from '#tests/db.ts'
import { deletePicture } from './delete-picture.ts'
import type { FileStore } from './file-store.ts'
import { makePictureSizes } from './make-picture-sizes.ts'
import { storePicture } from './store-picture.ts'
import { aPicture } from './testing/a-picture.ts'
import { memoryStore } from './testing/memory-store.ts'

const db = testDb()
const now = new Date('2026-03-10T12:00:00Z')
const editor = sharpPictures({ mostPixels: 40_000_000 })

async function keep(files: FileStore, picture: Parameters<typeof aPicture>[0]) {
	const kept = await storePicture(db, { files, editor, bytes: await aPicture(picture), source: 'upload', alt: '', now })
	if (!kept.ok) throw new Error(kept.reason)
	return kept.media
}

async function make(files: FileStore) {
	const broken: string[] = []
	await makePictureSizes(db, { files, editor, now: () => now, onBroken: (name) => broken.push(name) })
	return broken
}

test('a picture gets the sizes it is larger than, in AVIF and WebP', async () => {
	const store = memoryStore()
	const { id, name } = await keep(store, { width: 1000, height: 500 })
	expect(await make(store)).toEqual([])
	const stem = name.replace('.webp', '')
	const sizes = ['480.avif', '960.avif', '1000.avif', '480.webp', '960.webp']
	expect([...store.files.keys()].sort()).toEqual([name, ...sizes.map((size) => `${stem}--${size}`)].sort())
	const { format, width, height } = await sharp(store.files.get(`${stem}--480.avif`)).metadata()
	expect({ format, width, height }).toEqual({ format: 'heif', width: 480, height: 240 })

	const [row] = await db.select().from(mediaFiles).where(eq(mediaFiles.id, id))
	expect(row!.variantsMadeAt).toEqual(now)
	expect(row!.variants.map((variant) => `${variant.width}.${variant.format}`)).toEqual(sizes)
	expect(row!.variants[0]!.bytes).toBe(store.files.get(`${stem}--480.avif`)!.byteLength)
})

test('a small picture is only made anew in AVIF', async () => {
	const store = memoryStore()
	await keep(store, { width: 60, height: 40 })
	await make(store)
	expect([...store.files.keys()].map((name) => name.replace(/^.*x40/, '')).sort()).toEqual(['--60.avif', '.webp'])
})

test('run again it makes nothing again', async () => {
	const store = memoryStore()
	await keep(store, { width: 60, height: 40 })
	await make(store)
	const files = { ...store, put: () => Promise.reject(new Error('made again')) }
	expect(await make(files)).toEqual([])
})

test('a broken or lost original is told once, and others get their sizes', async () => {
	const store = memoryStore()
	const broken = await keep(store, { colour: 'red' })
	const lost = await keep(store, { colour: 'blue' })
	const fine = await keep(store, { colour: 'green' })
	store.files.set(broken.name, new Uint8Array([1, 2, 3]))
	store.files.delete(lost.name)
	expect((await make(store)).sort()).toEqual([broken.name, lost.name].sort())
	const rows = await db.select().from(mediaFiles)
	expect(rows.every(({ variantsMadeAt }) => variantsMadeAt)).toBe(true)
	expect(rows.find(({ id }) => id === fine.id)!.variants).toHaveLength(1)
	expect(await make(store)).toEqual([])
})

test('a picture deleted while its sizes are made leaves none of them', async () => {
	const store = memoryStore()
	const { id } = await keep(store, {})
	const actor = { id: 'ana', email: 'ana@exemplo.com.br' }
	const files: FileStore = {
		...store,
		async put(name, bytes, type) {
			await deletePicture(db, { files: store, id, actor, now })
			await store.put(name, bytes, type)
		},
	}
	await make(files)
	expect(store.files.size).toBe(0)
})

test('one deleted and stored anew while its sizes are made keeps the sizes of the new one', async () => {
	const store = memoryStore()
	const { id } = await keep(store, {})
	const actor = { id: 'ana', email: 'ana@exemplo.com.br' }
	let again = false
	const files: FileStore = {
		...store,
		async put(name, bytes, type) {
			if (!again) {
				again = true
				await deletePicture(db, { files: store, id, actor, now })
				await keep(store, {})
				await make(store)
			}
			await store.put(name, bytes, type)
		},
	}
	await make(files)
	const [row] = await db.select().from(mediaFiles)
	expect(row!.id).not.toBe(id)
	expect(row!.variants.length).toBeGreaterThan(0)
	expect(store.files.size).toBe(1 + row!.variants.length)
})
