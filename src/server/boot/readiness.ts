import { answerWithin } from '#lib/answer-within.ts'

/** An answer is good for a moment, so that asking often costs no more than asking. */
const REUSE_MS = 1_000
const ANSWER_MS = 3_000
/** Whoever asked within this time is asking regularly: a load balancer. */
const WATCHED_MS = 30_000
const MOST_WAIT_MS = 5_000
/** What a load balancer sends before it has acted on the answer. */
const LAST_REQUESTS_MS = 500

type Options = { ping: () => Promise<void>; onFault: (error: unknown) => void; now?: () => number }

export type Readiness = ReturnType<typeof createReadiness>

/** Whether requests should be sent here: the database answers and can write, and we are not about to stop. */
export function createReadiness({ ping, onFault, now = () => performance.now() }: Options) {
	let latest: { at: number; ready: Promise<boolean> } | undefined
	let askedAt = Number.NEGATIVE_INFINITY
	let stopping = false
	const told = Promise.withResolvers<void>()

	async function tryNow(): Promise<boolean> {
		try {
			await answerWithin(ANSWER_MS, ping())
			return true
		} catch (error) {
			onFault(error)
			return false
		}
	}

	return {
		isStopping: () => stopping,

		async check(): Promise<'ready' | 'unavailable' | 'stopping'> {
			askedAt = now()
			if (stopping) {
				told.resolve()
				return 'stopping'
			}
			if (!latest || now() - latest.at >= REUSE_MS) latest = { at: now(), ready: tryNow() }
			return (await latest.ready) ? 'ready' : 'unavailable'
		},

		/** Says no from now on, and waits until whoever asks regularly has heard it. */
		async stop(): Promise<void> {
			stopping = true
			if (now() - askedAt > WATCHED_MS) return
			await Promise.race([told.promise.then(() => wait(LAST_REQUESTS_MS)), wait(MOST_WAIT_MS)])
		},
	}
}

function wait(ms: number): Promise<void> {
	return new Promise((resolve) => setTimeout(resolve, ms))
}
