import { desc, eq, sql } from 'drizzle-orm'
import type { Db } from '#db/client.server.ts'
import { webhookDeliveries, webhookEvents, webhookTargets } from '#db/schema/webhooks.ts'
import { isId } from '#lib/is-id.ts'

export const DELIVERIES_PER_PAGE = 50

/** One page of what was sent or is to be, newest first. */
export async function listDeliveries(db: Db, page = 1) {
	const total = await db.$count(webhookDeliveries)
	const pageCount = Math.max(1, Math.ceil(total / DELIVERIES_PER_PAGE))
	const shown = Math.min(Math.max(1, page), pageCount)
	const deliveries = await db
		.select({
			delivery: webhookDeliveries,
			event: webhookEvents,
			url: webhookTargets.url,
			active: webhookTargets.active,
		})
		.from(webhookDeliveries)
		.innerJoin(webhookEvents, eq(webhookEvents.id, webhookDeliveries.eventId))
		.innerJoin(webhookTargets, eq(webhookTargets.id, webhookDeliveries.targetId))
		.orderBy(desc(webhookDeliveries.createdAt), desc(webhookDeliveries.id))
		.limit(DELIVERIES_PER_PAGE)
		.offset((shown - 1) * DELIVERIES_PER_PAGE)
	return { deliveries, total, page: shown, pageCount }
}

/** Sends a message once more, under its own webhook-id. What became of the first stays in the log. */
export async function replayDelivery(db: Db, id: string, now: Date): Promise<boolean> {
	if (!isId(id)) return false
	return db.transaction(async (tx) => {
		const [first] = await tx.select().from(webhookDeliveries).where(eq(webhookDeliveries.id, id))
		if (!first) return false
		const { eventId, targetId } = first
		await tx.insert(webhookDeliveries).values({ eventId, targetId, replay: true, dueAt: now, createdAt: now })
		await tx.execute(sql`select pg_notify('webhook_queued', '')`)
		return true
	})
}
