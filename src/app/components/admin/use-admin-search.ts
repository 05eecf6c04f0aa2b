import { useState } from 'react'
import { endpoints } from '#app/endpoints.ts'
import { useAnswer } from '#app/use-answer.ts'
import { SHORTEST_SEARCH } from '#core/admin-search/shortest-search.ts'
import { entriesOf, type PaletteGroup } from './palette-entries.ts'

const PAUSE_MS = 200

type AdminSearch = { state: 'idle' | 'searching' | 'failed'; groups: PaletteGroup[]; retry: () => void }

/** Asks the server once the typing pauses. By POST: who is looked for must not stand in an address. */
export function useAdminSearch(typed: string): AdminSearch {
	const [found, setFound] = useState<{ text: string; groups: PaletteGroup[] | undefined }>()
	const text = typed.trim()
	const worth = text.length >= SHORTEST_SEARCH
	const { askAgain: retry } = useAnswer(worth ? { endpoint: endpoints.searchAdmin, input: { text } } : null, {
		pauseMs: PAUSE_MS,
		onAnswer: (answer, asked) => setFound({ ...asked, groups: answer.ok ? entriesOf(answer.findings) : undefined }),
	})
	if (!worth) return { state: 'idle', groups: [], retry }
	if (found?.text !== text) return { state: 'searching', groups: [], retry }
	return { state: found.groups ? 'idle' : 'failed', groups: found.groups ?? [], retry }
}
