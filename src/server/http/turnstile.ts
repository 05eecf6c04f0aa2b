type Limits = {
	atOnce: number
	waiting: number
	/** How many of one network may wait; the others of it are turned away. */
	waitingOfOne: number
	/**
	 * While more than this wait there is a crowd: whoever's turn comes after `mostMs` is turned away, as they have left or will not
	 * wait for the page as well. So the line is over with the crowd, and not when all of it was worked off.
	 */
	crowd: number
	mostMs: number
	now?: () => number
}

export type Turnstile = ReturnType<typeof createTurnstile>

/**
 * Lets a few through at a time. The others wait in a line per network, and networks take turns: whoever sends many requests
 * waits behind their own, not before everybody else. When the lines are full the next is turned away.
 */
export function createTurnstile({ atOnce, waiting, waitingOfOne, crowd, mostMs, now = Date.now }: Limits) {
	/** In the order of their next turn. */
	const lines = new Map<string, (() => void)[]>()
	let inside = 0
	let outside = 0

	function letNextIn(): void {
		const [next] = lines
		if (!next) return
		const [network, line] = next
		lines.delete(network)
		outside -= 1
		line.shift()!()
		if (line.length > 0) lines.set(network, line)
	}

	async function enter<T>(network: string, work: () => Promise<T>): Promise<T | undefined> {
		if (inside >= atOnce) {
			const line = lines.get(network) ?? []
			if (outside >= waiting || line.length >= waitingOfOne) return undefined
			lines.set(network, line)
			outside += 1
			const since = now()
			await new Promise<void>((resolve) => line.push(resolve))
			if (outside > crowd && now() - since > mostMs) {
				letNextIn()
				return undefined
			}
		}
		inside += 1
		try {
			return await work()
		} finally {
			inside -= 1
			letNextIn()
		}
	}

	return { enter }
}
