import { expect, test } from 'vitest'
import { aUser } from '#core/users/testing/a-user.ts'
import { postWorkingCopies } from '#db/schema/posts.ts'
import { testDb } from '#tests/db.ts'
import { binPosts } from '../bin/bin-posts.ts'
import { deleteForGood } from '../bin/delete-for-good.ts'
import { createPost } from '../saving/create-post.ts'
import { rita, written } from '../testing/written.ts'
import { dropOrphans, dropSaved } from './purge-working-copies.ts'

const db = testDb()
const now = new Date('2026-03-10T12:00:00Z')
const userId = 'rita'
const within90Days = new Date('2025-12-10T12:00:01Z')
const past90Days = new Date('2025-12-10T11:59:59Z')
const withinAYear = new Date('2025-03-10T12:00:01Z')
const pastAYear = new Date('2025-03-10T11:59:59Z')

async function aStored() {
	await aUser(db, { id: userId })
	const created = await createPost(db, { fields: written(), by: rita, now })
	if (!created.ok) throw new Error(created.reason)
	return created.post.id
}

type Copy = Partial<typeof postWorkingCopies.$inferInsert>

/** As it lies in the table, whichever way it came there. */
async function aCopy(copy: Copy & { updatedAt: Date }) {
	const fields = { ...written() } as Record<string, unknown>
	const id = crypto.randomUUID()
	await db.insert(postWorkingCopies).values({ id, userId, fields, baseVersion: 1, ...copy })
	return copy.id ?? id
}

/** As the daily job does it. */
async function purgeWorkingCopies() {
	const limits = { saved: new Date('2025-12-10T12:00:00Z'), orphans: new Date('2025-03-10T12:00:00Z') }
	return { saved: await dropSaved(db, limits.saved), orphans: await dropOrphans(db, limits.orphans) }
}

async function left() {
	return (await db.select({ id: postWorkingCopies.id }).from(postWorkingCopies)).map(({ id }) => id)
}

test('a copy that says what its article says goes after 90 days, and not before', async () => {
	const postId = await aStored()
	await aCopy({ postId, updatedAt: past90Days })
	const young = await aCopy({ postId, updatedAt: within90Days })
	expect(await purgeWorkingCopies()).toEqual({ saved: 1, orphans: 0 })
	expect(await left()).toEqual([young])
})

test('the copy of a new article that was saved since goes too', async () => {
	const postId = await aStored()
	await aCopy({ id: postId, postId: null, baseVersion: 0, updatedAt: past90Days })
	expect(await purgeWorkingCopies()).toEqual({ saved: 1, orphans: 0 })
})

test.for<[string, Record<string, unknown>]>([
	['another text', { content: '<p>Só aqui.</p>' }],
	['another title', { title: 'Só aqui' }],
	['what cannot be saved', { title: '' }],
])('a copy that holds %s stays, however old', async ([, changes]) => {
	const postId = await aStored()
	const copy = await aCopy({ postId, fields: { ...written(), ...changes }, updatedAt: new Date('2020-01-01') })
	expect(await purgeWorkingCopies()).toEqual({ saved: 0, orphans: 0 })
	expect(await left()).toEqual([copy])
})

test('what was being written of a deleted article goes after a year, and not before', async () => {
	const postId = await aStored()
	const fields = { ...written(), title: 'Só aqui' }
	await aCopy({ postId, fields, updatedAt: pastAYear })
	const young = await aCopy({ postId, fields, updatedAt: withinAYear })
	await binPosts(db, { ids: [postId], by: rita, now })
	await deleteForGood(db, { ids: [postId], by: rita, now })
	expect(await purgeWorkingCopies()).toEqual({ saved: 0, orphans: 1 })
	expect(await left()).toEqual([young])
})

test('an article that was begun and never saved stays', async () => {
	await aUser(db, { id: userId })
	const begun = await aCopy({ postId: null, baseVersion: 0, updatedAt: new Date('2020-01-01') })
	expect(await purgeWorkingCopies()).toEqual({ saved: 0, orphans: 0 })
	expect(await left()).toEqual([begun])
})
