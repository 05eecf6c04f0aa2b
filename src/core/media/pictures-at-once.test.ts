import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { leases } from '#db/schema/leases.ts'
import { mediaFiles } from '#db/schema/media.ts'
import { sharpPictures } from '#integrations/sharp-pictures.ts'
import { testDb } from '#tests/db.ts'
import { deletePicture } from './delete-picture.ts'
import type { FileStore } from './file-store.ts'
import { removeLeftPictures } from './remove-left-pictures.ts'
import { storePicture } from './store-picture.ts'
import { aPicture } from './testing/a-picture.ts'
import { memoryStore } from './testing/memory-store.ts'

const db = testDb()
const now = new Date('2026-03-10T12:00:00Z')
const editor = sharpPictures({ mostPixels: 40_000_000 })
const actor = { id: 'ana', email: 'ana@exemplo.com.br' }

async function upload(files: FileStore) {
	const kept = await storePicture(db, { files, editor, bytes: await aPicture(), source: 'upload', alt: '', now })
	if (!kept.ok) throw new Error(kept.reason)
	return kept.media
}

/** A store that stands still at what is done to one file, until it is let go. */
function pausingStore(at: 'put' | 'remove') {
	const store = memoryStore()
	const reached = Promise.withResolvers<void>()
	const held = Promise.withResolvers<void>()
	const pause = async () => {
		reached.resolve()
		await held.promise
	}
	const files: FileStore = {
		...store,
		async put(...file) {
			if (at === 'put') await pause()
			await store.put(...file)
		},
		async remove(name) {
			if (at === 'remove') await pause()
			await store.remove(name)
		},
	}
	return { store, files, reached: reached.promise, go: held.resolve }
}

/** Lets whatever can be done meanwhile be done: all that does not wait for what is held. */
async function meanwhile() {
	for (let turn = 0; turn < 40; turn += 1) {
		await aPicture()
		await db.$count(mediaFiles)
	}
}

/** A picture is there whole, with its file, or not at all. */
async function whole(files: Map<string, Uint8Array>) {
	const rows = await db.select({ name: mediaFiles.name }).from(mediaFiles)
	expect([...files.keys()]).toEqual(rows.map(({ name }) => name))
	expect(await db.select().from(leases)).toEqual([])
	return rows.length
}

test('a picture sent again while it is being deleted keeps its file', async () => {
	const { store, files, reached, go } = pausingStore('remove')
	const { id } = await upload(store)
	const deleting = deletePicture(db, { files, id, actor, now })
	await reached
	const sending = upload(store)
	await meanwhile()
	go()
	expect(await deleting).toEqual({ ok: true })
	const again = await sending
	expect(again.id).not.toBe(id)
	expect(await whole(store.files)).toBe(1)
})

test('a picture deleted while it is being sent again is gone with its file', async () => {
	const { store, files, reached, go } = pausingStore('put')
	const { id } = await upload(store)
	const sending = upload(files)
	await reached
	const deleting = deletePicture(db, { files: store, id, actor, now })
	await meanwhile()
	go()
	expect((await sending).id).toBe(id)
	expect(await deleting).toEqual({ ok: true })
	expect(await whole(store.files)).toBe(0)
})

test('a deletion that breaks off shows nothing any more, and a job removes the file later', async () => {
	const store = memoryStore()
	const { id, name } = await upload(store)
	const broken = { ...store, remove: () => Promise.reject(new Error('no answer')) }
	expect(await deletePicture(db, { files: broken, id, actor, now })).toEqual({ ok: true })
	expect(await db.select().from(mediaFiles)).toEqual([])
	expect([...store.files.keys()]).toEqual([name])

	const faults: string[] = []
	const tidy = (files: FileStore, minutes: number) =>
		removeLeftPictures(db, {
			files,
			now: new Date(Date.now() + minutes * 60_000),
			onFault: (_, left) => faults.push(left),
		})
	await tidy(store, 5)
	expect(store.files.size).toBe(1)
	await tidy(broken, 15)
	expect(faults).toEqual([name])
	await tidy(store, 15)
	expect(await whole(store.files)).toBe(0)
})

test('an upload that broke off leaves a file to no one, and one that was sent again keeps it', async () => {
	const store = memoryStore()
	const late = {
		...store,
		async put(...file: Parameters<FileStore['put']>) {
			await store.put(...file)
			throw new Error('the answer came too late')
		},
	}
	const tidy = () =>
		removeLeftPictures(db, {
			files: store,
			now: new Date(Date.now() + 900_000),
			onFault: (error) => expect.unreachable(String(error)),
		})
	await expect(upload(late)).rejects.toThrow('too late')
	expect(store.files.size).toBe(1)
	await tidy()
	expect(await whole(store.files)).toBe(0)

	const { name } = await upload(store)
	await expect(upload(late)).rejects.toThrow('too late')
	await tidy()
	expect(await whole(store.files)).toBe(1)
	expect(await db.$count(mediaFiles, eq(mediaFiles.name, name))).toBe(1)
})
