/** Past this somebody has waited too long for a review. */
const LONG_WAIT_MS = 24 * 60 * 60 * 1000

/** What was asked for before then has waited too long. */
export function waitingTooLong(now: Date): Date {
	return new Date(now.getTime() - LONG_WAIT_MS)
}
