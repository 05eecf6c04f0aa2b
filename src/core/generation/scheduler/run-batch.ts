import { setTimeout as wait } from 'node:timers/promises'
import { advanceSchedulerRun } from './advance-scheduler-run.ts'
import { findSchedulerRun } from './list-scheduler-runs.ts'
import type { RunItem, RunSummary, SchedulerRun } from './scheduler-run.ts'
import type { SchedulerServices } from './scheduler-services.ts'
import { startSchedulerRun } from './start-scheduler-run.ts'

export type BatchResult = {
	success: boolean
	message: string
	results: {
		status: 'success' | 'skipped' | 'error'
		title: string
		category: string
		postId?: string | undefined
		message?: string | undefined
	}[]
	summary: Omit<RunSummary, 'cancelled'>
}

const LOOK_MS = 1_000

type Batch = { actor?: { id: string; email: string } | undefined; address?: string | undefined; signal: AbortSignal }

/** Runs the scheduler now and waits for the end. Where a run is under way already, its end is the answer. */
export async function runBatch(
	{ db, clock, wakePipeline }: SchedulerServices,
	{ actor, address, signal }: Batch,
): Promise<BatchResult> {
	const started = await startSchedulerRun(db, { trigger: 'manual', actor, address, now: clock() })
	if (!started.ok && started.reason !== 'already-running')
		return {
			success: false,
			message: 'Falha ao gerar artigos.',
			results: [],
			summary: { success: 0, skipped: 0, error: 0 },
		}
	const { runId } = started
	for (;;) {
		if (await advanceSchedulerRun(db, { now: clock() })) wakePipeline()
		const run = await findSchedulerRun(db, runId)
		if (!run || run.state !== 'running' || signal.aborted) return batchResult(run)
		await wait(LOOK_MS, undefined, { signal }).catch(() => {})
	}
}

/** A run as the function's callers know it. */
export function batchResult(run: SchedulerRun | undefined): BatchResult {
	const none = { success: 0, skipped: 0, error: 0 }
	if (!run || run.state === 'running')
		return { success: false, message: 'A geração foi interrompida.', results: [], summary: none }
	return {
		success: run.success ?? false,
		message: run.message,
		results: run.results.flatMap((item) => toResult(item) ?? []),
		summary: counted(run.summary) ?? none,
	}
}

/** What a person called off was not written, and failed as little as what had its article. */
function counted(summary: RunSummary | null): BatchResult['summary'] | undefined {
	if (!summary) return undefined
	const { success, skipped, error, cancelled } = summary
	return { success, skipped: skipped + cancelled, error }
}

function toResult({ status, title, category, postId, message }: RunItem): BatchResult['results'][number] | undefined {
	if (status === 'waiting' || status === 'writing') return undefined
	return { status: status === 'cancelled' ? 'skipped' : status, title, category, postId, message }
}
