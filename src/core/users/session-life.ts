const HOUR_MS = 60 * 60 * 1000

/** A session ends after a day without use, and after a week in any case. */
export const SESSION_IDLE_MS = 24 * HOUR_MS
export const SESSION_LONGEST_MS = 7 * 24 * HOUR_MS

type Session = { updatedAt: Date; expiresAt: Date }

/** `updatedAt` is when it was last used. */
export function isSessionOver({ updatedAt, expiresAt }: Session, now: Date): boolean {
	return expiresAt <= now || now.getTime() - updatedAt.getTime() >= SESSION_IDLE_MS
}
