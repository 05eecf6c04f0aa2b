/**
 * One at a time: asked for while it is under way, however often, it is done once more afterwards. What it gives ends when
 * nothing is left to do.
 */
export function coalesce(work: () => Promise<void>): () => Promise<void> {
	let running: Promise<void> | undefined
	let again = false

	async function run(): Promise<void> {
		try {
			while (again) {
				again = false
				await work()
			}
		} finally {
			running = undefined
		}
	}

	return () => {
		again = true
		running ??= run()
		return running
	}
}
