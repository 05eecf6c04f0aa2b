/** Lets a few through at a time; the others wait in line, and when the line is full they are turned away. */
export function createTurnstile({ atOnce, waiting }: { atOnce: number; waiting: number }) {
	const line: (() => void)[] = []
	let inside = 0

	async function enter<T>(work: () => Promise<T>): Promise<T | undefined> {
		if (inside >= atOnce) {
			if (line.length >= waiting) return undefined
			await new Promise<void>((resolve) => line.push(resolve))
		}
		inside += 1
		try {
			return await work()
		} finally {
			inside -= 1
			line.shift()?.()
		}
	}

	return { enter }
}
