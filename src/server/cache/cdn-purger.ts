import type { Purge, PurgeFailure } from '#integrations/cdn.ts'
import { coalesce } from '#lib/coalesce.ts'
import { tagOf } from './cdn-headers.ts'

/** Once more after a while: a copy that was on its way during the first may have been kept after it. */
const AGAIN_MS = 5_000
const RETRY_MS = [1_000, 5_000, 30_000, 60_000]

type Options = {
	purge: Purge
	/** All that pages are about. */
	subjects: readonly string[]
	/** Told of the first failure, and of nothing until it works again. */
	onFault: (failure: PurgeFailure) => void
	onRecovery: () => void
	/** Does something later, unless it is called off. */
	later?: (run: () => void, ms: number) => () => void
}

/** Has a CDN forget what changed: at once, never two calls at a time, and until it was heard. Nobody waits for it. */
export function createCdnPurger({ purge, subjects, onFault, onRecovery, later = byTimer }: Options) {
	const waiting = new Set<string>()
	const repeats = new Map<string, () => void>()
	let callOff = () => {}
	let failures = 0
	/** Whether the last call was heard. At the start that is not known. */
	let works = false
	let closed = false

	const run = coalesce(async () => {
		callOff()
		const told = [...waiting]
		if (told.length === 0 || closed) return
		waiting.clear()
		const result = await purge(told.map(tagOf))
		works = result.ok
		if (result.ok) {
			if (failures > 0) onRecovery()
			failures = 0
			return
		}
		if (failures === 0) onFault(result)
		for (const subject of told) waiting.add(subject)
		if (!closed) callOff = later(run, RETRY_MS[Math.min(failures, RETRY_MS.length - 1)]!)
		failures += 1
	})

	function ask(changed: readonly string[]): void {
		for (const subject of changed) waiting.add(subject)
		void run()
	}

	return {
		/** Of one subject, or of all. */
		forget: (subject?: string): void => {
			if (closed) return
			const changed = subject === undefined ? subjects : [subject]
			for (const each of changed) {
				repeats.get(each)?.()
				repeats.set(
					each,
					later(() => ask([each]), AGAIN_MS),
				)
			}
			ask(changed)
		},
		/** One that cannot be made to forget is told to keep nothing. */
		mayKeep: () => works,
		close: (): void => {
			closed = true
			callOff()
			for (const stop of repeats.values()) stop()
		},
	}
}

function byTimer(run: () => void, ms: number): () => void {
	const timer = setTimeout(run, ms)
	timer.unref()
	return () => clearTimeout(timer)
}
