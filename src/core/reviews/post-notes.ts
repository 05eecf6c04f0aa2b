import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import { mayWrite } from '#core/posts/may-write.ts'
import type { ActingAdmin } from '#core/users/acting-admin.ts'
import type { Db } from '#db/client.server.ts'
import { posts } from '#db/schema/posts.ts'
import { postNoteReplies, postNotes } from '#db/schema/reviews.ts'
import { isId } from '#lib/is-id.ts'

export const LONGEST_NOTE = 2_000
/** Of a passage that somebody marks: as much as finds it again. */
export const LONGEST_PASSAGE = 500
const LONGEST_BEFORE = 60
/** Nobody reads more on one article. */
export const MOST_NOTES = 200

export type NoteReply = { id: string; text: string; writtenByName: string; createdAt: Date }
export type Note = {
	id: string
	/** As it read when the note was written, with what stood before it. */
	passage: string
	before: string
	text: string
	writtenByName: string
	createdAt: Date
	resolvedAt: Date | null
	resolvedByName: string | null
	replies: NoteReply[]
}

/** The notes on an article in the order they were written: their place in this list is their number. */
export async function listNotes(db: Db, postId: string): Promise<Note[]> {
	if (!isId(postId)) return []
	const notes = await db
		.select()
		.from(postNotes)
		.where(eq(postNotes.postId, postId))
		.orderBy(asc(postNotes.createdAt), asc(postNotes.id))
		.limit(MOST_NOTES)
	if (notes.length === 0) return []
	const ids = notes.map(({ id }) => id)
	const replies = await db
		.select()
		.from(postNoteReplies)
		.where(inArray(postNoteReplies.noteId, ids))
		.orderBy(asc(postNoteReplies.createdAt), asc(postNoteReplies.id))
	return notes.map(({ id, passage, before, text, writtenByName, createdAt, resolvedAt, resolvedByName }) => ({
		...{ id, passage, before, text, writtenByName, createdAt, resolvedAt, resolvedByName },
		replies: replies
			.filter(({ noteId }) => noteId === id)
			.map((reply) => ({
				id: reply.id,
				text: reply.text,
				writtenByName: reply.writtenByName,
				createdAt: reply.createdAt,
			})),
	}))
}

export type NoteRefusal = 'not-found' | 'not-yours' | 'empty' | 'too-many'
export type NoteResult = { ok: true; id: string } | { ok: false; reason: NoteRefusal }

type NewNote = { postId: string; passage: string; before?: string; text: string; by: ActingAdmin; now: Date }

export async function addNote(db: Db, { postId, passage, before = '', text, by, now }: NewNote): Promise<NoteResult> {
	const refusal = await refusalOf(db, { postId, by })
	if (refusal) return { ok: false, reason: refusal }
	const words = text.trim().slice(0, LONGEST_NOTE)
	const marked = passage.trim().slice(0, LONGEST_PASSAGE)
	if (words === '' || marked === '') return { ok: false, reason: 'empty' }
	if ((await db.$count(postNotes, eq(postNotes.postId, postId))) >= MOST_NOTES) return { ok: false, reason: 'too-many' }
	const [note] = await db
		.insert(postNotes)
		.values({
			postId,
			passage: marked,
			before: before.slice(-LONGEST_BEFORE),
			text: words,
			writtenBy: by.id,
			writtenByName: by.name,
			createdAt: now,
		})
		.returning({ id: postNotes.id })
	return { ok: true, id: note!.id }
}

type Reply = { noteId: string; text: string; by: ActingAdmin; now: Date }

export async function replyToNote(db: Db, { noteId, text, by, now }: Reply): Promise<NoteResult> {
	const note = await findNote(db, noteId)
	if (!note) return { ok: false, reason: 'not-found' }
	const refusal = await refusalOf(db, { postId: note.postId, by })
	if (refusal) return { ok: false, reason: refusal }
	const words = text.trim().slice(0, LONGEST_NOTE)
	if (words === '') return { ok: false, reason: 'empty' }
	const [reply] = await db
		.insert(postNoteReplies)
		.values({ noteId, text: words, writtenBy: by.id, writtenByName: by.name, createdAt: now })
		.returning({ id: postNoteReplies.id })
	return { ok: true, id: reply!.id }
}

type Resolving = { noteId: string; resolved: boolean; by: ActingAdmin; now: Date }

/** Dealt with, or opened again. */
export async function resolveNote(db: Db, { noteId, resolved, by, now }: Resolving): Promise<NoteResult> {
	const note = await findNote(db, noteId)
	if (!note) return { ok: false, reason: 'not-found' }
	const refusal = await refusalOf(db, { postId: note.postId, by })
	if (refusal) return { ok: false, reason: refusal }
	const state = resolved ? { resolvedAt: now, resolvedByName: by.name } : { resolvedAt: null, resolvedByName: null }
	await db.update(postNotes).set(state).where(eq(postNotes.id, noteId))
	return { ok: true, id: noteId }
}

export function countOpenNotes(db: Db, postId: string): Promise<number> {
	return db.$count(postNotes, and(eq(postNotes.postId, postId), isNull(postNotes.resolvedAt)))
}

async function findNote(db: Db, id: string) {
	if (!isId(id)) return undefined
	const [note] = await db.select().from(postNotes).where(eq(postNotes.id, id))
	return note
}

async function refusalOf(
	db: Db,
	{ postId, by }: { postId: string; by: ActingAdmin },
): Promise<NoteRefusal | undefined> {
	if (!isId(postId)) return 'not-found'
	const [post] = await db
		.select({ authorId: posts.authorId })
		.from(posts)
		.where(and(eq(posts.id, postId), isNull(posts.deletedAt)))
	if (!post) return 'not-found'
	return mayWrite(by, post) ? undefined : 'not-yours'
}
