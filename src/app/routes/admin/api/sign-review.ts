import { z } from 'zod'
import { answering } from '#app/answer-endpoint.ts'
import { endpoints } from '#app/endpoints.ts'
import { signReview } from '#core/reviews/sign-review.ts'
import { actingAdmin } from '../acting-admin.ts'
import { shown } from '../posts/editor/review/read-review-state.server.ts'
import type { Route } from './+types/sign-review.ts'

const version = z.object({ version: z.number().int().min(0) })

/** Somebody who read the stored version answers for it. */
export function action({ params: { id }, ...args }: Route.ActionArgs) {
	const sign = answering(endpoints.signReview(id), version, async (sent, { db, now, context }) => {
		const by = actingAdmin(args.request, context)
		const result = await signReview(db, { postId: id, ...sent, by, now: now() })
		return result.ok ? { ok: true as const, review: shown(result.review) } : result
	})
	return sign(args)
}
