import type { NoteAnchor } from '#core/reviews/note-anchor.ts'
import type { NoteRefusal } from '#core/reviews/post-notes.ts'

/** Moments as text, as a page is sent them. */
type Written = { id: string; text: string; writtenByName: string; writtenAt: string }

export type ShownNote = Written & {
	/** By which text and list name it. */
	number: number
	anchor: NoteAnchor
	/** Nobody while it is open. */
	resolvedByName: string | null
	replies: Written[]
}

/** All of an article, after each change too: others may have written meanwhile. */
export type NotesAnswer = { ok: true; notes: ShownNote[] } | { ok: false; reason: NoteRefusal }
export type NoteChangeAnswer = { ok: true; notes: ShownNote[]; noteId: string } | { ok: false; reason: NoteRefusal }

export const noteRefusals: Record<NoteRefusal, string> = {
	'not-found': 'Este post não existe mais ou está na lixeira.',
	'not-yours': 'Este artigo é de outra pessoa.',
	'note-gone': 'Esta nota não existe mais.',
	resolved: 'Alguém resolveu esta nota enquanto isso. Reabra-a para responder.',
	empty: 'Escreva a nota antes de guardar.',
	'too-long': 'O texto ou o trecho é longo demais.',
	'too-many': 'Não cabem mais notas neste artigo, ou respostas nesta nota.',
}
