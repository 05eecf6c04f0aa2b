import { and, count, eq, gte, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import { monthSpend } from '#core/generation/costs/month-spend.ts'
import { leadReference } from '#core/leads/lead-reference.ts'
import { MAX_ATTEMPTS } from '#core/mail/send-due-mails.ts'
import { postReviews } from '#db/schema/claims.ts'
import { leadEvents, leads, newsletterSubscribers } from '#db/schema/leads.ts'
import { outgoingMails } from '#db/schema/mails.ts'
import { posts } from '#db/schema/posts.ts'
import { pushMessages } from '#db/schema/push.ts'
import { webhookDeliveries, webhookEvents } from '#db/schema/webhooks.ts'
import { billKey } from './providers.ts'
import { isRecent } from './visitors.ts'
import { LEADS_TO, type World } from './world.ts'

const MILLION = 1e6

/** Everything that was told to be done is there, once. */
export async function checkLeads({ truth, ledger, now, start }: World): Promise<string[]> {
	const wrong: string[] = []
	const known = [...ledger.leads.values()]
	const total = await truth.$count(leads, gte(leads.createdAt, start))
	if (total !== known.length) wrong.push(`${known.length} leads were acknowledged, ${total} are there`)
	const recent = known.filter(({ at, status }) => isRecent(at, now()) && status !== 'lost')
	if (recent.length === 0) return wrong
	const ids = recent.map(({ id }) => id)
	const told = await truth.select().from(outgoingMails).where(eq(outgoingMails.recipient, LEADS_TO))
	const events = await truth
		.select({ id: webhookEvents.subjectId, times: count() })
		.from(webhookEvents)
		.where(and(inArray(webhookEvents.subjectId, ids), eq(webhookEvents.type, 'lead.created')))
		.groupBy(webhookEvents.subjectId)
	const moves = await truth
		.select({ id: leadEvents.leadId, times: count() })
		.from(leadEvents)
		.where(and(inArray(leadEvents.leadId, ids), eq(leadEvents.kind, 'status')))
		.groupBy(leadEvents.leadId)
	for (const { id, number, moves: acknowledged } of recent) {
		const reference = leadReference({ number })
		const mails = told.filter(({ subject }) => subject === `Pedido de cotação: Seguro Auto (${reference})`).length
		if (mails !== 1) wrong.push(`lead ${reference} has ${mails} mails`)
		const heard = events.find((one) => one.id === id)?.times ?? 0
		if (heard !== 1) wrong.push(`lead ${reference} has ${heard} events`)
		const moved = moves.find((one) => one.id === id)?.times ?? 0
		if (moved !== acknowledged) wrong.push(`lead ${reference} was moved ${moved} times, not ${acknowledged}`)
	}
	return wrong
}

export async function checkSubscribers({ truth, ledger }: World): Promise<string[]> {
	const rows = await truth.select().from(newsletterSubscribers)
	return [...ledger.subscribers].flatMap(([email, { confirmed, cancelled }]) => {
		const found = rows.filter((row) => row.email === email)
		if (!confirmed) return found.length > 1 ? [`${email} subscribed ${found.length} times`] : []
		const right = found.length === 1 && found[0]!.confirmedAt && (found[0]!.unsubscribedAt !== null) === cancelled
		return right ? [] : [`${email} is not as they were told`]
	})
}

/** No message twice after its sender noted that it left, none noted that did not leave, none left lying. */
export async function checkOutboxes({ truth, mails, webhooks, pushes, start }: World, before: Date): Promise<string[]> {
	const wrong = [
		...mails.doubled.map((id) => `mail ${id} was sent again`),
		...webhooks.doubled.map((id) => `webhook ${id} was sent again`),
		...pushes.doubled.map((id) => `push ${id} was sent again`),
	]
	for (const { id, sentAt } of await truth.select().from(outgoingMails).where(gte(outgoingMails.createdAt, start))) {
		if (sentAt && !mails.arrived.has(id)) wrong.push(`mail ${id} is noted as sent and never was`)
		if (!sentAt && mails.settled.has(id)) wrong.push(`mail ${id} was sent and that is not noted`)
	}
	const delivered = await truth.select().from(webhookDeliveries).where(isNotNull(webhookDeliveries.deliveredAt))
	const heard = new Set([...webhooks.arrived.keys()].map((key) => key.split(' ')[0]))
	for (const { eventId } of delivered)
		if (!heard.has(eventId)) wrong.push(`webhook ${eventId} is noted as delivered and never was`)
	for (const { id } of await truth.select().from(pushMessages).where(isNotNull(pushMessages.takenAt)))
		if (!pushes.arrived.has(id.replaceAll('-', ''))) wrong.push(`push ${id} is noted as taken and never was`)
	const { sentAt, attempts, dueAt, claimedUntil, createdAt } = outgoingMails
	// Whose sender died in this round stays held for a while: it was tried.
	const free = or(isNull(claimedUntil), lt(claimedUntil, before))
	const lying = await truth.$count(
		outgoingMails,
		and(isNull(sentAt), lt(attempts, MAX_ATTEMPTS), lt(dueAt, before), gte(createdAt, start), free),
	)
	if (lying > 0) wrong.push(`${lying} mails were due before the last round and not tried`)
	return wrong
}

/** What providers will ask for is within the limit, and was booked. */
export async function checkCosts({ truth, bills, now }: World): Promise<string[]> {
	const wrong: string[] = []
	for (const { provider, spentUsd, limitUsd } of await monthSpend(truth, { now: now() })) {
		const billed = Math.round((bills.get(billKey(provider, now())) ?? 0) * MILLION)
		if (billed > Math.round(limitUsd * MILLION)) wrong.push(`${provider} bills ${billed / MILLION} of ${limitUsd}`)
		if (billed > Math.round(spentUsd * MILLION) + 1)
			wrong.push(`${provider} bills ${billed / MILLION}, booked ${spentUsd}`)
	}
	return wrong
}

/** By the day that an article was ordered for, and by the day it was made. */
export async function checkArticlesADay({ truth }: World): Promise<string[]> {
	const byDay = sql<string>`coalesce(${posts.generatedFor}::text, to_char(${posts.createdAt} at time zone 'utc', 'YYYY-MM-DD'))`
	const twice = await truth
		.select({ day: byDay, times: count() })
		.from(posts)
		.where(eq(posts.autoGenerated, true))
		.groupBy(posts.categoryId, byDay)
		.having(sql`count(*) > 1`)
	return twice.map(({ day, times }) => `${times} articles of a category on ${day}`)
}

export async function checkReviews({ truth, ledger }: World): Promise<string[]> {
	const given = await truth
		.select({ id: postReviews.postId, times: count() })
		.from(postReviews)
		.groupBy(postReviews.postId)
	return [...ledger.reviews].flatMap(([id, times]) => {
		if (!ledger.posts.has(id)) return []
		const found = given.find((one) => one.id === id)?.times ?? 0
		return found === times ? [] : [`article ${id} has ${found} reviews, ${times} were given`]
	})
}
