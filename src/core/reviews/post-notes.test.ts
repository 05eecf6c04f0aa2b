import { expect, test } from 'vitest'
import { aUser } from '#core/users/testing/a-user.ts'
import { posts } from '#db/schema/posts.ts'
import { aPost } from '#tests/builders.ts'
import { testDb } from '#tests/db.ts'
import { addNote, countOpenNotes, listNotes, replyToNote, resolveNote } from './post-notes.ts'

const db = testDb()
const now = new Date('2026-03-10T12:00:00Z')
const address = '192.0.2.1'
const helena = { id: 'helena', name: 'Helena', email: 'helena@exemplo.com.br', role: 'author' as const, address }
const rogerio = { id: 'rogerio', name: 'Rogério', email: 'rogerio@exemplo.com.br', role: 'reviewer' as const, address }

async function anArticle(authorId = 'helena') {
	for (const id of ['helena', 'rogerio']) await aUser(db, { id })
	const [post] = await db.insert(posts).values(aPost({ authorId })).returning()
	return post!.id
}

const passage = 'Um sinistro tira uma classe'

test('a note stands on a passage, is answered, resolved and opened again', async () => {
	const postId = await anArticle()
	const note = await addNote(db, { postId, passage, before: 'No mercado. ', text: ' Depende. ', by: rogerio, now })
	if (!note.ok) throw new Error(note.reason)
	await replyToNote(db, { noteId: note.id, text: 'Certo.', by: helena, now })
	expect(await listNotes(db, postId)).toMatchObject([
		{
			passage,
			before: 'No mercado. ',
			text: 'Depende.',
			writtenByName: 'Rogério',
			resolvedAt: null,
			replies: [{ text: 'Certo.', writtenByName: 'Helena' }],
		},
	])
	expect(await countOpenNotes(db, postId)).toBe(1)
	await resolveNote(db, { noteId: note.id, resolved: true, by: helena, now })
	expect(await listNotes(db, postId)).toMatchObject([{ resolvedAt: now, resolvedByName: 'Helena' }])
	expect(await countOpenNotes(db, postId)).toBe(0)
	await resolveNote(db, { noteId: note.id, resolved: false, by: rogerio, now })
	expect(await countOpenNotes(db, postId)).toBe(1)
})

test('an author has no say on the article of somebody else, and nobody writes nothing', async () => {
	const postId = await anArticle('rogerio')
	const note = { postId, passage, text: 'Depende.', now }
	expect(await addNote(db, { ...note, by: helena })).toEqual({ ok: false, reason: 'not-yours' })
	expect(await addNote(db, { ...note, text: '  ', by: rogerio })).toEqual({ ok: false, reason: 'empty' })
	expect(await addNote(db, { ...note, postId: 'nada', by: rogerio })).toEqual({ ok: false, reason: 'not-found' })
	const made = await addNote(db, { ...note, by: rogerio })
	if (!made.ok) throw new Error(made.reason)
	expect(await replyToNote(db, { noteId: made.id, text: 'Eu', by: helena, now })).toEqual({
		ok: false,
		reason: 'not-yours',
	})
	expect(await resolveNote(db, { noteId: made.id, resolved: true, by: helena, now })).toMatchObject({ ok: false })
	expect(await replyToNote(db, { noteId: 'nada', text: 'Eu', by: rogerio, now })).toMatchObject({ reason: 'not-found' })
})
