/**
 * Gives everybody who asks a turn of the event loop of their own: of two that ask at once the second goes on only when what
 * arrived meanwhile has been answered.
 */
export function loopTurns(): () => Promise<void> {
	let last = Promise.resolve()
	return () => {
		last = last.then(() => new Promise((resolve) => setImmediate(resolve)))
		return last
	}
}
