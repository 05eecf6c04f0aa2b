import { z } from 'zod'
import { answer, answering } from '#app/answer-endpoint.ts'
import { endpoints } from '#app/endpoints.ts'
import { services } from '#app/services.ts'
import { LONGEST_CONTEXT, LONGEST_PASSAGE } from '#core/reviews/note-anchor.ts'
import { LONGEST_NOTE } from '#core/reviews/note-length.ts'
import { changeNotes, type ListedNote, listPostNotes } from '#core/reviews/post-notes.ts'
import { actingAdmin } from '../acting-admin.ts'
import type { ShownNote } from '../posts/editor/notes/note-answers.ts'
import { signedInAdmin } from '../signed-in-admin.ts'
import type { Route } from './+types/notes.ts'

const text = z.string().max(LONGEST_NOTE)
const noteId = z.string().max(100)
const context = z.string().max(LONGEST_CONTEXT)
const anchor = z.object({ passage: z.string().max(LONGEST_PASSAGE), before: context, after: context })

const wish = z.discriminatedUnion('what', [
	z.object({ what: z.literal('add'), anchor, text }),
	z.object({ what: z.literal('reply'), noteId, text }),
	z.object({ what: z.literal('resolve'), noteId }),
	z.object({ what: z.literal('reopen'), noteId }),
])

/** The notes on an article's text. Who may write or review the article is asked where it is done. */
export async function loader({ params: { id }, context: around }: Route.LoaderArgs) {
	const { db } = around.get(services)
	const listed = await listPostNotes(db, { postId: id, by: around.get(signedInAdmin) })
	return answer(endpoints.notes(id), listed.ok ? { ok: true, notes: listed.notes.map(shown) } : listed)
}

export function action({ params: { id }, request, context: around }: Route.ActionArgs) {
	const by = actingAdmin(request, around)
	return answering(endpoints.changeNotes(id), wish, async (sent, { db, now }) => {
		const done = await changeNotes(db, { postId: id, wish: sent, by, now: now() })
		if (!done.ok) return done
		const listed = await listPostNotes(db, { postId: id, by })
		return listed.ok ? { ok: true as const, notes: listed.notes.map(shown), noteId: done.noteId } : listed
	})({ request, context: around })
}

function shown({
	id,
	number,
	passage,
	before,
	after,
	resolvedAt,
	resolvedByName,
	replies,
	...note
}: ListedNote): ShownNote {
	return {
		id,
		number,
		anchor: { passage, before, after },
		text: note.text,
		writtenByName: note.writtenByName,
		writtenAt: note.createdAt.toISOString(),
		resolvedByName: resolvedAt ? (resolvedByName ?? 'alguém') : null,
		replies: replies.map((reply) => ({
			id: reply.id,
			text: reply.text,
			writtenByName: reply.writtenByName,
			writtenAt: reply.createdAt.toISOString(),
		})),
	}
}
