import { eq, sql } from 'drizzle-orm'
import { recordAudit } from '#core/audit/record-audit.ts'
import { listCategoryChoices } from '#core/categories/list-category-choices.ts'
import type { Db } from '#db/client.server.ts'
import { schedulerRuns } from '#db/schema/scheduler.ts'
import { planRun } from './plan-run.ts'
import { isChosen, utcDay } from './schedule.ts'
import { type RunItem, toRun } from './scheduler-run.ts'
import { findSettings } from './settings.ts'

/** Any number will do, as long as nothing else of ours uses it. */
const LOCK = 7_310_010

/** Until the transaction ends nobody else starts a run or brings one further. */
export async function lockSchedulerRuns(tx: Db): Promise<void> {
	await tx.execute(sql`select pg_advisory_xact_lock(${sql.raw(String(LOCK))})`)
}

type Starter = { actor?: { id: string; email: string } | undefined; address?: string | undefined; now: Date }
type Start = Starter &
	(
		| {
				trigger: 'manual'
				/** Those of the plan that a person ticked; nothing: all that the settings name. */
				categoryIds?: readonly string[] | undefined
		  }
		| { trigger: 'clock'; dueAt: Date }
		| { trigger: 'retry'; runId: string }
	)

export type StartSchedulerRunResult =
	| { ok: true; runId: string }
	| { ok: false; reason: 'already-running'; runId: string }
	| { ok: false; reason: 'already-started' | 'nothing-to-retry' | 'not-found' }

/** Writes down a run with its plan; `advanceSchedulerRun` takes it from there. At most one is open at a time. */
export async function startSchedulerRun(db: Db, start: Start): Promise<StartSchedulerRunResult> {
	const { trigger, actor, address, now } = start
	return db.transaction(async (tx) => {
		await lockSchedulerRuns(tx)
		const [open] = await tx
			.select({ id: schedulerRuns.id })
			.from(schedulerRuns)
			.where(eq(schedulerRuns.state, 'running'))
			.limit(1)
		if (open) return { ok: false, reason: 'already-running', runId: open.id }

		const plan = await itemsFor(tx, start)
		if (!plan) return { ok: false, reason: 'not-found' }
		if (trigger === 'retry' && plan.length === 0) return { ok: false, reason: 'nothing-to-retry' }

		const [run] = await tx
			.insert(schedulerRuns)
			.values({
				trigger,
				dueAt: trigger === 'clock' ? start.dueAt : null,
				day: utcDay(now),
				results: plan,
				createdAt: now,
				updatedAt: now,
			})
			.onConflictDoNothing()
			.returning({ id: schedulerRuns.id })
		if (!run) return { ok: false, reason: 'already-started' }
		if (actor)
			await recordAudit(tx, {
				action: 'scheduler.started',
				actor,
				address,
				subject: { id: run.id },
				details: { trigger },
				now,
			})
		return { ok: true, runId: run.id }
	})
}

async function itemsFor(db: Db, start: Start): Promise<RunItem[] | undefined> {
	if (start.trigger === 'retry') return failedOf(db, start.runId)
	if (start.trigger === 'manual' && start.categoryIds) return tickedOf(db, start.categoryIds, start.now)
	return chosenOf(db)
}

/** The categories the settings name, in the order of the lists. */
async function chosenOf(db: Db): Promise<RunItem[]> {
	const settings = await findSettings(db)
	const all = await listCategoryChoices(db)
	return all
		.filter(({ id }) => isChosen(settings, id))
		.map(({ id, name }) => ({ categoryId: id, category: name, status: 'waiting', title: '' }))
}

/** What a person saw and ticked, with the topics they saw. What has an article since is told as such when its turn comes. */
async function tickedOf(db: Db, categoryIds: readonly string[], now: Date): Promise<RunItem[]> {
	const { articles } = await planRun(db, { now })
	const all = await listCategoryChoices(db)
	return all
		.filter(({ id }) => categoryIds.includes(id))
		.map(({ id, name }) => {
			const topic = articles.find(({ categoryId }) => categoryId === id)?.topic
			return { categoryId: id, category: name, status: 'waiting', title: topic?.text ?? '', topic }
		})
}

async function failedOf(db: Db, runId: string): Promise<RunItem[] | undefined> {
	const [row] = await db.select().from(schedulerRuns).where(eq(schedulerRuns.id, runId))
	if (!row) return undefined
	return toRun(row)
		.results.filter(({ status }) => status === 'error')
		.map(({ categoryId, category }) => ({ categoryId, category, status: 'waiting', title: '' }))
}
