import { z } from 'zod'
import { answering } from '#app/answer-endpoint.ts'
import { endpoints } from '#app/endpoints.ts'
import { findPostFields } from '#core/posts/reading/find-post-fields.ts'
import { decideReview } from '#core/reviews/decide-review.ts'
import { LONGEST_REASON } from '#core/reviews/reason-length.ts'
import { requestReview, withdrawReviewRequest } from '#core/reviews/request-review.ts'
import { signReview } from '#core/reviews/sign-review.ts'
import { actingAdmin } from '../acting-admin.ts'
import { readReviewState } from '../posts/editor/review/read-review-state.server.ts'
import type { Route } from './+types/review-request.ts'

const version = z.number().int().min(0)
const text = z.string().max(LONGEST_REASON)

const wish = z.discriminatedUnion('intent', [
	z.object({ intent: z.literal('request'), version, text }),
	z.object({ intent: z.literal('withdraw') }),
	z.object({ intent: z.literal('approve'), version, despiteNotes: z.boolean().optional() }),
	z.object({ intent: z.literal('sign'), version, despiteNotes: z.boolean().optional() }),
	z.object({ intent: z.literal('return'), version, text }),
])

/** Asking for a review, taking that back, deciding, and signing unasked. Who may decide is asked where it is done. */
export function action({ params: { id }, ...args }: Route.ActionArgs) {
	const answer = answering(
		endpoints.reviewWish(id),
		wish,
		async (sent, { db, now, siteUrl, identity, mailConfigured, context }) => {
			const by = actingAdmin(args.request, context)
			const asked = { postId: id, by, brand: identity.current().identity.name, siteUrl, now: now() }
			const done =
				sent.intent === 'request'
					? await requestReview(db, { ...asked, version: sent.version, message: sent.text })
					: sent.intent === 'withdraw'
						? await withdrawReviewRequest(db, asked)
						: sent.intent === 'sign'
							? await signReview(db, { ...asked, version: sent.version, despiteNotes: sent.despiteNotes })
							: await decideReview(db, {
									...asked,
									version: sent.version,
									decision:
										sent.intent === 'approve'
											? { state: 'approved', despiteNotes: sent.despiteNotes }
											: { state: 'returned', reason: sent.text },
								})
			if (!done.ok) return done
			const post = await findPostFields(db, id)
			if (!post) return { ok: false as const, reason: 'not-found' as const }
			const review = await readReviewState(db, { post: { id, ...post.fields }, user: by, mailConfigured, now: now() })
			return { ok: true as const, review }
		},
	)
	return answer(args)
}
