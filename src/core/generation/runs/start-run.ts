import { recordAudit } from '#core/audit/record-audit.ts'
import type { Db } from '#db/client.server.ts'
import { pipelineEvents, pipelineRuns } from '#db/schema/pipeline.ts'
import { chooseCategory } from './choose-category.ts'
import { MOST_PROMPT, type RunSettings } from './run-settings.ts'
import { stepsFor } from './run-steps.ts'

export type StartRunResult =
	| { ok: true; id: string }
	| { ok: false; reason: 'prompt-missing' | 'prompt-too-long' | 'category-gone' }

type Start = {
	/** Chosen by the page, so that sending a form twice starts one run. */
	id?: string | undefined
	prompt: string
	categoryId?: string | undefined
	settings: RunSettings
	/** Nobody where the scheduler asks. */
	by?: { id: string; email: string } | undefined
	schedulerRunId?: string | undefined
	address?: string | undefined
	correlationId?: string | undefined
	now: Date
}

/** Puts a run in line. Whoever works on runs takes it from there. */
export async function startRun(db: Db, start: Start): Promise<StartRunResult> {
	const { id = crypto.randomUUID(), settings, by, schedulerRunId, address, correlationId, now } = start
	const prompt = start.prompt.replaceAll('\0', '').trim()
	if (prompt === '') return { ok: false, reason: 'prompt-missing' }
	if (prompt.length > MOST_PROMPT) return { ok: false, reason: 'prompt-too-long' }
	const chosen = await chooseCategory(db, start.categoryId)
	if (!chosen.ok) return chosen

	await db.transaction(async (tx) => {
		const [run] = await tx
			.insert(pipelineRuns)
			.values({
				id,
				prompt,
				categoryId: chosen.category?.id,
				settings,
				steps: stepsFor(settings),
				trigger: schedulerRunId ? 'scheduler' : 'manual',
				schedulerRunId,
				startedBy: by?.id,
				correlationId,
				createdAt: now,
				updatedAt: now,
			})
			.onConflictDoNothing({ target: pipelineRuns.id })
			.returning({ id: pipelineRuns.id })
		if (!run) return
		await tx.insert(pipelineEvents).values({ runId: id, at: now, step: 'início', message: 'pedido recebido' })
		// The start of the scheduler's run stands there already.
		if (schedulerRunId) return
		await recordAudit(tx, {
			action: 'pipeline.started',
			actor: by,
			subject: { id, label: prompt.slice(0, 80) },
			details: { autoPublish: settings.autoPublish, targetSeoScore: settings.targetSeoScore },
			address,
			now,
		})
	})
	return { ok: true, id }
}
