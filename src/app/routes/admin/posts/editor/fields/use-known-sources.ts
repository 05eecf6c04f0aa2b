import { useState } from 'react'
import { askServer, wordsFor } from '#app/ask-server.ts'
import { endpoints } from '#app/endpoints.ts'
import { useAnswer } from '#app/use-answer.ts'
import { isWebAddress } from '#core/html/safe-url.ts'
import type { KnownSource } from '#core/links/known-sources.ts'

const PAUSE_MS = 800

/** What was seen of the pages an article names, and a look at them on request. */
export function useKnownSources(sourceUrls: readonly string[]) {
	const [known, setKnown] = useState<Readonly<Record<string, KnownSource>>>({})
	const [looking, setLooking] = useState(false)
	const [problem, setProblem] = useState<string>()
	const urls = [...new Set(sourceUrls.map((url) => url.trim()))].filter(isWebAddress)
	const unknown = urls.filter((url) => !(url in known))

	function keep(sources: readonly KnownSource[]) {
		setKnown((before) => ({ ...before, ...Object.fromEntries(sources.map((source) => [source.url, source])) }))
	}

	const asked = { endpoint: endpoints.sources, input: { urls: unknown, look: false } }
	useAnswer(unknown.length > 0 ? asked : null, {
		pauseMs: PAUSE_MS,
		onAnswer: (answer) => answer.ok && keep(answer.sources),
	})

	async function look() {
		setLooking(true)
		setProblem(undefined)
		const answer = await askServer(endpoints.sources, { urls, look: true })
		setLooking(false)
		if (answer.ok) keep(answer.sources)
		else setProblem(wordsFor(answer))
	}

	return { known, looking, problem, look, any: urls.length > 0 }
}
