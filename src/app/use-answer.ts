import { useEffect, useEffectEvent, useState } from 'react'
import { type Asking, askServer, type NoAnswer } from './ask-server.ts'
import type { Endpoint } from './endpoints.ts'

type Options<Input, Output> = {
	/** How long what is asked must have stood. */
	pauseMs?: number
	onAnswer: (answer: Output | NoAnswer, input: Input) => void
}

/** Asks whenever what is asked changes, and calls off what was asked before. Null asks nothing. */
export function useAnswer<Input, Output>(
	asked: { endpoint: Endpoint<Input, Output>; input: Input } | null,
	{ pauseMs = 0, onAnswer }: Options<Input, Output>,
) {
	const [asking, setAsking] = useState(false)
	const [again, setAgain] = useState(0)
	const ask = useEffectEvent(async (signal: AbortSignal) => {
		if (!asked) return
		setAsking(true)
		const answer = await askServer(asked.endpoint, ...([asked.input, { signal }] as Asking<Input>))
		if (signal.aborted) return
		setAsking(false)
		onAnswer(answer, asked.input)
	})
	const question = asked && JSON.stringify([again, asked.endpoint.path, asked.input])
	useEffect(() => {
		if (question === null) return
		const leaving = new AbortController()
		const timer = setTimeout(() => void ask(leaving.signal), pauseMs)
		return () => {
			clearTimeout(timer)
			leaving.abort()
			setAsking(false)
		}
	}, [question, pauseMs])
	return { asking, askAgain: () => setAgain((times) => times + 1) }
}
