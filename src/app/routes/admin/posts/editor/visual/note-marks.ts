import { Extension } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { type EditorState, Plugin, PluginKey } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'
import { anchorAt, type NoteAnchor, placeNotes } from '#core/reviews/note-anchor.ts'
import { classNames } from '#lib/class-names.ts'
import { lettersOf } from './letters.ts'

type MarkedNote = { id: string; number: number; anchor: NoteAnchor; resolved: boolean }

/** `draft`: the passage that a note is being written on. */
export type ShownNotes = {
	notes: readonly MarkedNote[]
	current: string | undefined
	draft: NoteAnchor | undefined
}

type Marks = { shown: ShownNotes; set: DecorationSet }

export const noteMarksKey = new PluginKey<Marks>('note-marks')

const nothing: ShownNotes = { notes: [], current: undefined, draft: undefined }

/** Marks what notes are about, with their numbers. Part of the view, never of the text. */
export const noteMarks = Extension.create({
	name: 'noteMarks',
	addProseMirrorPlugins: () => [
		new Plugin<Marks>({
			key: noteMarksKey,
			state: {
				init: () => ({ shown: nothing, set: DecorationSet.empty }),
				apply(transaction, before) {
					const next = transaction.getMeta(noteMarksKey) as ShownNotes | undefined
					// Looked up anew with each letter, so that text and list never say two things of a passage.
					if (!next && !transaction.docChanged) return before
					const shown = next ?? before.shown
					return { shown, set: marksOf(transaction.doc, shown) }
				},
			},
			props: {
				decorations(state) {
					return noteMarksKey.getState(state)?.set
				},
			},
		}),
	],
})

type Span = { from: number; to: number }

function marksOf(doc: Node, { notes, current, draft }: ShownNotes): DecorationSet {
	if (notes.length === 0 && !draft) return DecorationSet.empty
	const places = spansOf(doc, [...notes.map(({ anchor }) => anchor), ...(draft ? [draft] : [])])
	const marks = places.flatMap((place, index) => {
		if (!place) return []
		const note = notes[index]
		const look = classNames(
			'note-mark',
			place.changed && 'note-changed',
			note?.resolved && 'note-resolved',
			(!note || note.id === current) && 'note-current',
		)
		if (!note) return [Decoration.inline(place.from, place.to, { class: look })]
		return [
			Decoration.inline(place.from, place.to, { class: look, 'data-note': note.id }, { noteId: note.id }),
			numberAt(place.to, note, look),
		]
	})
	return DecorationSet.create(doc, marks)
}

/** Where passages stand in the document. */
function spansOf(doc: Node, anchors: readonly NoteAnchor[]): ((Span & { changed: boolean }) | undefined)[] {
	const { text, positions } = lettersOf(doc)
	return placeNotes(text, anchors).map((place) => {
		if (!place) return undefined
		const [from, last] = [positions[place.start], positions[place.end - 1]]
		if (from === undefined || last === undefined) return undefined
		return { from, to: last + 1, changed: place.changed }
	})
}

/** Never parted from the last word. */
function numberAt(position: number, { id, number }: MarkedNote, look: string): Decoration {
	function draw() {
		const end = document.createElement('span')
		end.className = `${look} note-end`
		const bubble = document.createElement('span')
		bubble.className = 'note-number'
		bubble.dataset['note'] = id
		bubble.title = `Nota ${number}`
		bubble.textContent = String(number)
		end.append('\u2060', bubble)
		return end
	}
	return Decoration.widget(position, draw, {
		side: -1,
		key: `${id} ${number} ${look}`,
		ignoreSelection: true,
	})
}

export function spanOfNote(doc: Node, anchor: NoteAnchor): Span | undefined {
	return spansOf(doc, [anchor])[0]
}

/** What a note on the selection would be held by, or the note that the cursor stands in. */
export type Chosen = { anchor: NoteAnchor } | { noteId: string }

/** What a mark is told to know; numbers do not have it. */
type NoteSpec = { noteId?: string }

export function chosenIn(state: EditorState): Chosen | undefined {
	const { from, to, empty } = state.selection
	if (empty) {
		const marks = noteMarksKey.getState(state)?.set
		const [mark] = marks?.find(from, to, (spec) => (spec as NoteSpec).noteId !== undefined) ?? []
		const { noteId } = (mark?.spec ?? {}) as NoteSpec
		return noteId === undefined ? undefined : { noteId }
	}
	const { text, positions } = lettersOf(state.doc)
	const start = positions.findIndex((position) => position >= from)
	const end = positions.findLastIndex((position) => position < to) + 1
	const anchor = start === -1 || end <= start ? undefined : anchorAt(text, { start, end })
	return anchor && { anchor }
}
