import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Db } from '#db/client.server.ts'
import { pipelineRuns } from '#db/schema/pipeline.ts'
import { spentByRun } from '../costs/spent-by-run.ts'
import type { PastRun } from './past-range.ts'
import { runSettings } from './run-settings.ts'

const MOST_READ = 100

/** The newest first: those in which a model was asked, or those of the local writer alone. */
export async function listPastRuns(db: Db, { withModel }: { withModel: boolean }): Promise<PastRun[]> {
	const spent = spentByRun(db)
	const rows = await db
		.select({
			settings: pipelineRuns.settings,
			costUsd: sql<number>`coalesce(${spent.costUsd}, 0)`.mapWith(Number),
			seconds: sql<number>`extract(epoch from ${pipelineRuns.finishedAt} - ${pipelineRuns.startedAt})`.mapWith(Number),
		})
		.from(pipelineRuns)
		.leftJoin(spent, eq(spent.runId, pipelineRuns.id))
		.where(
			and(
				eq(pipelineRuns.state, 'completed'),
				isNotNull(pipelineRuns.startedAt),
				isNotNull(pipelineRuns.finishedAt),
				withModel ? isNotNull(spent.runId) : isNull(spent.runId),
			),
		)
		.orderBy(desc(pipelineRuns.createdAt))
		.limit(MOST_READ)
	return rows.map(({ settings, ...run }) => {
		const { useWebResearch: research, fastMode } = runSettings.parse(settings)
		return { ...run, research, fastMode }
	})
}
