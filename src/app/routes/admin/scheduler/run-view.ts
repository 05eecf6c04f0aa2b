import type { ItemRecord } from '#core/generation/scheduler/run-records.ts'
import type { RunItem, RunSummary, SchedulerRun } from '#core/generation/scheduler/scheduler-run.ts'

export type RunViewItem = Pick<RunItem, 'categoryId' | 'category' | 'status' | 'title' | 'message'> & {
	cancelling: boolean
	missing: NonNullable<RunItem['missing']>
} & ItemRecord

/** A run in the history. */
export type RunLine = Pick<SchedulerRun, 'id' | 'trigger' | 'state' | 'success' | 'message'> & {
	startedAt: string
	finishedAt: string | null
	summary: RunSummary
}

/** A run as the screen shows it and as it travels in JSON. */
export type RunView = RunLine & { items: RunViewItem[] }

export function toRunLine({
	id,
	trigger,
	state,
	success,
	message,
	createdAt,
	finishedAt,
	summary,
}: SchedulerRun): RunLine {
	return {
		id,
		trigger,
		state,
		success,
		message,
		startedAt: createdAt.toISOString(),
		finishedAt: finishedAt?.toISOString() ?? null,
		summary: summary ?? { success: 0, skipped: 0, error: 0, cancelled: 0 },
	}
}

export function toRunView(run: SchedulerRun, records: (run: SchedulerRun, item: RunItem) => ItemRecord): RunView {
	return {
		...toRunLine(run),
		items: run.results.map((item) => ({
			categoryId: item.categoryId,
			category: item.category,
			status: item.status,
			title: item.title,
			message: item.message,
			cancelling: item.cancelling ?? false,
			missing: item.missing ?? [],
			...records(run, item),
		})),
	}
}
