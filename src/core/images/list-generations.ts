import { desc } from 'drizzle-orm'
import type { Db } from '#db/client.server.ts'
import { imageGenerations } from '#db/schema/images.ts'

export const LISTED_GENERATIONS = 50

export type ListedGeneration = Awaited<ReturnType<typeof listGenerations>>[number]

/** The newest attempts to make a picture, those under way included. */
export function listGenerations(db: Db) {
	const { id, promptText, provider, createdAt, costUsd, success, generationTimeMs, state, errorCode, errorMessage } =
		imageGenerations
	return db
		.select({
			id,
			promptText,
			provider,
			createdAt,
			costUsd,
			success,
			generationTimeMs,
			state,
			errorCode,
			errorMessage,
		})
		.from(imageGenerations)
		.orderBy(desc(createdAt), desc(id))
		.limit(LISTED_GENERATIONS)
}
