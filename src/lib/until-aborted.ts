/** What the work comes to, or a rejection as soon as the signal aborts, however deaf the work is to it. */
export function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
	return new Promise((resolve, reject) => {
		const leave = () => reject(new Error('aborted'))
		if (signal.aborted) leave()
		signal.addEventListener('abort', leave, { once: true })
		work.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave))
	})
}
