import { z } from 'zod'
import { answering } from '#app/answer-endpoint.ts'
import { endpoints } from '#app/endpoints.ts'
import { subscriptionSchema } from '#core/push/subscription-schema.ts'
import { addSubscription, removeSubscription } from '#core/push/subscriptions.ts'
import { actingAdmin } from '../acting-admin.ts'
import type { Route } from './+types/push.ts'

const wish = z.discriminatedUnion('wish', [
	subscriptionSchema.extend({ wish: z.literal('add') }),
	z.object({ wish: z.literal('remove'), endpoint: z.string().max(1000) }),
])

/** A browser wants to be told of new leads, or does not any more. */
export function action(args: Route.ActionArgs) {
	const answer = answering(endpoints.push, wish, async (sent, { db, now, context }) => {
		const acting = { actor: actingAdmin(args.request, context), now: now() }
		if (sent.wish === 'add') await addSubscription(db, { endpoint: sent.endpoint, keys: sent.keys, ...acting })
		else await removeSubscription(db, { endpoint: sent.endpoint, ...acting })
		return { ok: true as const }
	})
	return answer(args)
}
