import type { RunStep, StepId } from '#core/generation/runs/run-steps.ts'

type Plan = { hasModel: boolean; research: boolean }

/** How long steps usually take; models need their time, the local writer hardly any. */
function usual({ hasModel, research }: Plan): Record<StepId, number> {
	return {
		generate: hasModel ? (research ? 45 : 20) : 2,
		validate: 3,
		optimize: hasModel ? 20 : 1,
		publish: 1,
		'sitemap-gen': 1,
		'gsc-submit': 3,
	}
}

/** What is left of a run, by what its steps usually take. */
export function expectedSeconds(steps: readonly Pick<RunStep, 'id' | 'status' | 'progress'>[], plan: Plan): number {
	const seconds = usual(plan)
	return steps.reduce((sum, { id, status, progress }) => {
		if (status === 'pending') return sum + seconds[id]
		return status === 'running' ? sum + seconds[id] * (1 - progress / 100) : sum
	}, 0)
}

/** How much of a run is done, of a hundred. */
export function overallProgress(steps: readonly Pick<RunStep, 'status' | 'progress'>[]): number {
	if (steps.length === 0) return 0
	const done = steps.reduce((sum, { status, progress }) => {
		if (status === 'completed' || status === 'error') return sum + 100
		return status === 'running' ? sum + progress : sum
	}, 0)
	return Math.round(done / steps.length)
}
