import { and, eq, inArray } from 'drizzle-orm'
import { recordAudit } from '#core/audit/record-audit.ts'
import type { Db } from '#db/client.server.ts'
import { pipelineEvents, pipelineRuns } from '#db/schema/pipeline.ts'
import { isId } from '#lib/is-id.ts'

type Cancel = { id: string; by: { id: string; email: string }; address?: string | undefined; now: Date }

export type CancelRunResult = { ok: true } | { ok: false; reason: 'not-found' | 'already-over' }

/** Asks for the end of a run. One that nobody has begun ends here; of another, whoever works on it hears of it. */
export async function cancelRun(db: Db, { id, by, address, now }: Cancel): Promise<CancelRunResult> {
	if (!isId(id)) return { ok: false, reason: 'not-found' }
	return db.transaction(async (tx) => {
		const active = and(eq(pipelineRuns.id, id), inArray(pipelineRuns.state, ['queued', 'running']))
		const [run] = await tx
			.update(pipelineRuns)
			.set({ cancelRequested: true, updatedAt: now })
			.where(active)
			.returning({ state: pipelineRuns.state, prompt: pipelineRuns.prompt })
		if (!run) {
			const exists = (await tx.$count(pipelineRuns, eq(pipelineRuns.id, id))) > 0
			return { ok: false, reason: exists ? 'already-over' : 'not-found' }
		}
		if (run.state === 'queued') {
			await tx
				.update(pipelineRuns)
				.set({ state: 'cancelled', finishedAt: now, updatedAt: now })
				.where(eq(pipelineRuns.id, id))
			await tx.insert(pipelineEvents).values({ runId: id, at: now, step: 'fim', message: 'cancelado antes de começar' })
		}
		await recordAudit(tx, {
			action: 'pipeline.cancelled',
			actor: by,
			subject: { id, label: run.prompt.slice(0, 80) },
			address,
			now,
		})
		return { ok: true }
	})
}
