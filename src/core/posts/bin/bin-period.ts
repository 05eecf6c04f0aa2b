export const BIN_DAYS = 30

const DAY_MS = 86_400_000

/** What was put there before this is past its time. */
export function binLimit(now: Date): Date {
	return new Date(now.getTime() - BIN_DAYS * DAY_MS)
}

/** Days begun count whole; 0: the next round takes it. */
export function daysLeft(deletedAt: Date, now: Date): number {
	return Math.max(0, Math.ceil((deletedAt.getTime() - binLimit(now).getTime()) / DAY_MS))
}
