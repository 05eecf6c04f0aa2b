import type { RunStep } from './run-steps.ts'

/** How many steps are over, of those that are known. A step that says what it consists of counts by its parts. */
export function stepsDone(steps: readonly Pick<RunStep, 'status' | 'parts'>[]): { done: number; known: number } {
	const all = steps.flatMap(({ status, parts = [] }) =>
		parts.length > 0 ? parts.map((part) => part.status) : [status],
	)
	return { done: all.filter((status) => status === 'completed' || status === 'error').length, known: all.length }
}
