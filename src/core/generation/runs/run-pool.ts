import { coalesce } from '#lib/coalesce.ts'
import { endIsAskedFor, takeRun } from './hold-run.ts'
import type { RunServices } from './run-services.ts'
import { type StopReason, workRun } from './work-run.ts'

/** A word that its end was asked for may have been missed. */
const LOOK_MS = 10_000
const AT_ONCE = 4

export type RunPool = {
	/** There may be something to do. */
	wake: () => void
	/** A run changed, here or on another server: its end may have been asked for. */
	changed: (runId: string) => void
	/** Lets go of what is under way, for another server to take up. */
	stop: () => Promise<void>
}

/** Works on runs, a few at a time, apart from any request. */
export function createRunPool(services: RunServices): RunPool {
	const working = new Map<string, { controller: AbortController; done: Promise<void>; look: () => Promise<void> }>()
	const stopping = new AbortController()
	let taking: Promise<void> | undefined
	const takeSoon = coalesce(() =>
		takeAll().catch((error: unknown) => services.onFault(error, { runId: '', step: 'take' })),
	)

	async function takeAll(): Promise<void> {
		while (!stopping.signal.aborted && working.size < AT_ONCE) {
			const hold = await takeRun(services.db, { clock: services.clock })
			if (!hold) return
			const controller = new AbortController()
			const stopWith = (reason: StopReason) => controller.abort(reason)
			async function look() {
				if (await endIsAskedFor(services.db, hold!)) stopWith('cancel')
			}
			const looking = setInterval(() => {
				look().catch((error: unknown) => services.onFault(error, { runId: hold.id, step: 'look' }))
			}, LOOK_MS)
			// Whoever has it now goes on.
			hold.lease.lost.addEventListener('abort', () => stopWith('stop'))
			const done = workRun(services, { hold, signal: controller.signal })
				.catch((error: unknown) => services.onFault(error, { runId: hold.id, step: 'work' }))
				.finally(() => {
					clearInterval(looking)
					working.delete(hold.id)
					wake()
				})
			working.set(hold.id, { controller, done, look })
			if (stopping.signal.aborted) stopWith('stop')
		}
	}

	function wake(): void {
		if (!stopping.signal.aborted) taking = takeSoon()
	}

	return {
		wake,
		changed(runId) {
			const run = working.get(runId)
			run?.look().catch((error: unknown) => services.onFault(error, { runId, step: 'look' }))
		},
		async stop() {
			stopping.abort()
			await taking
			for (const { controller } of working.values()) controller.abort('stop' satisfies StopReason)
			await Promise.all([...working.values()].map(({ done }) => done))
		},
	}
}
