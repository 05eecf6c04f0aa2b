import { useCallback, useEffect, useRef, useState } from 'react'
import { notify } from '#app/components/ui/toaster.tsx'
import type { NoteAnchor } from '#core/reviews/note-anchor.ts'
import { localStore } from '../writing/local-store.ts'

type Begun = {
	draft?: { anchor: NoteAnchor; text: string } | undefined
	/** By the note they answer. */
	answers: Readonly<Record<string, string>>
}

/** By article. What somebody writes about it stays in this browser until the server has it. */
const kept = localStore<Begun>('farol-notes', 'notes')
const nothing: Begun = { answers: {} }

/** The note and the answers that somebody has begun and not sent. They outlive a failure, a reload and leaving the page. */
export function useBegunNotes(postId: string | null) {
	const [begun, setBegun] = useState(nothing)
	/** Nothing is written before what was kept has been read. */
	const read = useRef(false)
	const last = useRef(begun)

	useEffect(() => {
		if (!postId) return
		let gone = false
		async function lookHere(key: string) {
			const left = await kept.get(key)
			if (gone) return
			read.current = true
			if (!left || !hasWords(left)) {
				if (hasWords(last.current)) void kept.put({ key, ...last.current })
				return
			}
			// What was begun since the page opened is newer.
			setBegun(({ draft, answers }) => ({ draft: draft ?? left.draft, answers: { ...left.answers, ...answers } }))
			notify.info('Uma nota sua não foi enviada', 'O que você escreveu está em Notas, guardado neste aparelho.', 'note')
		}
		void lookHere(postId)
		return () => {
			gone = true
		}
	}, [postId])

	useEffect(() => {
		last.current = begun
		if (!postId || !read.current) return
		if (hasWords(begun)) void kept.put({ key: postId, ...begun })
		else void kept.remove(postId)
	}, [postId, begun])

	useEffect(() => {
		return () => {
			if (hasWords(last.current))
				notify.info('Nota não enviada', 'O que você escreveu ficou neste aparelho, em Notas deste post.', 'left-note')
		}
	}, [])

	const setDraft = useCallback((draft: Begun['draft']) => setBegun((all) => ({ ...all, draft })), [])
	const answer = useCallback((noteId: string, text: string | undefined) => {
		setBegun(({ draft, answers }) => {
			const others = Object.fromEntries(Object.entries(answers).filter(([id]) => id !== noteId))
			return { draft, answers: text === undefined ? others : { ...others, [noteId]: text } }
		})
	}, [])
	return { ...begun, setDraft, answer }
}

function hasWords({ draft, answers }: Begun): boolean {
	return [draft?.text ?? '', ...Object.values(answers)].some((text) => text.trim() !== '')
}
