import { setTimeout as wait } from 'node:timers/promises'
import { findRun } from './list-runs.ts'
import type { RunItem, RunSummary, SchedulerRun } from './run.ts'
import { startRun } from './start-run.ts'
import { type RunTools, workOnRun } from './work-on-run.ts'

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
	summary: RunSummary
}

const LOOK_MS = 1_000

type Batch = { actor?: { id: string; email: string } | undefined; address?: string | undefined; signal: AbortSignal }

/** Runs the scheduler now and waits for the end. Where a run is under way already, its end is the answer. */
export async function runBatch(tools: RunTools, { actor, address, signal }: Batch): Promise<BatchResult> {
	const started = await startRun(tools.db, { trigger: 'manual', actor, address, now: tools.clock() })
	if (!started.ok && started.reason !== 'already-running')
		return {
			success: false,
			message: 'Falha ao gerar artigos.',
			results: [],
			summary: { success: 0, skipped: 0, error: 0 },
		}
	const { runId } = started
	for (;;) {
		// Also takes up one that its worker left.
		await workOnRun(tools, { runId, signal })
		const run = await findRun(tools.db, runId)
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
		summary: run.summary ?? none,
	}
}

function toResult({ status, title, category, postId, message }: RunItem): BatchResult['results'][number] | undefined {
	if (status === 'waiting' || status === 'writing') return undefined
	return { status, title, category, postId, message }
}
