import { and, eq, exists, gt, lt, ne, not, or } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '#db/client.server.ts'
import { aiUsage } from '#db/schema/ai.ts'
import { imageGenerations } from '#db/schema/images.ts'
import { pipelineRuns } from '#db/schema/pipeline.ts'
import { isUnfinished } from '../runs/hold-run.ts'

const PATIENCE_MS = 10 * 60_000

/** Bookings whose maker died. The provider may have done its work, so the cost stays booked. */
export async function settleAbandoned(db: Db, { now }: { now: Date }): Promise<{ settled: number }> {
	const away = (ms: number) => new Date(now.getTime() + ms)
	// What is of a while ahead was booked by a clock that was wrong.
	const isLongAgo = (createdAt: PgColumn) => or(lt(createdAt, away(-PATIENCE_MS)), gt(createdAt, away(PATIENCE_MS)))
	const errorCode = 'abandoned'
	const images = await db
		.update(imageGenerations)
		.set({ state: 'done', success: false, errorCode, errorMessage: 'O servidor parou antes da resposta.' })
		.where(and(eq(imageGenerations.state, 'pending'), isLongAgo(imageGenerations.createdAt)))
		.returning({ id: imageGenerations.id })
	const isAbandoned = and(eq(aiUsage.state, 'pending'), isLongAgo(aiUsage.createdAt))
	// What was set aside and not drawn cost nothing. A run's own ends with it, however long its model takes.
	const goesOn = db
		.select({ id: pipelineRuns.id })
		.from(pipelineRuns)
		.where(and(eq(pipelineRuns.id, aiUsage.runId), isUnfinished))
	await db.delete(aiUsage).where(and(eq(aiUsage.purpose, 'budget'), isAbandoned, not(exists(goesOn))))
	const texts = await db
		.update(aiUsage)
		.set({ state: 'failed', errorCode })
		.where(and(ne(aiUsage.purpose, 'budget'), isAbandoned))
		.returning({ id: aiUsage.id })
	return { settled: images.length + texts.length }
}
