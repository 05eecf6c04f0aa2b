import { z } from 'zod'
import type { pipelineRuns } from '#db/schema/pipeline.ts'
import { runContent, storedSource } from './run-content.ts'
import { runSettings } from './run-settings.ts'
import { runStep } from './run-steps.ts'

export type RunRow = typeof pipelineRuns.$inferSelect

/** What the database keeps as JSON, read as what it is. */
export function readRun(row: RunRow) {
	return {
		...row,
		settings: runSettings.parse(row.settings),
		steps: z.array(runStep).parse(row.steps),
		content: row.content ? runContent.parse(row.content) : null,
		sources: z.array(storedSource).parse(row.sources),
	}
}

export type Run = ReturnType<typeof readRun>
