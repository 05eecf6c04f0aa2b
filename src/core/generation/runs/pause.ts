/** Waits, or stops waiting when the signal aborts. Never throws. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
	return new Promise((resolve) => {
		if (signal.aborted) return resolve()
		const timer = setTimeout(done, ms)
		signal.addEventListener('abort', done, { once: true })
		function done() {
			clearTimeout(timer)
			signal.removeEventListener('abort', done)
			resolve()
		}
	})
}
