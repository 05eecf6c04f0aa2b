import { eq, sql } from 'drizzle-orm'
import { recordAudit } from '#core/audit/record-audit.ts'
import { lockStoredPost } from '#core/posts/saving/stored-post.ts'
import type { ActingAdmin } from '#core/users/acting-admin.ts'
import { ensureAuthorSlug } from '#core/users/author-slug.ts'
import { can } from '#core/users/rights.ts'
import type { Db } from '#db/client.server.ts'
import { postReviews } from '#db/schema/claims.ts'
import { users } from '#db/schema/users.ts'
import type { Review } from './review.ts'
import { reviewFingerprint } from './review-fingerprint.ts'

export type SignRefusal =
	| 'not-found'
	/** Their role has no reviews. */
	| 'may-not-review'
	/** The account says nothing that entitles to a review. */
	| 'no-registration'
	/** What is stored is not what they had in front of them. */
	| 'changed-meanwhile'

export type SignReviewResult = { ok: true; review: Review } | { ok: false; reason: SignRefusal }

type Signing = {
	postId: string
	/** The version that they read. */
	version: number
	by: ActingAdmin
	now: Date
}

/** Somebody with a registration answers for the stored version of an article. It lapses with its words, and by itself. */
export async function signReview(db: Db, { postId, version, by, now }: Signing): Promise<SignReviewResult> {
	if (!can(by, 'reviews.decide')) return { ok: false, reason: 'may-not-review' }
	return db.transaction(async (tx): Promise<SignReviewResult> => {
		const [user] = await tx
			.select({ name: users.name, registration: users.registration })
			.from(users)
			.where(eq(users.id, by.id))
		if (!user?.registration) return { ok: false, reason: 'no-registration' }

		const stored = await lockStoredPost(tx, postId)
		if (!stored) return { ok: false, reason: 'not-found' }
		if (stored.version !== version) return { ok: false, reason: 'changed-meanwhile' }

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
		await ensureAuthorSlug(tx, by.id)
		// Readers see who reviewed it.
		await tx.execute(sql`select pg_notify('content_changed', 'blog')`)
		return { ok: true, review }
	})
}
