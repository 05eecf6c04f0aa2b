import { and, eq, sql } from 'drizzle-orm'
import { mayOwn } from '#core/leads/follow-up/lead-owners.ts'
import type { Db } from '#db/client.server.ts'
import type { Lead } from '#db/schema/leads.ts'
import { pushMessages, pushSubscriptions } from '#db/schema/push.ts'
import { users } from '#db/schema/users.ts'

/**
 * Writes down whom a new lead is to be told: its owner, or all who may take care of it while it has none. In the transaction of
 * the lead itself, so that neither is there without the other.
 */
export async function queuePush(
	tx: Db,
	{ lead, now }: { lead: Pick<Lead, 'id' | 'ownerId' | 'kind'>; now: Date },
): Promise<void> {
	// Who wants news of a product waits for nobody.
	if (lead.kind === 'notify') return
	const browsers = await tx
		.select({ id: pushSubscriptions.id })
		.from(pushSubscriptions)
		.innerJoin(users, and(eq(users.id, pushSubscriptions.userId), mayOwn))
		.where(lead.ownerId ? eq(users.id, lead.ownerId) : undefined)
	if (browsers.length === 0) return
	await tx
		.insert(pushMessages)
		.values(browsers.map(({ id }) => ({ subscriptionId: id, leadId: lead.id, dueAt: now, createdAt: now })))
	await tx.execute(sql`select pg_notify('push_queued', '')`)
}
