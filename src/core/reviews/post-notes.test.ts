import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aUser } from '#core/users/testing/a-user.ts'
import { auditLog } from '#db/schema/audit.ts'
import { posts } from '#db/schema/posts.ts'
import { postNoteReplies, postNotes } from '#db/schema/reviews.ts'
import { users } from '#db/schema/users.ts'
import { aPost } from '#tests/builders.ts'
import { testDb } from '#tests/db.ts'
import { LONGEST_NOTE, MOST_NOTES, MOST_REPLIES } from './note-length.ts'
import { changeNotes, countOpenNotes, listPostNotes, type NoteWish } from './post-notes.ts'

const db = testDb()
const now = new Date('2026-03-10T12:00:00Z')
const address = '192.0.2.1'
const helena = { id: 'helena', name: 'Helena', email: 'helena@exemplo.com.br', role: 'author' as const, address }
const rogerio = { id: 'rogerio', name: 'Rogério', email: 'rogerio@exemplo.com.br', role: 'reviewer' as const, address }
const outra = { id: 'outra', name: 'Ana', email: 'ana@exemplo.com.br', role: 'author' as const, address }
const anchor = { passage: 'tira uma classe', before: 'Um sinistro ', after: '. Guincho não conta.' }

async function anArticle() {
	for (const { address: _, ...person } of [helena, rogerio, outra]) await aUser(db, person)
	const [post] = await db
		.insert(posts)
		.values(aPost({ title: 'Classe de bônus', authorId: 'helena' }))
		.returning()
	return post!.id
}

function change(postId: string, wish: NoteWish, by: typeof helena | typeof rogerio = rogerio, at = now) {
	return changeNotes(db, { postId, wish, by, now: at })
}

async function aNote(postId: string, text = 'Depende da seguradora.', at = now): Promise<string> {
	const added = await change(postId, { what: 'add', anchor, text }, rogerio, at)
	if (!added.ok) throw new Error(added.reason)
	return added.noteId
}

async function notesOf(postId: string) {
	const listed = await listPostNotes(db, { postId, by: helena })
	return listed.ok ? listed.notes : listed.reason
}

async function recorded() {
	return (await db.select().from(auditLog)).map(({ action, actorId, subjectLabel }) => [action, actorId, subjectLabel])
}

test('a reviewer notes, the author answers, the reviewer resolves and reopens, and the log tells of each', async () => {
	const id = await anArticle()
	const noteId = await aNote(id, '  Depende da seguradora.  ')
	expect(await change(id, { what: 'reply', noteId, text: 'Certo.' }, helena)).toEqual({ ok: true, noteId })
	expect(await countOpenNotes(db, id)).toBe(1)
	expect(await change(id, { what: 'resolve', noteId })).toEqual({ ok: true, noteId })
	expect(await countOpenNotes(db, id)).toBe(0)
	expect(await notesOf(id)).toMatchObject([
		{
			number: 1,
			...anchor,
			text: 'Depende da seguradora.',
			writtenByName: 'Rogério',
			resolvedAt: now,
			resolvedByName: 'Rogério',
			replies: [{ text: 'Certo.', writtenByName: 'Helena' }],
		},
	])
	expect(await change(id, { what: 'reopen', noteId }, helena)).toEqual({ ok: true, noteId })
	expect(await notesOf(id)).toMatchObject([{ resolvedAt: null, resolvedByName: null }])
	expect(await recorded()).toEqual([
		['note.added', 'rogerio', 'Classe de bônus'],
		['note.replied', 'helena', 'Classe de bônus'],
		['note.resolved', 'rogerio', 'Classe de bônus'],
		['note.reopened', 'helena', 'Classe de bônus'],
	])
})

test('numbers follow the order of writing, and a resolved note keeps its own', async () => {
	const id = await anArticle()
	const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
	const first = await aNote(id, 'Um')
	await aNote(id, 'Dois', later(1))
	await change(id, { what: 'resolve', noteId: first })
	await aNote(id, 'Três', later(2))
	expect(await notesOf(id)).toMatchObject([
		{ number: 1, text: 'Um' },
		{ number: 2, text: 'Dois' },
		{ number: 3, text: 'Três' },
	])
})

test('who may neither write nor review the article reads and writes nothing', async () => {
	const id = await anArticle()
	const noteId = await aNote(id)
	const refused = { ok: false, reason: 'not-yours' }
	expect(await listPostNotes(db, { postId: id, by: outra })).toEqual(refused)
	expect(await change(id, { what: 'add', anchor, text: 'Oi' }, outra)).toEqual(refused)
	expect(await change(id, { what: 'reply', noteId, text: 'Oi' }, outra)).toEqual(refused)
	expect(await change(id, { what: 'resolve', noteId }, outra)).toEqual(refused)
	expect(await db.$count(postNoteReplies)).toBe(0)
})

test('an article that is gone or in the bin takes no notes, and those of another article are not its own', async () => {
	const id = await anArticle()
	const noteId = await aNote(id)
	const [other] = await db.insert(posts).values(aPost()).returning()
	expect(await change(other!.id, { what: 'resolve', noteId })).toEqual({ ok: false, reason: 'note-gone' })
	expect(await change(id, { what: 'resolve', noteId: 'nada' })).toEqual({ ok: false, reason: 'note-gone' })
	expect(await change('nada', { what: 'add', anchor, text: 'Oi' })).toEqual({ ok: false, reason: 'not-found' })
	await db.update(posts).set({ deletedAt: now }).where(eq(posts.id, id))
	expect(await change(id, { what: 'add', anchor, text: 'Oi' })).toEqual({ ok: false, reason: 'not-found' })
	expect(await change(id, { what: 'resolve', noteId })).toEqual({ ok: false, reason: 'not-found' })
	expect(await notesOf(id)).toBe('not-found')
})

test('resolved twice, the first stays; an answer to what was resolved meanwhile is refused', async () => {
	const id = await anArticle()
	const noteId = await aNote(id)
	await change(id, { what: 'resolve', noteId }, helena)
	expect(await change(id, { what: 'resolve', noteId }, rogerio)).toEqual({ ok: true, noteId })
	expect(await notesOf(id)).toMatchObject([{ resolvedByName: 'Helena' }])
	expect(await change(id, { what: 'reply', noteId, text: 'Mas…' })).toEqual({ ok: false, reason: 'resolved' })
	expect((await recorded()).map(([action]) => action)).toEqual(['note.added', 'note.resolved'])
})

test('lengths and numbers have bounds', async () => {
	const id = await anArticle()
	const long = 'a'.repeat(LONGEST_NOTE + 1)
	expect(await change(id, { what: 'add', anchor, text: ' ' })).toEqual({ ok: false, reason: 'empty' })
	expect(await change(id, { what: 'add', anchor, text: long })).toEqual({ ok: false, reason: 'too-long' })
	const wide = { ...anchor, passage: 'a'.repeat(2001) }
	expect(await change(id, { what: 'add', anchor: wide, text: 'Oi' })).toEqual({ ok: false, reason: 'too-long' })
	const noteId = await aNote(id)
	const reply = { noteId, text: 'Oi', writtenByName: 'Helena' }
	await db.insert(postNoteReplies).values(Array.from({ length: MOST_REPLIES }, () => reply))
	expect(await change(id, { what: 'reply', noteId, text: 'Oi' })).toEqual({ ok: false, reason: 'too-many' })
	const note = { postId: id, ...anchor, text: 'Oi', writtenByName: 'Helena' }
	await db.insert(postNotes).values(Array.from({ length: MOST_NOTES - 1 }, () => note))
	expect(await change(id, { what: 'add', anchor, text: 'Oi' })).toEqual({ ok: false, reason: 'too-many' })
})

test('a note outlives the account of its writer, under their name', async () => {
	const id = await anArticle()
	await aNote(id)
	await db.delete(users).where(eq(users.id, 'rogerio'))
	expect(await notesOf(id)).toMatchObject([{ writtenBy: null, writtenByName: 'Rogério' }])
})
