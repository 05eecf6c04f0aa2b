import { useCallback, useEffect, useState } from 'react'
import { askServer, type NoAnswer, wordsFor } from '#app/ask-server.ts'
import { endpoints } from '#app/endpoints.ts'
import type { NoteWish } from '#core/reviews/post-notes.ts'
import { noteRefusals, type ShownNote } from './note-answers.ts'

type Loaded = { state: 'loading' | 'failed' } | { state: 'ready'; notes: readonly ShownNote[] }

/** What is being sent or was not taken: the new note, or one by its id. */
type About = 'new' | (string & {})
type Sent = { about: About; what: NoteWish['what'] }

/** Read anew after each save, and when somebody comes to look. */
type Fresh = { version: number; looks: boolean }

/** The notes as the server has them. Nothing is shown as done before it said so. */
export function useStoredNotes(postId: string | null, { version, looks }: Fresh) {
	const [loaded, setLoaded] = useState<Loaded>({ state: 'loading' })
	const [sending, setSending] = useState<Sent>()
	const [failure, setFailure] = useState<Sent & { words: string }>()

	const read = useCallback(
		async (signal?: AbortSignal) => {
			if (!postId) return
			const answer = await askServer(endpoints.notes(postId), undefined, { signal, retries: 1 })
			if (signal?.aborted) return
			// What is known already stays where it could not be read anew.
			if (answer.ok) setLoaded({ state: 'ready', notes: answer.notes })
			else setLoaded((before) => (before.state === 'ready' ? before : { state: 'failed' }))
		},
		[postId],
	)

	// oxlint-disable-next-line react-hooks/exhaustive-deps -- read anew then
	useEffect(() => {
		const leaving = new AbortController()
		void read(leaving.signal)
		return () => leaving.abort()
	}, [read, version, looks])

	function readAgain() {
		setLoaded({ state: 'loading' })
		void read()
	}

	/** The note it was about, once it is done. */
	async function send(about: About, wish: NoteWish): Promise<string | undefined> {
		if (!postId || sending) return undefined
		setSending({ about, what: wish.what })
		setFailure(undefined)
		const answer = await askServer(endpoints.changeNotes(postId), wish)
		setSending(undefined)
		if (answer.ok) {
			setLoaded({ state: 'ready', notes: answer.notes })
			return answer.noteId
		}
		const words = answer.reason in noteRefusals ? noteRefusals[answer.reason as keyof typeof noteRefusals] : undefined
		setFailure({ about, words: words ?? wordsFor(answer as NoAnswer), what: wish.what })
		// Others were faster: the list tells how it stands.
		if (words !== undefined) void read()
		return undefined
	}

	return { loaded, readAgain, sending, failure, send }
}
