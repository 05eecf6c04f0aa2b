import { criticalStates, supportedStates } from '#core/claims/claim.ts'
import { readClaims } from '#core/claims/read-claims.ts'
import { findClaimBasis } from '#core/claims/supports/find-supports.ts'
import { readStoredPost } from '#core/posts/saving/stored-post.ts'
import type { Db } from '#db/client.server.ts'

/** How the claims of an article stand: what a reviewer is to look at first. */
export type QueuedClaims = { all: number; contradicted: number; unsupported: number }

export async function readQueuedClaims(db: Db, postId: string, now: Date): Promise<QueuedClaims> {
	const [stored, basis] = await Promise.all([readStoredPost(db, postId), findClaimBasis(db, { postId, now })])
	const claims = stored ? readClaims(stored.fields, basis) : []
	const contradicted = claims.filter(({ state }) => criticalStates.includes(state)).length
	const supported = claims.filter(({ state }) => supportedStates.includes(state)).length
	return { all: claims.length, contradicted, unsupported: claims.length - contradicted - supported }
}
