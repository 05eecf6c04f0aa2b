import { DatabaseBusy } from '../unavailable.ts'

type Limits = { mostWaiting: number; waitMs: number }

/** In so many pieces the time of a wait is counted. */
const PIECES = 10

/**
 * One piece of work at a time, in the order of asking. The line is bounded, in length and in time. Only time in which this thread
 * could hear of an answer counts: one that is busy for seconds would else refuse what the database did long ago.
 */
export function createLane({ mostWaiting, waitMs }: Limits) {
	const waiting = new Set<() => void>()
	let busy = false

	function next(): void {
		const [first] = waiting
		if (!first) {
			busy = false
			return
		}
		waiting.delete(first)
		first()
	}

	function turn(): Promise<void> {
		if (!busy) {
			busy = true
			return Promise.resolve()
		}
		if (waiting.size >= mostWaiting) throw new DatabaseBusy(`${waiting.size} queries are waiting`)
		return new Promise((resolve, reject) => {
			let waited = 0
			const timer = setInterval(() => {
				waited += 1
				if (waited < PIECES) return
				clearInterval(timer)
				waiting.delete(start)
				reject(new DatabaseBusy(`a query waited ${waitMs} ms for its turn`))
			}, waitMs / PIECES)
			function start() {
				clearInterval(timer)
				resolve()
			}
			waiting.add(start)
		})
	}

	return {
		load: () => ({ idle: busy ? 0 : 1, waiting: waiting.size }),
		async run<T>(work: () => Promise<T>): Promise<T> {
			await turn()
			try {
				return await work()
			} finally {
				next()
			}
		},
	}
}
