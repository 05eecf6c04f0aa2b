import { DatabaseBusy } from '../unavailable.ts'

type Limits = { mostWaiting: number; waitMs: number }

/** One piece of work at a time, in the order of asking. The line is bounded, in length and in time. */
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
			const timer = setTimeout(() => {
				waiting.delete(start)
				reject(new DatabaseBusy(`a query waited ${waitMs} ms for its turn`))
			}, waitMs)
			function start() {
				clearTimeout(timer)
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
