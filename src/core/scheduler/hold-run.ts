import { and, asc, eq, isNull, lt, or } from 'drizzle-orm'
import type { Db } from '#db/client.server.ts'
import { schedulerRuns } from '#db/schema/scheduler.ts'
import { type RunItem, type SchedulerRun, toRun } from './run.ts'

const BEAT_MS = 15_000
/** A worker that says nothing for so long is dead, and another takes its run. */
export const SILENCE_MS = 90_000

export type HeldRun = {
	run: SchedulerRun
	/** Aborts when another worker has taken the run. */
	lost: AbortSignal
	/** Says that we live and how far we are. */
	keep: (results: readonly RunItem[]) => Promise<void>
	finish: (end: {
		results: readonly RunItem[]
		success: boolean
		message: string
		summary: Record<string, number>
	}) => Promise<void>
	/** Lets the run go, to be taken up by anybody at once. */
	release: () => Promise<void>
}

type Change = Partial<typeof schedulerRuns.$inferInsert>
type Hold = { clock: () => Date; runId?: string | undefined }

/** Takes the oldest open run that nobody works on. Of many that ask at once, one gets it. */
export async function holdRun(db: Db, { clock, runId }: Hold): Promise<HeldRun | undefined> {
	const silent = or(
		isNull(schedulerRuns.heartbeatAt),
		lt(schedulerRuns.heartbeatAt, new Date(clock().getTime() - SILENCE_MS)),
	)
	const free = and(eq(schedulerRuns.state, 'running'), silent)
	const [candidate] = await db
		.select({ id: schedulerRuns.id })
		.from(schedulerRuns)
		.where(runId ? and(free, eq(schedulerRuns.id, runId)) : free)
		.orderBy(asc(schedulerRuns.createdAt))
		.limit(1)
	if (!candidate) return undefined
	let beat = clock()
	const [row] = await db
		.update(schedulerRuns)
		.set({ heartbeatAt: beat })
		.where(and(free, eq(schedulerRuns.id, candidate.id)))
		.returning()
	if (!row) return undefined

	const lost = new AbortController()
	let results: readonly RunItem[] = toRun(row).results
	let writing: Promise<void> = Promise.resolve()

	/** The last beat is the proof that the run is still ours: nobody else's write can have it. */
	async function put(change: Change): Promise<void> {
		if (lost.signal.aborted) return
		const next = new Date(Math.max(clock().getTime(), beat.getTime() + 1))
		const [still] = await db
			.update(schedulerRuns)
			.set({ results: [...results], heartbeatAt: next, ...change })
			.where(and(eq(schedulerRuns.id, row!.id), eq(schedulerRuns.heartbeatAt, beat)))
			.returning({ id: schedulerRuns.id })
		if (still) beat = next
		else lost.abort()
	}

	/** One write at a time: each proves itself by the one before it. */
	function write(change: Change): Promise<void> {
		const turn = writing.then(() => put(change))
		writing = turn.catch(() => {})
		return turn
	}

	// A beat that fails is made up for by the next one.
	const timer = setInterval(() => void write({}).catch(() => {}), BEAT_MS)
	timer.unref?.()

	return {
		run: toRun(row),
		lost: lost.signal,
		keep(progress) {
			results = progress
			return write({})
		},
		async finish({ results: final, ...end }) {
			clearInterval(timer)
			results = final
			await write({ ...end, state: end.success ? 'done' : 'failed', finishedAt: clock() })
		},
		async release() {
			clearInterval(timer)
			await write({ heartbeatAt: null })
			lost.abort()
		},
	}
}
