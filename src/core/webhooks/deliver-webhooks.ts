import { and, asc, eq, isNull, lt, notInArray, sql } from 'drizzle-orm'
import { dueAndFree } from '#core/deliveries/due.ts'
import { MAX_ATTEMPTS, nextTry } from '#core/deliveries/tries.ts'
import type { Db } from '#db/client.server.ts'
import { type WebhookDelivery, webhookDeliveries, webhookEvents, webhookTargets } from '#db/schema/webhooks.ts'
import type { GuardedAnswer, GuardedRefusal } from '#lib/guarded-fetch.ts'
import type { Seal } from '#lib/seal.ts'
import { sealName } from './manage-targets.ts'
import { webhookHeaders } from './sign-webhook.ts'
import { type WebhookFault } from './webhook.ts'
import { webhookPayload } from './webhook-payload.ts'

/** How long a message is the sender's who claimed it: longer than any sending takes, so nobody else sends it meanwhile. */
export const LEASE_MS = 60_000
const AT_ONCE = 3

export type SendWebhook = (
	url: string,
	message: { headers: Record<string, string>; body: string },
) => Promise<GuardedAnswer | GuardedRefusal>

type Delivering = { seal: Seal; siteUrl: string; send: SendWebhook; now: () => Date }
type Tried = { status?: number; fault?: WebhookFault }

/**
 * Sends what is due until nothing is. Each message is claimed by itself, right before it is sent, so any number of instances
 * share the work. A process that dies between the target's yes and its own note of it leaves a message that goes out
 * again, under the same webhook-id: at least once, and doubles can be told.
 */
export async function deliverWebhooks(db: Db, delivering: Delivering): Promise<void> {
	// One that fails is left alone for the rest of the run: its other messages wait, and those for others go on.
	const away = new Set<string>()
	await Promise.all(Array.from({ length: AT_ONCE }, () => deliverOneByOne(db, delivering, away)))
}

async function deliverOneByOne(db: Db, delivering: Delivering, away: Set<string>): Promise<void> {
	for (;;) {
		const delivery = await claim(db, delivering.now(), away)
		if (!delivery) return
		const tried = await deliver(db, delivery, delivering)
		if (tried.fault) away.add(delivery.targetId)
		await note(db, delivery, tried, delivering.now())
	}
}

async function claim(db: Db, now: Date, away: Set<string>): Promise<WebhookDelivery | undefined> {
	const { id, targetId, deliveredAt, dueAt, attempts } = webhookDeliveries
	const due = db
		.select({ id })
		.from(webhookDeliveries)
		.innerJoin(webhookTargets, and(eq(webhookTargets.id, targetId), webhookTargets.active))
		.where(
			and(
				isNull(deliveredAt),
				lt(attempts, MAX_ATTEMPTS),
				dueAndFree(webhookDeliveries, now),
				away.size > 0 ? notInArray(targetId, [...away]) : undefined,
			),
		)
		.orderBy(asc(dueAt), asc(id))
		.limit(1)
		.for('update', { of: webhookDeliveries, skipLocked: true })
	const [claimed] = await db
		.update(webhookDeliveries)
		.set({ attempts: sql`${attempts} + 1`, triedAt: now, claimedUntil: new Date(now.getTime() + LEASE_MS) })
		// By `=`, which asks once: `in` may ask again for every row it compares.
		.where(eq(id, sql`(${due})`))
		.returning()
	return claimed
}

async function deliver(db: Db, delivery: WebhookDelivery, { seal, siteUrl, send, now }: Delivering): Promise<Tried> {
	const [found] = await db
		.select({ event: webhookEvents, target: webhookTargets })
		.from(webhookDeliveries)
		.innerJoin(webhookEvents, eq(webhookEvents.id, webhookDeliveries.eventId))
		.innerJoin(webhookTargets, eq(webhookTargets.id, webhookDeliveries.targetId))
		.where(eq(webhookDeliveries.id, delivery.id))
	// Somebody took the target away meanwhile, and this with it.
	if (!found) return {}
	const { event, target } = found
	const secret = seal.open(sealName(target.id), target.sealedSecret)
	if (secret === undefined) return { fault: 'unreadable-secret' }
	const body = await webhookPayload(db, event, siteUrl)
	const headers = {
		'content-type': 'application/json',
		'user-agent': 'Farol-Webhooks',
		...webhookHeaders({ id: event.id, at: now(), body, secret }),
	}
	const answer = await send(target.url, { headers, body })
	if (!answer.ok) return { fault: faultOf(answer) }
	const { status } = answer
	if (status >= 200 && status < 300) return { status }
	return { status, fault: status >= 300 && status < 400 ? 'redirected' : 'refused' }
}

function faultOf({ reason }: GuardedRefusal): WebhookFault {
	switch (reason) {
		case 'not-public':
		case 'not-found':
		case 'bad-address':
		case 'timeout':
			return reason
		default:
			return 'unreachable'
	}
}

async function note(db: Db, delivery: WebhookDelivery, { status, fault }: Tried, now: Date): Promise<void> {
	await db
		.update(webhookDeliveries)
		.set({
			status: status ?? null,
			fault: fault ?? null,
			claimedUntil: null,
			...(fault ? { dueAt: nextTry(delivery.attempts, now) } : { deliveredAt: now }),
		})
		// Whoever claimed it after us speaks for it now.
		.where(and(eq(webhookDeliveries.id, delivery.id), eq(webhookDeliveries.claimedUntil, delivery.claimedUntil!)))
}
