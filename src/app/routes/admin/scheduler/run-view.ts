import type { RunItem, SchedulerRun } from '#core/generation/scheduler/scheduler-run.ts'

export type RunViewItem = Pick<
	RunItem,
	'category' | 'status' | 'title' | 'postId' | 'postStatus' | 'message' | 'missing'
>

/** A run as the screen shows it and as it travels in JSON. */
export type RunView = {
	id: string
	trigger: SchedulerRun['trigger']
	state: SchedulerRun['state']
	success: boolean | null
	message: string
	startedAt: string
	finishedAt: string | null
	items: RunViewItem[]
	summary: { success: number; skipped: number; error: number }
}

export function toRunView(run: SchedulerRun): RunView {
	const { id, trigger, state, success, message, createdAt, finishedAt, results, summary } = run
	return {
		id,
		trigger,
		state,
		success,
		message,
		startedAt: createdAt.toISOString(),
		finishedAt: finishedAt?.toISOString() ?? null,
		items: results.map((item) => ({
			category: item.category,
			status: item.status,
			title: item.title,
			postId: item.postId,
			postStatus: item.postStatus,
			message: item.message,
			missing: item.missing,
		})),
		summary: summary ?? { success: 0, skipped: 0, error: 0 },
	}
}
