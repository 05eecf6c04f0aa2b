import { and, asc, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import { recordAudit } from '#core/audit/record-audit.ts'
import { mayWrite } from '#core/posts/may-write.ts'
import { lockStoredPost, readStoredPost } from '#core/posts/saving/stored-post.ts'
import type { ActingAdmin } from '#core/users/acting-admin.ts'
import { can } from '#core/users/rights.ts'
import type { UserRole } from '#core/users/user-role.ts'
import type { Db } from '#db/client.server.ts'
import { type PostNote, type PostNoteReply, postNoteReplies, postNotes } from '#db/schema/reviews.ts'
import { isId } from '#lib/is-id.ts'
import { LONGEST_CONTEXT, LONGEST_PASSAGE, type NoteAnchor } from './note-anchor.ts'
import { LONGEST_NOTE, MOST_NOTES, MOST_REPLIES } from './note-length.ts'

export type ListedNote = PostNote & {
	/** By which text and list name it: the how manieth of its article. */
	number: number
	replies: PostNoteReply[]
}

export type NoteRefusal =
	/** The article; one in the bin is not written on. */
	| 'not-found'
	| 'not-yours'
	| 'note-gone'
	/** Somebody did so meanwhile. */
	| 'resolved'
	| 'empty'
	| 'too-long'
	| 'too-many'

export type NoteWish =
	| { what: 'add'; anchor: NoteAnchor; text: string }
	| { what: 'reply'; noteId: string; text: string }
	| { what: 'resolve'; noteId: string }
	| { what: 'reopen'; noteId: string }

export type NoteResult = { ok: true; noteId: string } | { ok: false; reason: NoteRefusal }

type Asker = { id: string; role: UserRole }

/** Whoever may write on an article or review it. */
function mayNote(by: Asker, post: { authorId: string | null }): boolean {
	return mayWrite(by, post) || can(by, 'reviews.decide')
}

/** Of an article, in the order in which they were written, which is the order of their numbers. */
export async function listPostNotes(
	db: Db,
	{ postId, by }: { postId: string; by: Asker },
): Promise<{ ok: true; notes: ListedNote[] } | { ok: false; reason: 'not-found' | 'not-yours' }> {
	const stored = await readStoredPost(db, postId)
	if (!stored || stored.row.deletedAt) return { ok: false, reason: 'not-found' }
	if (!mayNote(by, stored.row)) return { ok: false, reason: 'not-yours' }
	const notes = await db
		.select()
		.from(postNotes)
		.where(eq(postNotes.postId, postId))
		.orderBy(asc(postNotes.createdAt), asc(postNotes.id))
	const ids = notes.map(({ id }) => id)
	const replies = await db
		.select()
		.from(postNoteReplies)
		.where(inArray(postNoteReplies.noteId, ids))
		.orderBy(asc(postNoteReplies.createdAt), asc(postNoteReplies.id))
	return {
		ok: true,
		notes: notes.map((note, index) => ({
			...note,
			number: index + 1,
			replies: replies.filter(({ noteId }) => noteId === note.id),
		})),
	}
}

export function countOpenNotes(db: Db, postId: string): Promise<number> {
	return db.$count(postNotes, and(eq(postNotes.postId, postId), isNull(postNotes.resolvedAt)))
}

const recorded = {
	add: 'note.added',
	reply: 'note.replied',
	resolve: 'note.resolved',
	reopen: 'note.reopened',
} as const

/** Writes a note, answers one, or settles it. What somebody did meanwhile is no fault where it comes to the same. */
export async function changeNotes(
	db: Db,
	{ postId, wish, by, now }: { postId: string; wish: NoteWish; by: ActingAdmin; now: Date },
): Promise<NoteResult> {
	const refused = refusalOf(wish)
	if (refused) return { ok: false, reason: refused }
	return db.transaction(async (tx): Promise<NoteResult> => {
		// Held to the end: two people who write at once get two numbers, and the bin waits.
		const stored = await lockStoredPost(tx, postId)
		if (!stored || stored.row.deletedAt) return { ok: false, reason: 'not-found' }
		if (!mayNote(by, stored.row)) return { ok: false, reason: 'not-yours' }
		const done = await carryOut(tx, { postId, wish, by, now })
		if (!done.ok) return done
		const { noteId } = done
		if (!done.changed) return { ok: true, noteId }
		await recordAudit(tx, {
			action: recorded[wish.what],
			actor: by,
			subject: { id: postId, label: stored.fields.title },
			address: by.address,
			now,
		})
		return { ok: true, noteId }
	})
}

function refusalOf(wish: NoteWish): NoteRefusal | undefined {
	if (wish.what === 'resolve' || wish.what === 'reopen') return undefined
	const text = wish.text.trim()
	if (text === '' || (wish.what === 'add' && wish.anchor.passage.trim() === '')) return 'empty'
	if (text.length > LONGEST_NOTE) return 'too-long'
	if (wish.what === 'add' && wish.anchor.passage.length > LONGEST_PASSAGE) return 'too-long'
	return undefined
}

type Change = { postId: string; wish: NoteWish; by: ActingAdmin; now: Date }
type Done = { ok: true; noteId: string; changed: boolean } | { ok: false; reason: NoteRefusal }

async function carryOut(tx: Db, { postId, wish, by, now }: Change): Promise<Done> {
	const written = { writtenBy: by.id, writtenByName: by.name, createdAt: now }
	if (wish.what === 'add') {
		if ((await tx.$count(postNotes, eq(postNotes.postId, postId))) >= MOST_NOTES)
			return { ok: false, reason: 'too-many' }
		const { passage, before, after } = wish.anchor
		const context = { before: before.slice(-LONGEST_CONTEXT), after: after.slice(0, LONGEST_CONTEXT) }
		const [note] = await tx
			.insert(postNotes)
			.values({ postId, passage, ...context, text: wish.text.trim(), ...written })
			.returning()
		return { ok: true, noteId: note!.id, changed: true }
	}
	const { noteId } = wish
	const ofPost = isId(noteId) ? and(eq(postNotes.id, noteId), eq(postNotes.postId, postId)) : undefined
	const [note] = ofPost ? await tx.select().from(postNotes).where(ofPost) : []
	if (!note) return { ok: false, reason: 'note-gone' }
	if (wish.what === 'reply') {
		if (note.resolvedAt) return { ok: false, reason: 'resolved' }
		if ((await tx.$count(postNoteReplies, eq(postNoteReplies.noteId, noteId))) >= MOST_REPLIES)
			return { ok: false, reason: 'too-many' }
		await tx.insert(postNoteReplies).values({ noteId, text: wish.text.trim(), ...written })
		return { ok: true, noteId, changed: true }
	}
	const resolves = wish.what === 'resolve'
	const changed = await tx
		.update(postNotes)
		.set(resolves ? { resolvedAt: now, resolvedByName: by.name } : { resolvedAt: null, resolvedByName: null })
		.where(and(ofPost, resolves ? isNull(postNotes.resolvedAt) : isNotNull(postNotes.resolvedAt)))
		.returning({ id: postNotes.id })
	return { ok: true, noteId, changed: changed.length > 0 }
}
