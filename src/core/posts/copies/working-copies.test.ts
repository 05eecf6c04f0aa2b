import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aUser } from '#core/users/testing/a-user.ts'
import { posts } from '#db/schema/posts.ts'
import { aPost } from '#tests/builders.ts'
import { testDb } from '#tests/db.ts'
import { createPost } from '../saving/create-post.ts'
import { rita, written } from '../testing/written.ts'
import {
	discardWorkingCopy,
	findWorkingCopy,
	keepWorkingCopy,
	listUnsavedNewPosts,
	listWorkingCopies,
} from './working-copies.ts'

const db = testDb()
const now = new Date('2026-03-10T12:00:00Z')
const later = new Date('2026-03-10T12:05:00Z')
const userId = 'rita'
const id = 'aaaaaaaa-0000-4000-8000-000000000001'
const other = 'aaaaaaaa-0000-4000-8000-000000000002'
const copy = { id, postId: null, userId, fields: { title: 'Começo' }, baseVersion: 0, now }

async function aStored() {
	await aUser(db, { id: userId })
	const [post] = await db.insert(posts).values(aPost()).returning()
	return post!
}

test('what is kept is found again as it was, by nobody else', async () => {
	await aUser(db, { id: userId })
	const fields = { title: 'Começo', tags: 'auto, vi', faqs: [{ question: 'E?' }], 'nul\0': 'a\0b\ud800' }
	expect(await keepWorkingCopy(db, { ...copy, fields })).toEqual({ ok: true, id, savedAt: now, postGone: false })
	expect(await findWorkingCopy(db, { id, userId })).toEqual({
		id,
		postId: null,
		fields: { title: 'Começo', tags: 'auto, vi', faqs: [{ question: 'E?' }], nul: 'ab\ufffd' },
		baseVersion: 0,
		updatedAt: now,
	})
	expect(await findWorkingCopy(db, { id, userId: 'caio' })).toBeUndefined()
	expect(await findWorkingCopy(db, { id: 'new', userId })).toBeUndefined()
})

test('kept again it is replaced; nobody writes into the copy of another', async () => {
	await aUser(db, { id: userId })
	await aUser(db, { id: 'caio' })
	await keepWorkingCopy(db, copy)
	await keepWorkingCopy(db, { ...copy, fields: { title: 'Mais' }, now: later })
	expect(await findWorkingCopy(db, { id, userId })).toMatchObject({ fields: { title: 'Mais' }, updatedAt: later })
	expect(await keepWorkingCopy(db, { ...copy, userId: 'caio' })).toEqual({ ok: false, reason: 'not-yours' })
	expect(await findWorkingCopy(db, { id, userId })).toMatchObject({ fields: { title: 'Mais' } })
})

test('each page that writes an article has its own copy, and the last kept comes first', async () => {
	const { id: postId } = await aStored()
	await keepWorkingCopy(db, { ...copy, postId, baseVersion: 1 })
	await keepWorkingCopy(db, { ...copy, postId, baseVersion: 1, id: other, fields: { title: 'Outra aba' }, now: later })
	expect(await listWorkingCopies(db, { postId, userId })).toMatchObject([
		{ id: other, fields: { title: 'Outra aba' } },
		{ id, fields: { title: 'Começo' } },
	])
	expect(await listWorkingCopies(db, { postId, userId: 'caio' })).toEqual([])
	expect(await listWorkingCopies(db, { postId: 'new', userId })).toEqual([])
})

test('a page does not write over what another page kept in the same copy, nor drops it', async () => {
	await aUser(db, { id: userId })
	await keepWorkingCopy(db, { ...copy, keptAt: null })
	await keepWorkingCopy(db, { ...copy, keptAt: now, fields: { title: 'Da segunda aba' }, now: later })
	const forked = await keepWorkingCopy(db, { ...copy, keptAt: now, fields: { title: 'Da primeira aba' }, now: later })
	expect(forked).toMatchObject({ ok: true, id: expect.not.stringMatching(id) })
	expect(await findWorkingCopy(db, { id, userId })).toMatchObject({ fields: { title: 'Da segunda aba' } })
	expect(await discardWorkingCopy(db, { id, userId, keptAt: now })).toEqual({ discarded: false })
	expect(await discardWorkingCopy(db, { id, userId, keptAt: later })).toEqual({ discarded: true })
	expect(await listUnsavedNewPosts(db, { userId })).toMatchObject([{ title: 'Da primeira aba' }])
})

test('a page whose answer was lost goes on in its copy', async () => {
	await aUser(db, { id: userId })
	await keepWorkingCopy(db, { ...copy, keptAt: null })
	expect(await keepWorkingCopy(db, { ...copy, fields: { title: 'Mais' } })).toMatchObject({ ok: true, id })
})

test('pages that begin the same copy at once keep one each', async () => {
	await aUser(db, { id: userId })
	const begin = () => keepWorkingCopy(db, { ...copy, keptAt: null })
	const kept = await Promise.all([begin(), begin(), begin()])
	expect(new Set(kept.map((result) => result.ok && result.id)).size).toBe(3)
	expect(await listUnsavedNewPosts(db, { userId })).toHaveLength(3)
})

test('a text brought back to what the article says needs no copy', async () => {
	await aUser(db, { id: userId })
	await createPost(db, { id: other, fields: written(), by: rita, now })
	const keeping = { ...copy, postId: other, baseVersion: 1 }
	await keepWorkingCopy(db, { ...keeping, fields: written({ excerpt: 'Mais' }) })
	expect(await keepWorkingCopy(db, { ...keeping, keptAt: now, fields: written() })).toMatchObject({ ok: false })
	expect(await listWorkingCopies(db, { postId: other, userId })).toEqual([])
})

test('a copy that comes after the save it says the same as is not kept; another text is', async () => {
	await aUser(db, { id: userId })
	await createPost(db, { id, fields: written(), by: rita, now })
	expect(await keepWorkingCopy(db, { ...copy, fields: written() })).toEqual({ ok: false, reason: 'already-saved' })
	expect(await keepWorkingCopy(db, { ...copy, fields: written({ excerpt: 'Mais' }) })).toMatchObject({ ok: true })
	expect(await listWorkingCopies(db, { postId: id, userId })).toMatchObject([{ id, postId: id }])
})

test('the text of an article that was deleted meanwhile goes on as a new one', async () => {
	const { id: postId } = await aStored()
	await db.delete(posts).where(eq(posts.id, postId))
	expect(await keepWorkingCopy(db, { ...copy, postId, baseVersion: 1 })).toMatchObject({ ok: true, postGone: true })
	expect(await listUnsavedNewPosts(db, { userId })).toMatchObject([{ id, title: 'Começo' }])
})

test('articles that were begun are listed, the last touched first, until they are saved or discarded', async () => {
	const { id: postId } = await aStored()
	await keepWorkingCopy(db, copy)
	await keepWorkingCopy(db, { ...copy, id: other, fields: {}, now: later })
	await keepWorkingCopy(db, { ...copy, id: crypto.randomUUID(), postId, baseVersion: 1 })
	expect(await listUnsavedNewPosts(db, { userId })).toEqual([
		{ id: other, title: '', updatedAt: later },
		{ id, title: 'Começo', updatedAt: now },
	])
	expect(await discardWorkingCopy(db, { id: other, userId: 'caio' })).toEqual({ discarded: false })
	expect(await discardWorkingCopy(db, { id: other, userId })).toEqual({ discarded: true })
	await createPost(db, { id, fields: written(), by: rita, now })
	expect(await listUnsavedNewPosts(db, { userId })).toEqual([])
})

test('a text too long to be saved is still kept; a flood is not', async () => {
	await aUser(db, { id: userId })
	const ofLength = (length: number) => keepWorkingCopy(db, { ...copy, fields: { content: 'a'.repeat(length) } })
	expect(await ofLength(1_500_000)).toMatchObject({ ok: true })
	expect(await ofLength(4_000_000)).toEqual({ ok: false, reason: 'too-large' })
	expect(await keepWorkingCopy(db, { ...copy, id: 'new' })).toEqual({ ok: false, reason: 'bad-id' })
})
