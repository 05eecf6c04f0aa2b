import { count, desc, eq, lte } from 'drizzle-orm'
import type { Db } from '#db/client.server.ts'
import { schedulerRuns } from '#db/schema/scheduler.ts'
import type { ClockRun } from './schedule.ts'
import { type SchedulerRun, toRun } from './scheduler-run.ts'

export async function findSchedulerRun(db: Db, id: string): Promise<SchedulerRun | undefined> {
	const [row] = await db.select().from(schedulerRuns).where(eq(schedulerRuns.id, id))
	return row && toRun(row)
}

export async function findLastSchedulerRun(db: Db): Promise<SchedulerRun | undefined> {
	const [row] = await db.select().from(schedulerRuns).orderBy(desc(schedulerRuns.createdAt)).limit(1)
	return row && toRun(row)
}

/** The latest moment that has come and that the clock started a run for, if there is one. */
export function lastClockRuns(db: Db, now: Date): Promise<ClockRun[]> {
	return db
		.select({ dueAt: schedulerRuns.dueAt })
		.from(schedulerRuns)
		.where(lte(schedulerRuns.dueAt, now))
		.orderBy(desc(schedulerRuns.dueAt))
		.limit(1)
}

export type RunHistory = { runs: SchedulerRun[]; page: number; pageCount: number; total: number }

/** Past runs, the newest first. A page past the last is the last. */
export async function listSchedulerRuns(db: Db, { page, size }: { page: number; size: number }): Promise<RunHistory> {
	const [all] = await db.select({ total: count() }).from(schedulerRuns)
	const total = all!.total
	const pageCount = Math.max(1, Math.ceil(total / size))
	const shown = Math.min(Math.max(1, page), pageCount)
	const rows = await db
		.select()
		.from(schedulerRuns)
		.orderBy(desc(schedulerRuns.createdAt), desc(schedulerRuns.id))
		.limit(size)
		.offset((shown - 1) * size)
	return { runs: rows.map(toRun), page: shown, pageCount, total }
}
