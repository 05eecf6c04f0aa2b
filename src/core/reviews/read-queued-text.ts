import { criticalStates, supportedStates } from '#core/claims/claim.ts'
import { readClaims } from '#core/claims/read-claims.ts'
import { findClaimBasis } from '#core/claims/supports/find-supports.ts'
import { readStoredPost } from '#core/posts/saving/stored-post.ts'
import { readArticleText } from '#core/seo/article-text.ts'
import type { Db } from '#db/client.server.ts'
import { reviewOf } from './current-review.ts'

/** How the claims of an article stand: what a reviewer is to look at first. */
export type QueuedClaims = { all: number; contradicted: number; unsupported: number }

export type QueuedText = {
	words: number
	claims: QueuedClaims
	/** Somebody answers for the text as it is stored. */
	reviewed: boolean
}

/** The text that waits for a reviewer. Nothing, where it is gone. */
export async function readQueuedText(db: Db, postId: string, now: Date): Promise<QueuedText | undefined> {
	const stored = await readStoredPost(db, postId)
	if (!stored) return undefined
	const { fields } = stored
	const [basis, review] = await Promise.all([
		findClaimBasis(db, { postId, now }),
		reviewOf(db, { id: postId, ...fields, now }),
	])
	const claims = readClaims(fields, basis)
	const contradicted = claims.filter(({ state }) => criticalStates.includes(state)).length
	const supported = claims.filter(({ state }) => supportedStates.includes(state)).length
	return {
		words: readArticleText(fields.content).words.length,
		claims: { all: claims.length, contradicted, unsupported: claims.length - contradicted - supported },
		reviewed: review !== undefined,
	}
}
