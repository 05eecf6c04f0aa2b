import { type RefObject, useCallback, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { notify } from '#app/components/ui/toaster.tsx'
import { lettersOfHtml } from '#core/html/letters-of-html.ts'
import { LONGEST_PASSAGE, type NoteAnchor, type NotePlace, placeNotes } from '#core/reviews/note-anchor.ts'
import type { Aside } from '../aside/use-aside.ts'
import type { Chosen, ShownNotes } from '../visual/note-marks.ts'
import { focusDraft, focusNote } from './focus-note.ts'
import type { ShownNote } from './note-answers.ts'
import { useBegunNotes } from './use-begun-notes.ts'
import { useStoredNotes } from './use-stored-notes.ts'

type Wanted = {
	postId: string | null
	/** Of the article as it is saved: whoever saves reads anew what others wrote. */
	version: number
	/** As it stands. */
	content: string
	aside: Aside
	form: RefObject<HTMLFormElement | null>
	onShow: (passage: NoteAnchor) => void
}

/** What the text's view and the notes have to do with each other. */
export type NotesInText = {
	shown: ShownNotes
	/** The view, while it is there, says how to read what is selected in it. */
	onView: (read: (() => Chosen | undefined) | undefined) => void
	begin: () => void
	/** Somebody pressed a mark. */
	pick: (noteId: string, how: { open: boolean }) => void
}

export type PlacedNote = ShownNote & {
	/** In the text as it stands; none: its passage is gone. */
	place: NotePlace | undefined
}

/** The notes on the text on the screen: those that are stored, and the one that is being written. */
export function useNotes({ postId, version, content, aside, form, onShow }: Wanted) {
	const looks = aside.tab === 'notes'
	const stored = useStoredNotes(postId, { version, looks })
	const [current, setCurrent] = useState<string>()
	const { draft, answers, setDraft, answer } = useBegunNotes(postId)
	const chosen = useRef<(() => Chosen | undefined) | undefined>(undefined)
	const onView = useCallback<NotesInText['onView']>((read) => {
		chosen.current = read
	}, [])

	const { loaded } = stored
	const notes = useMemo(() => (loaded.state === 'ready' ? loaded.notes : []), [loaded])
	const placed = useMemo((): PlacedNote[] => {
		if (notes.length === 0) return []
		const places = placeNotes(
			lettersOfHtml(content),
			notes.map(({ anchor }) => anchor),
		)
		return notes.map((note, index) => ({ ...note, place: places[index] }))
	}, [notes, content])
	const open = placed.filter(({ resolvedByName }) => resolvedByName === null)
	const looked = open.some(({ id }) => id === current) ? current : open[0]?.id

	const anchor = draft?.anchor
	const shown = useMemo(
		(): ShownNotes => ({
			notes: notes
				.map(({ resolvedByName, ...note }) => ({ ...note, resolved: resolvedByName !== null }))
				.filter(({ resolved }) => looks || !resolved),
			current: looks && !anchor ? looked : undefined,
			draft: anchor,
		}),
		[notes, looks, looked, anchor],
	)

	function pick(noteId: string, how: { open: boolean }) {
		flushSync(() => {
			setCurrent(noteId)
			if (how.open) aside.show('notes')
		})
		if (how.open) focusNote(form.current, noteId)
	}

	/** On what is selected, or the note that the cursor stands in. */
	function begin() {
		if (!postId) return notify.warning('Salve o artigo primeiro', 'As notas ficam guardadas com ele.', 'note')
		const here = chosen.current?.()
		if (here && 'noteId' in here) return pick(here.noteId, { open: true })
		if (here && here.anchor.passage.length > LONGEST_PASSAGE)
			return notify.warning('Trecho longo demais', 'Selecione só as frases de que a nota trata.', 'note')
		flushSync(() => {
			// A note that was begun goes on, with its words.
			if (here) setDraft({ anchor: here.anchor, text: draft?.text ?? '' })
			aside.show('notes')
		})
		if (here || draft) return focusDraft(form.current)
		notify.info('Selecione um trecho para anotar', 'No texto, em Visual.', 'note')
	}

	async function add() {
		if (!draft) return
		const noteId = await stored.send('new', { what: 'add', ...draft })
		if (noteId === undefined) return
		flushSync(() => {
			setDraft(undefined)
			setCurrent(noteId)
		})
		focusNote(form.current, noteId)
	}

	async function reply(noteId: string) {
		const sent = await stored.send(noteId, { what: 'reply', noteId, text: answers[noteId] ?? '' })
		if (sent === undefined) return
		flushSync(() => answer(noteId, undefined))
		focusNote(form.current, noteId)
	}

	async function settle(noteId: string, what: 'resolve' | 'reopen') {
		const sent = await stored.send(noteId, { what, noteId })
		if (sent === undefined) return
		if (what === 'reopen') flushSync(() => setCurrent(noteId))
		focusNote(form.current, noteId)
	}

	const inText: NotesInText = { shown, onView, begin, pick }
	return {
		inText,
		isNew: postId === null,
		...stored,
		placed,
		openCount: open.length,
		current: looked,
		setCurrent,
		show: onShow,
		draft,
		write: (text: string) => draft && setDraft({ ...draft, text }),
		stopWriting: () => setDraft(undefined),
		add,
		answers,
		answer,
		reply,
		settle,
	}
}

export type Notes = ReturnType<typeof useNotes>
