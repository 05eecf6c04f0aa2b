import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { askServer } from '#app/ask-server.ts'
import { notify } from '#app/components/ui/toaster.tsx'
import { endpoints } from '#app/endpoints.ts'
import type { Answer } from './answer.ts'
import type { RunView } from './run-view.ts'
import { outcomeOf } from './scheduler-words.ts'

const LOOK_MS = 1_500

/** What is said of a run's end takes the place of what was said of a failed start, or of the run before. */
export const RUN_NOTICE = 'scheduler run'

/** The last run as it is this moment. While it is under way the server is asked; its end is told once and the page read anew. */
export function useRun(loaded: RunView | null, answer: Answer | undefined): RunView | null {
	const [polled, setPolled] = useState<RunView | null>(null)
	const run = newer(loaded, polled)
	const running = run?.state === 'running'
	const watched = useRef<string>(undefined)
	const { revalidate } = useRevalidator()

	useEffect(() => {
		if (answer?.runId) watched.current = answer.runId
	}, [answer])

	useEffect(() => {
		if (!running) return undefined
		let stopped = false
		async function refresh() {
			// A server that does not answer for a moment is asked again.
			const found = await askServer(endpoints.schedulerRun)
			if (found.ok && found.run && !stopped) setPolled(found.run)
		}
		const timer = setInterval(() => void refresh(), LOOK_MS)
		return () => {
			stopped = true
			clearInterval(timer)
		}
	}, [running])

	useEffect(() => {
		if (!run) return
		if (run.state === 'running') {
			watched.current = run.id
			return
		}
		if (watched.current !== run.id) return
		watched.current = undefined
		const { tone, title, text } = outcomeOf(run)
		notify[tone](title, text, RUN_NOTICE)
		void revalidate()
	}, [run, revalidate])

	return run
}

/** The later run; of one and the same, the copy that is further. */
function newer(one: RunView | null, other: RunView | null): RunView | null {
	if (!one || !other) return one ?? other
	if (one.id !== other.id) return one.startedAt > other.startedAt ? one : other
	return one.state === 'running' ? other : one
}
