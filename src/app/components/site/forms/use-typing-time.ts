import { type SyntheticEvent, useRef } from 'react'

/** Counts from the first thing typed. What was typed before React came is replayed; it then counts from the first interest. */
export function useTypingTime() {
	const started = useRef<number>(undefined)

	function noteTyping({ nativeEvent }: SyntheticEvent) {
		const [interest] = nativeEvent.isTrusted ? [] : performance.getEntriesByName('interest')
		started.current ??= interest?.startTime ?? nativeEvent.timeStamp
	}

	/** In milliseconds; empty when nothing was typed, as when the browser filled the form by itself. */
	function typingTime(): string {
		return started.current === undefined ? '' : String(Math.round(performance.now() - started.current))
	}

	return { noteTyping, typingTime }
}
