import { eq } from 'drizzle-orm'
import { recordAudit } from '#core/audit/record-audit.ts'
import { cancelRun } from '#core/generation/runs/cancel-run.ts'
import type { Db } from '#db/client.server.ts'
import { schedulerRuns } from '#db/schema/scheduler.ts'
import { isId } from '#lib/is-id.ts'
import { cancelledItem, isOpen, type RunItem, toRun } from './scheduler-run.ts'
import { lockSchedulerRuns } from './start-scheduler-run.ts'

export type CancelRestResult = { ok: true } | { ok: false; reason: 'not-found' | 'already-over' }

type Cancel = {
	runId: string
	/** Of one category alone; nothing: of all that are not over. */
	categoryId?: string | undefined
	by: { id: string; email: string }
	address?: string | undefined
	now: Date
}

const NOT_BEGUN = 'Cancelado antes de começar: não custou nada.'

/** Calls off what a run has not written yet. What is done stays; of the article under way, the pipeline hears of it. */
export async function cancelRest(db: Db, { runId, categoryId, by, address, now }: Cancel): Promise<CancelRestResult> {
	if (!isId(runId)) return { ok: false, reason: 'not-found' }
	return db.transaction(async (tx) => {
		await lockSchedulerRuns(tx)
		const [row] = await tx.select().from(schedulerRuns).where(eq(schedulerRuns.id, runId))
		if (!row) return { ok: false, reason: 'not-found' }
		const run = toRun(row)
		const isMeant = (item: RunItem) =>
			isOpen(item) && !item.cancelling && (categoryId === undefined || item.categoryId === categoryId)
		const meant = run.results.filter(isMeant)
		if (meant.length === 0) return { ok: false, reason: 'already-over' }
		for (const { pipelineRunId } of meant)
			if (pipelineRunId) await cancelRun(tx, { id: pipelineRunId, by, address, now })
		const results = run.results.map((item) => {
			if (!isMeant(item)) return item
			return item.status === 'writing' ? { ...item, cancelling: true } : cancelledItem(item, NOT_BEGUN)
		})
		await tx.update(schedulerRuns).set({ results, updatedAt: now }).where(eq(schedulerRuns.id, runId))
		await recordAudit(tx, {
			action: 'scheduler.cancelled',
			actor: by,
			address,
			subject: { id: runId },
			details: { articles: meant.length },
			now,
		})
		return { ok: true }
	})
}
