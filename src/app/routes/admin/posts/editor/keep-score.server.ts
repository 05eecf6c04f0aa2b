import type { RouterContextProvider } from 'react-router'
import { correlationId, services } from '#app/services.ts'
import { keepScore } from '#core/posts/scores/keep-score.ts'

/** After a save that stands whatever becomes of its score: a list without one says so. */
export async function scoreSaved(context: Readonly<RouterContextProvider>, id: string): Promise<void> {
	const { db, log, siteUrl, now } = context.get(services)
	try {
		await keepScore(db, { id, siteUrl, now: now() })
	} catch (error) {
		log.error({ err: error, correlationId: context.get(correlationId) }, 'the score of an article was not kept')
	}
}
