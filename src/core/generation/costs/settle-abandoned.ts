import { and, eq, lt } from 'drizzle-orm'
import type { Db } from '#db/client.server.ts'
import { aiUsage } from '#db/schema/ai.ts'
import { imageGenerations } from '#db/schema/images.ts'

const PATIENCE_MS = 10 * 60_000

/** Bookings whose maker died. The provider may have done its work, so the cost stays booked. */
export async function settleAbandoned(db: Db, { now }: { now: Date }): Promise<{ settled: number }> {
	const since = new Date(now.getTime() - PATIENCE_MS)
	const errorCode = 'abandoned'
	const images = await db
		.update(imageGenerations)
		.set({ state: 'done', success: false, errorCode, errorMessage: 'O servidor parou antes da resposta.' })
		.where(and(eq(imageGenerations.state, 'pending'), lt(imageGenerations.createdAt, since)))
		.returning({ id: imageGenerations.id })
	// What was set aside and not drawn cost nothing, whoever set it aside.
	await db
		.delete(aiUsage)
		.where(and(eq(aiUsage.purpose, 'budget'), eq(aiUsage.state, 'pending'), lt(aiUsage.createdAt, since)))
	const texts = await db
		.update(aiUsage)
		.set({ state: 'failed', errorCode })
		.where(and(eq(aiUsage.state, 'pending'), lt(aiUsage.createdAt, since)))
		.returning({ id: aiUsage.id })
	return { settled: images.length + texts.length }
}
