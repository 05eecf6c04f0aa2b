import { and, desc, ilike, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/client.server.ts'
import { newsletterSubscribers as subscribers } from '#db/schema/leads.ts'
import { escapeLike } from '#lib/escape-like.ts'

export const SUBSCRIBERS_PER_PAGE = 25

export const subscriberStates = ['confirmed', 'waiting', 'cancelled'] as const
export type SubscriberState = (typeof subscriberStates)[number]

export type Subscriber = {
	id: string
	email: string
	state: SubscriberState
	/** When it came into that state. */
	since: Date
	page: string
}

export type SubscriberPage = {
	subscribers: Subscriber[]
	page: number
	pageCount: number
	total: number
	/** By state, as if none were chosen. */
	counts: Record<SubscriberState, number>
}

type Filter = { query?: string | undefined; state?: SubscriberState | undefined; page?: number }

/** One page of who asked for the newsletter, the latest first. */
export async function listSubscribers(db: Db, { query, state, page = 1 }: Filter): Promise<SubscriberPage> {
	const found = query?.trim() ? ilike(subscribers.email, `%${escapeLike(query.trim())}%`) : undefined
	const counts = await countByState(db, found)
	const total = state ? counts[state] : counts.confirmed + counts.waiting + counts.cancelled
	const pageCount = Math.max(1, Math.ceil(total / SUBSCRIBERS_PER_PAGE))
	const shown = Math.min(Math.max(1, page), pageCount)
	const rows = await db
		.select()
		.from(subscribers)
		.where(and(found, state && inState(state)))
		.orderBy(desc(subscribers.requestedAt), desc(subscribers.id))
		.limit(SUBSCRIBERS_PER_PAGE)
		.offset((shown - 1) * SUBSCRIBERS_PER_PAGE)
	return { subscribers: rows.map(describe), page: shown, pageCount, total, counts }
}

/** Whoever cancelled has confirmed before, or not: the last word counts. */
export function inState(state: SubscriberState): SQL {
	if (state === 'cancelled') return isNotNull(subscribers.unsubscribedAt)
	const active = isNull(subscribers.unsubscribedAt)
	return and(active, state === 'confirmed' ? isNotNull(subscribers.confirmedAt) : isNull(subscribers.confirmedAt))!
}

async function countByState(db: Db, found: SQL | undefined): Promise<Record<SubscriberState, number>> {
	const count = (state: SubscriberState) => sql<number>`(count(*) filter (where ${inState(state)}))::int`
	const [counts] = await db
		.select({ confirmed: count('confirmed'), waiting: count('waiting'), cancelled: count('cancelled') })
		.from(subscribers)
		.where(found)
	return counts!
}

function describe({ id, email, page, ...moments }: typeof subscribers.$inferSelect): Subscriber {
	const { unsubscribedAt, confirmedAt, requestedAt } = moments
	if (unsubscribedAt) return { id, email, page, state: 'cancelled', since: unsubscribedAt }
	if (confirmedAt) return { id, email, page, state: 'confirmed', since: confirmedAt }
	return { id, email, page, state: 'waiting', since: requestedAt }
}
