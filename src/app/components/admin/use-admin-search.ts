import { useCallback, useEffect } from 'react'
import { useFetcher } from 'react-router'
import type { action } from '#app/routes/admin/search/search.ts'
import { SHORTEST_SEARCH } from '#core/admin-search/shortest-search.ts'
import { entriesOf, type PaletteGroup } from './palette-entries.ts'

const PAUSE_MS = 200

type AdminSearch = { state: 'idle' | 'searching' | 'failed'; groups: PaletteGroup[]; retry: () => void }

/** Asks the server once the typing pauses. By POST: who is looked for must not stand in an address. */
export function useAdminSearch(text: string): AdminSearch {
	const { submit, data } = useFetcher<typeof action>()
	const wanted = text.trim()
	const worth = wanted.length >= SHORTEST_SEARCH
	const answer = worth && data?.text === wanted ? data : undefined

	const ask = useCallback(() => {
		void submit({ q: wanted }, { method: 'post', action: '/admin/search', defaultShouldRevalidate: false })
	}, [submit, wanted])

	useEffect(() => {
		if (!worth) return
		const timer = setTimeout(ask, PAUSE_MS)
		return () => clearTimeout(timer)
	}, [worth, ask])

	if (!worth) return { state: 'idle', groups: [], retry: ask }
	if (!answer) return { state: 'searching', groups: [], retry: ask }
	if (!answer.ok) return { state: 'failed', groups: [], retry: ask }
	return { state: 'idle', groups: entriesOf(answer.findings), retry: ask }
}
