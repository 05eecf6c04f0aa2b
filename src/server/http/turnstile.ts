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
 * Lets a few through at a time. The others wait in a line per network, and networks take turns, those first that were let in
 * least of late: whoever sends many requests waits behind their own, and a visitor who sends one behind nobody who sends many,
 * from however many networks they do. When the lines are full the next is turned away.
 */
export function createTurnstile({
	atOnce,
	waiting,
	waitingOfOne,
	crowd,
	mostMs,
	now = () => performance.now(),
}: Limits) {
	/** In the order of their next turn. */
	const lines = new Map<string, (() => void)[]>()
	const letIn = countOfLate(now)
	let inside = 0
	let outside = 0

	/** Of those that were let in as often, whose turn is next. */
	function nextLine(): [network: string, line: (() => void)[]] | undefined {
		let next: { entry: [string, (() => void)[]]; count: number } | undefined
		for (const entry of lines) {
			const count = letIn.of(entry[0])
			if (!next || count < next.count) next = { entry, count }
			if (count === 0) break
		}
		return next?.entry
	}

	function letNextIn(): void {
		const next = nextLine()
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
		letIn.add(network)
		try {
			return await work()
		} finally {
			// Whoever waits for a page at hand is answered between two renders.
			setImmediate(() => {
				inside -= 1
				letNextIn()
			})
		}
	}

	return { enter }
}

const OF_LATE_MS = 10_000

/** How often each name came in the last ten to twenty seconds. */
function countOfLate(now: () => number) {
	let [current, last] = [new Map<string, number>(), new Map<string, number>()]
	let since = now()

	function turn(): void {
		const passed = now() - since
		if (passed < OF_LATE_MS) return
		last = passed < 2 * OF_LATE_MS ? current : new Map()
		current = new Map()
		since = now()
	}

	return {
		of(name: string): number {
			turn()
			return (current.get(name) ?? 0) + (last.get(name) ?? 0)
		},
		add(name: string): void {
			turn()
			current.set(name, (current.get(name) ?? 0) + 1)
		},
	}
}
