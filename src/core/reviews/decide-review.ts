import { eq } from 'drizzle-orm'
import { lockStoredPost } from '#core/posts/saving/stored-post.ts'
import type { ActingAdmin } from '#core/users/acting-admin.ts'
import { can } from '#core/users/rights.ts'
import { toUserRole } from '#core/users/user-role.ts'
import type { Db } from '#db/client.server.ts'
import { reviewRequests } from '#db/schema/reviews.ts'
import { users } from '#db/schema/users.ts'
import { countOpenNotes } from './post-notes.ts'
import { LONGEST_REASON, SHORTEST_REASON } from './reason-length.ts'
import { isWaiting, settleRequest } from './settle-request.ts'
import { type NotSigned, type SignRefusal, signReview } from './sign-review.ts'

export type DecideResult =
	| { ok: true }
	| NotSigned
	| {
			ok: false
			/** 'decided': somebody was faster. */
			reason: SignRefusal | 'decided' | 'reason-missing'
	  }

type Decision = {
	postId: string
	/** The version that they read. */
	version: number
	/** Approved, the reviewer answers for it with name and registration; returned, they say what is to be mended. */
	decision: { state: 'approved'; despiteNotes?: boolean | undefined } | { state: 'returned'; reason: string }
	by: ActingAdmin
	brand: string
	siteUrl: string
	now: Date
}

/** Settles the request that waits for an article, and tells whoever asked. */
export async function decideReview(db: Db, { decision, ...asked }: Decision): Promise<DecideResult> {
	const { postId, version, by } = asked
	const reason = decision.state === 'returned' ? decision.reason.trim().slice(0, LONGEST_REASON) : ''
	if (decision.state === 'returned' && reason.length < SHORTEST_REASON) return { ok: false, reason: 'reason-missing' }

	return db.transaction(async (tx): Promise<DecideResult> => {
		// As it is now, not as it was when the session began.
		const [reviewer] = await tx.select({ role: users.role }).from(users).where(eq(users.id, by.id))
		if (!can({ role: toUserRole(reviewer?.role) }, 'reviews.decide')) return { ok: false, reason: 'may-not-review' }
		const stored = await lockStoredPost(tx, postId)
		if (!stored || stored.row.deletedAt) return { ok: false, reason: 'not-found' }
		if (stored.version !== version) return { ok: false, reason: 'changed-meanwhile' }
		if ((await tx.$count(reviewRequests, isWaiting(postId))) === 0) return { ok: false, reason: 'decided' }

		if (decision.state === 'approved') {
			const signed = await signReview(tx, { ...asked, despiteNotes: decision.despiteNotes })
			return signed.ok ? { ok: true } : signed
		}
		const open = await countOpenNotes(tx, postId)
		const { title } = stored.fields
		await settleRequest(tx, { ...asked, title, open, decision: { state: 'returned', reason } })
		return { ok: true }
	})
}
