import { and, eq, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/client.server.ts'
import { pipelineEvents, pipelineRuns } from '#db/schema/pipeline.ts'
import { type Run, type RunRow, readRun } from './run-row.ts'

/** Whoever says nothing for so long is gone; another takes the run up. */
export const SILENCE_MS = 60_000

/** A run in somebody's hands. Who lost it to another can no longer write. */
export type Hold = { id: string; token: string }

/** Takes the oldest run that nobody works on. */
export async function takeRun(db: Db, { now }: { now: Date }): Promise<Hold | undefined> {
	const token = crypto.randomUUID()
	const silent = or(
		isNull(pipelineRuns.heartbeatAt),
		lt(pipelineRuns.heartbeatAt, new Date(now.getTime() - SILENCE_MS)),
	)
	const free = db
		.select({ id: pipelineRuns.id })
		.from(pipelineRuns)
		.where(or(eq(pipelineRuns.state, 'queued'), and(eq(pipelineRuns.state, 'running'), silent)))
		.orderBy(pipelineRuns.createdAt)
		.limit(1)
		.for('update', { skipLocked: true })
	const [run] = await db
		.update(pipelineRuns)
		.set({
			state: 'running',
			settings: sql`${pipelineRuns.settings} || jsonb_build_object('heldBy', ${token}::text)`,
			heartbeatAt: now,
			startedAt: sql`coalesce(${pipelineRuns.startedAt}, ${now.toISOString()})`,
			updatedAt: now,
		})
		.where(sql`${pipelineRuns.id} = (${free})`)
		.returning({ id: pipelineRuns.id })
	return run && { id: run.id, token }
}

/** At the start of a server that has its database to itself: whoever held a run is gone. */
export async function releaseAllRuns(db: Db): Promise<void> {
	await db.update(pipelineRuns).set({ heartbeatAt: null }).where(eq(pipelineRuns.state, 'running'))
}

/** Lets go of a run in the middle, for another to take up at once. */
export async function releaseRun(db: Db, hold: Hold): Promise<void> {
	await db.update(pipelineRuns).set({ heartbeatAt: null }).where(held(hold))
}

/** Says that somebody is at it. Tells whether the run is still ours, and whether its end was asked for. */
export async function beat(
	db: Db,
	{ hold, now }: { hold: Hold; now: Date },
): Promise<{ cancelRequested: boolean } | undefined> {
	const [run] = await db
		.update(pipelineRuns)
		.set({ heartbeatAt: now })
		.where(held(hold))
		.returning({ cancelRequested: pipelineRuns.cancelRequested })
	return run
}

/** Looks without touching: what touches a run is announced, and whoever hears of it looks. */
export async function endIsAskedFor(db: Db, hold: Hold): Promise<boolean> {
	const [run] = await db.select({ asked: pipelineRuns.cancelRequested }).from(pipelineRuns).where(held(hold))
	return run?.asked ?? false
}

export async function readHeldRun(db: Db, hold: Hold): Promise<Run | undefined> {
	const [row] = await db.select().from(pipelineRuns).where(held(hold))
	return row && readRun(row)
}

type Change = {
	hold: Hold
	set: Partial<RunRow>
	event?: { step: string; message: string } | undefined
	now: Date
}

/** Writes how far the run is, and what the log says of it, together. False where the run is no longer ours. */
export async function writeHeldRun(db: Db, { hold, set, event, now }: Change): Promise<boolean> {
	return db.transaction(async (tx) => {
		const [run] = await tx
			.update(pipelineRuns)
			.set({ ...set, heartbeatAt: now, updatedAt: now })
			.where(held(hold))
			.returning({ id: pipelineRuns.id })
		if (!run) return false
		if (event) await tx.insert(pipelineEvents).values({ runId: hold.id, at: now, ...event })
		return true
	})
}

function held({ id, token }: Hold): SQL {
	return and(
		eq(pipelineRuns.id, id),
		eq(pipelineRuns.state, 'running'),
		sql`${pipelineRuns.settings}->>'heldBy' = ${token}`,
	)!
}
