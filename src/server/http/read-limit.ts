const MOST_NETWORKS = 50_000

type Limit = { burst: number; perSecond: number; now?: () => number }

/**
 * How many pages that are not at hand one network may ask for: a burst, then a steady few (a token bucket). Kept in memory on
 * purpose: it spares this process, and asking the database would cost what it saves.
 */
export function createReadLimit({ burst, perSecond, now = () => performance.now() }: Limit) {
	/** In the order of the last request, so that the first is the one to forget. */
	const buckets = new Map<string, { left: number; at: number }>()

	return {
		/** Whether this one may still be answered. */
		take(network: string): boolean {
			const at = now()
			const known = buckets.get(network)
			const left = known ? Math.min(burst, known.left + ((at - known.at) / 1_000) * perSecond) : burst
			buckets.delete(network)
			buckets.set(network, { left: left < 1 ? left : left - 1, at })
			if (buckets.size > MOST_NETWORKS) buckets.delete(buckets.keys().next().value!)
			return left >= 1
		},
	}
}
