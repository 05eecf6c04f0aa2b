import { and, asc, eq, isNull, lt, sql } from 'drizzle-orm'
import { dueAndFree } from '#core/deliveries/due.ts'
import { MAX_ATTEMPTS, nextTry } from '#core/deliveries/tries.ts'
import { mayOwn } from '#core/leads/follow-up/lead-owners.ts'
import type { Db } from '#db/client.server.ts'
import { leads } from '#db/schema/leads.ts'
import { type PushMessage, pushMessages, pushSubscriptions } from '#db/schema/push.ts'
import { users } from '#db/schema/users.ts'
import { pushNotice } from './push-notice.ts'
import { type SendPush, sendNotice } from './send-notice.ts'

/** How long a message is the sender's who claimed it: longer than any sending takes. */
export const PUSH_LEASE_MS = 60_000
const AT_ONCE = 3

type Delivering = {
	/** Nothing: there is no key, and what is due waits. */
	privateKey: string | undefined
	subject: string
	send: SendPush
	now: () => Date
}

/**
 * Hands what is due to the push services until nothing is. Each message is claimed by itself, right before it is sent, so any
 * number of instances share the work. A process that dies between the service's yes and its own note of it leaves a message that goes
 * out again under the same id and topic: at least once, and a browser shows it once.
 */
export async function deliverPush(db: Db, { privateKey, ...delivering }: Delivering): Promise<void> {
	if (!privateKey) return
	const work = { ...delivering, privateKey }
	await Promise.all(Array.from({ length: AT_ONCE }, () => deliverOneByOne(db, work)))
}

type Working = Delivering & { privateKey: string }

async function deliverOneByOne(db: Db, working: Working): Promise<void> {
	for (;;) {
		const message = await claim(db, working.now())
		if (!message) return
		await deliver(db, message, working)
	}
}

async function claim(db: Db, now: Date): Promise<PushMessage | undefined> {
	const { id, takenAt, dueAt, attempts } = pushMessages
	const due = db
		.select({ id })
		.from(pushMessages)
		.where(and(isNull(takenAt), lt(attempts, MAX_ATTEMPTS), dueAndFree(pushMessages, now)))
		.orderBy(asc(dueAt), asc(id))
		.limit(1)
		.for('update', { skipLocked: true })
	const [claimed] = await db
		.update(pushMessages)
		.set({ attempts: sql`${attempts} + 1`, claimedUntil: new Date(now.getTime() + PUSH_LEASE_MS) })
		// By `=`, which asks once: `in` may ask again for every row it compares.
		.where(eq(id, sql`(${due})`))
		.returning()
	return claimed
}

async function deliver(db: Db, message: PushMessage, { privateKey, subject, send, now }: Working): Promise<void> {
	const [found] = await db
		.select({ lead: leads, subscription: pushSubscriptions })
		.from(pushMessages)
		.innerJoin(pushSubscriptions, eq(pushSubscriptions.id, pushMessages.subscriptionId))
		.innerJoin(users, and(eq(users.id, pushSubscriptions.userId), mayOwn))
		// One that somebody has begun to answer is no news.
		.innerJoin(leads, and(eq(leads.id, pushMessages.leadId), eq(leads.status, 'new'), isNull(leads.withdrawnAt)))
		.where(eq(pushMessages.id, message.id))
	if (!found) return drop(db, message)
	const notice = pushNotice(message.id, found.lead)
	const answer = await sendNotice(notice, { subscription: found.subscription, privateKey, subject, send, now: now() })
	const status = answer.ok ? answer.status : null
	// The browser is gone, or does not want it any more.
	if (status === 404 || status === 410) {
		await db.delete(pushSubscriptions).where(eq(pushSubscriptions.id, message.subscriptionId))
		return
	}
	const taken = status !== null && status >= 200 && status < 300
	await note(db, message, { status, fault: taken ? null : answer.ok ? 'refused' : answer.reason }, now())
}

function drop(db: Db, { id }: PushMessage): Promise<void> {
	return db
		.delete(pushMessages)
		.where(eq(pushMessages.id, id))
		.then(() => undefined)
}

type Tried = { status: number | null; fault: string | null }

async function note(db: Db, message: PushMessage, { status, fault }: Tried, now: Date): Promise<void> {
	await db
		.update(pushMessages)
		.set({
			status,
			fault,
			claimedUntil: null,
			...(fault ? { dueAt: nextTry(message.attempts, now) } : { takenAt: now }),
		})
		// Whoever claimed it after us speaks for it now.
		.where(and(eq(pushMessages.id, message.id), eq(pushMessages.claimedUntil, message.claimedUntil!)))
}
