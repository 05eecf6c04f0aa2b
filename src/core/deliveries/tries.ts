/** After which waits a message is tried again: about a day and a half in all. */
const WAITS_MINUTES = [1, 5, 30, 120, 300, 600, 840]
export const MAX_ATTEMPTS = WAITS_MINUTES.length + 1

/** When the next try is due, after this many. */
export function nextTry(attempts: number, now: Date): Date {
	const minutes = WAITS_MINUTES[attempts - 1] ?? WAITS_MINUTES.at(-1)!
	return new Date(now.getTime() + minutes * 60_000)
}
