const WINDOW_MS = 60_000
const MOST_ADDRESSES = 50_000

/**
 * Turns away an address that sends far more than any person would, before its requests cost anything.
 * Kept in memory on purpose: it spares this process; the limits that count are in the database.
 */
export function createFloodGuard({ mostPerMinute, now = Date.now }: { mostPerMinute: number; now?: () => number }) {
	let counts = new Map<string, number>()
	let since = now()

	return {
		/** Whether this is one too many. */
		isFlood(address: string): boolean {
			if (now() - since > WINDOW_MS || counts.size > MOST_ADDRESSES) {
				counts = new Map()
				since = now()
			}
			const count = (counts.get(address) ?? 0) + 1
			counts.set(address, count)
			return count > mostPerMinute
		},
	}
}
