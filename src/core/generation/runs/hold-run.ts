import { and, asc, eq, inArray, not, notInArray, sql } from 'drizzle-orm'
import { forgetLeases, isLeaseOver, type Lease, takeLease } from '#core/leases/take-lease.ts'
import type { Db } from '#db/client.server.ts'
import { leases } from '#db/schema/leases.ts'
import { pipelineEvents, pipelineRuns } from '#db/schema/pipeline.ts'
import { type Run, type RunRow, readRun } from './run-row.ts'

/** The kind of lease under which a run is held, by its id. */
export const RUN_LEASE = 'pipeline-run'

/** A run in somebody's hands. Who lost it to another can no longer write. */
export type Hold = { id: string; lease: Lease }

export const isUnfinished = inArray(pipelineRuns.state, ['queued', 'running'])

/** Takes the oldest run that nobody works on. */
export async function takeRun(db: Db, { clock }: { clock: () => Date }): Promise<Hold | undefined> {
	for (;;) {
		const now = clock()
		const held = db
			.select({ id: sql`${leases.name}::uuid` })
			.from(leases)
			.where(and(eq(leases.kind, RUN_LEASE), not(isLeaseOver(now))))
		const [free] = await db
			.select({ id: pipelineRuns.id })
			.from(pipelineRuns)
			.where(and(isUnfinished, notInArray(pipelineRuns.id, held)))
			.orderBy(asc(pipelineRuns.createdAt))
			.limit(1)
		if (!free) return undefined
		const taken = await takeLease(db, { kind: RUN_LEASE, name: free.id, now: clock })
		// Another was faster. What it took is not free any more, so the next look finds something else or nothing.
		if (!taken.ok) continue
		const [run] = await db
			.update(pipelineRuns)
			.set({
				state: 'running',
				startedAt: sql`coalesce(${pipelineRuns.startedAt}, ${now.toISOString()})`,
				updatedAt: now,
			})
			.where(and(eq(pipelineRuns.id, free.id), isUnfinished))
			.returning({ id: pipelineRuns.id })
		if (run) return { id: run.id, lease: taken.lease }
		await taken.lease.release()
	}
}

/** At the start of a server that has its database to itself. */
export function releaseAllRuns(db: Db): Promise<void> {
	return forgetLeases(db, RUN_LEASE)
}

/** Looks without touching: what touches a run is announced, and whoever hears of it looks. */
export async function endIsAskedFor(db: Db, { id }: Hold): Promise<boolean> {
	const [run] = await db
		.select({ asked: pipelineRuns.cancelRequested })
		.from(pipelineRuns)
		.where(eq(pipelineRuns.id, id))
	return run?.asked ?? false
}

export async function readHeldRun(db: Db, { id, lease }: Hold): Promise<Run | undefined> {
	if (!(await lease.isOurs(db))) return undefined
	const [row] = await db.select().from(pipelineRuns).where(isRunning(id))
	return row && readRun(row)
}

type Change = {
	hold: Hold
	set: Partial<RunRow>
	event?: { step: string; message: string } | undefined
	now: Date
}

/** Writes how far the run is, and what the log says of it, together. False where the run is no longer ours. */
export async function writeHeldRun(db: Db, { hold: { id, lease }, set, event, now }: Change): Promise<boolean> {
	return db.transaction(async (tx) => {
		if (!(await lease.isOurs(tx))) return false
		const [run] = await tx
			.update(pipelineRuns)
			.set({ ...set, updatedAt: now })
			.where(isRunning(id))
			.returning({ id: pipelineRuns.id })
		if (!run) return false
		if (event) await tx.insert(pipelineEvents).values({ runId: id, at: now, ...event })
		return true
	})
}

function isRunning(id: string) {
	return and(eq(pipelineRuns.id, id), eq(pipelineRuns.state, 'running'))
}
