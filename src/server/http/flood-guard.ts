const WINDOW_MS = 60_000
const MOST_ADDRESSES = 50_000

type Guard = { mostPerMinute: number; now?: () => number }

/**
 * Turns away an address that sends far more than any person would, before its requests cost anything.
 * Kept in memory on purpose: it spares this process; the limits that count are in the database.
 */
export function createFloodGuard({ mostPerMinute, now = () => performance.now() }: Guard) {
	const windows = new Map<string, { startedAt: number; count: number }>()

	return {
		/** Whether this is one too many of the minute that began with the address's first request. */
		isFlood(address: string): boolean {
			const at = now()
			let window = windows.get(address)
			if (!window || at - window.startedAt > WINDOW_MS) {
				// Set anew, not changed: a map keeps the order of insertion, so the oldest windows come first.
				windows.delete(address)
				window = { startedAt: at, count: 0 }
				windows.set(address, window)
				forgetOld(at)
			}
			window.count++
			return window.count > mostPerMinute
		},
	}

	function forgetOld(at: number): void {
		for (const [address, { startedAt }] of windows) {
			if (at - startedAt <= WINDOW_MS && windows.size <= MOST_ADDRESSES) return
			windows.delete(address)
		}
	}
}
