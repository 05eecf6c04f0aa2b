import { eq, sql } from 'drizzle-orm'
import { recordAudit } from '#core/audit/record-audit.ts'
import { lockStoredPost } from '#core/posts/saving/stored-post.ts'
import type { ActingAdmin } from '#core/users/acting-admin.ts'
import { ensureAuthorSlug } from '#core/users/author-slug.ts'
import { can } from '#core/users/rights.ts'
import { toUserRole } from '#core/users/user-role.ts'
import type { Db } from '#db/client.server.ts'
import { postReviews } from '#db/schema/claims.ts'
import { users } from '#db/schema/users.ts'
import { countOpenNotes } from './post-notes.ts'
import type { Review } from './review.ts'
import { reviewFingerprint } from './review-fingerprint.ts'
import { settleRequest } from './settle-request.ts'

export type SignRefusal =
	| 'not-found'
	/** Their role has no reviews. */
	| 'may-not-review'
	/** The account says nothing that entitles to a review. */
	| 'no-registration'
	/** What is stored is not what they had in front of them. */
	| 'changed-meanwhile'

export type NotSigned =
	| { ok: false; reason: SignRefusal }
	/** So many notes on the text are open, and nobody said that they answer for it all the same. */
	| { ok: false; reason: 'open-notes'; open: number }

export type SignReviewResult = { ok: true; review: Review } | NotSigned

type Signing = {
	postId: string
	/** The version that they read. */
	version: number
	despiteNotes?: boolean | undefined
	by: ActingAdmin
	brand: string
	siteUrl: string
	now: Date
}

/**
 * Somebody with a registration answers for the stored version of an article. It lapses with its words, and by itself.
 * Where a request waits, it is approved by that: nobody is asked to read again what was signed.
 */
export async function signReview(db: Db, signing: Signing): Promise<SignReviewResult> {
	const { postId, version, despiteNotes = false, by, now } = signing
	return db.transaction(async (tx): Promise<SignReviewResult> => {
		// As they are now, not as they were when the session began.
		const [user] = await tx
			.select({ name: users.name, registration: users.registration, role: users.role })
			.from(users)
			.where(eq(users.id, by.id))
		if (!can({ role: toUserRole(user?.role) }, 'reviews.decide')) return { ok: false, reason: 'may-not-review' }
		if (!user?.registration) return { ok: false, reason: 'no-registration' }

		const stored = await lockStoredPost(tx, postId)
		if (!stored || stored.row.deletedAt) return { ok: false, reason: 'not-found' }
		if (stored.version !== version) return { ok: false, reason: 'changed-meanwhile' }
		const open = await countOpenNotes(tx, postId)
		if (open > 0 && !despiteNotes) return { ok: false, reason: 'open-notes', open }

		const review = { name: user.name, registration: user.registration, reviewedAt: now }
		await tx.insert(postReviews).values({
			postId,
			fingerprint: reviewFingerprint(stored.fields),
			reviewerId: by.id,
			reviewerName: review.name,
			registration: review.registration,
			reviewedAt: now,
		})
		await recordAudit(tx, {
			action: 'post.reviewed',
			actor: by,
			subject: { id: postId, label: stored.fields.title },
			details: { version, registration: review.registration },
			address: by.address,
			now,
		})
		const { title } = stored.fields
		await settleRequest(tx, { ...signing, title, open, decision: { state: 'approved' } })
		await ensureAuthorSlug(tx, by.id)
		// Readers see who reviewed it.
		await tx.execute(sql`select pg_notify('content_changed', 'blog')`)
		return { ok: true, review }
	})
}
