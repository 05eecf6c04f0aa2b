import { useCallback, useEffect, useRef, useState } from 'react'
import { askServer } from '#app/ask-server.ts'
import { endpoints } from '#app/endpoints.ts'
import type { ConsoleState } from '#app/routes/admin/search-console/submission-view.ts'
import { notify } from '../ui/toaster.tsx'

const LOOK_MS = 20_000

/** What is said of a later sending takes the place of what was said before. */
export const SITEMAP_NOTICE = 'sitemap'

/** The property and its last submission. A submission runs after a save, apart from it: a failed one is told when it shows. */
export function useConsoleState(): { state: ConsoleState | undefined; look: () => Promise<void> } {
	const [state, setState] = useState<ConsoleState>()
	const seen = useRef<string | null | undefined>(undefined)

	/** A failed one that we asked for ourselves was told already. */
	const look = useCallback(async (tell = false) => {
		const found = await askServer(endpoints.searchConsole)
		if (!found.ok) return
		const { last } = found
		if (tell && seen.current !== undefined && last && !last.success && last.id !== seen.current)
			notify.error('Falha ao enviar sitemap', last.message, SITEMAP_NOTICE)
		if (tell && last?.success && last.id !== seen.current) notify.settle(SITEMAP_NOTICE)
		seen.current = last?.id ?? null
		setState(found)
	}, [])

	useEffect(() => {
		void look()
		const timer = setInterval(() => document.visibilityState === 'visible' && void look(true), LOOK_MS)
		return () => clearInterval(timer)
	}, [look])

	return { state, look: useCallback(() => look(), [look]) }
}
