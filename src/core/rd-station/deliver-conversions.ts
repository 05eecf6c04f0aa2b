import { and, asc, eq, isNull, lt, sql } from 'drizzle-orm'
import { dueAndFree } from '#core/deliveries/due.ts'
import { MAX_ATTEMPTS, nextTry } from '#core/deliveries/tries.ts'
import { untilNoted } from '#core/deliveries/until-noted.ts'
import { isForgotten, notForgotten } from '#core/leads/forget-leads.ts'
import type { Db } from '#db/client.server.ts'
import { leadEvents, leads } from '#db/schema/leads.ts'
import { type RdConversion, rdConversions } from '#db/schema/rd-station.ts'
import { type ConversionAnswer, conversionOf, type RdStation } from './conversion.ts'
import type { ConversionFault } from './conversion-state.ts'

/** How long a conversion is the sender's who claimed it: longer than any sending takes. */
export const RD_LEASE_MS = 60_000

type Delivering = {
	/** Nothing: there is no key, and what is due waits. */
	rdStation: RdStation | undefined
	/** The custom field that takes the number of the lead, by which doubles are told. */
	referenceField?: string | undefined
	now: () => Date
}

/**
 * Tells RD Station what is due until nothing is, one after the other: it counts calls per minute. Each is claimed by itself, right before
 * it is sent, so any number of instances share the work. A process that dies between its yes and our note of it leaves a conversion that
 * goes out again: at least once, of the same contact, with the same number.
 */
export async function deliverConversions(db: Db, { rdStation, referenceField, now }: Delivering): Promise<void> {
	if (!rdStation) return
	for (;;) {
		const conversion = await claim(db, now())
		if (!conversion) return
		const tried = await deliver(db, conversion, rdStation, referenceField)
		const at = now()
		await untilNoted(() => note(db, conversion, tried, at))
		// What is wrong with the service or the key is wrong for the next one, too.
		if ('answer' in tried && !tried.answer.ok && tried.answer.kind === 'later') return
	}
}

async function claim(db: Db, now: Date): Promise<RdConversion | undefined> {
	const { id, takenAt, endedAt, dueAt, attempts } = rdConversions
	const due = db
		.select({ id })
		.from(rdConversions)
		.where(and(isNull(takenAt), isNull(endedAt), lt(attempts, MAX_ATTEMPTS), dueAndFree(rdConversions, now)))
		.orderBy(asc(dueAt), asc(id))
		.limit(1)
		.for('update', { skipLocked: true })
	const [claimed] = await db
		.update(rdConversions)
		.set({ attempts: sql`${attempts} + 1`, triedAt: now, claimedUntil: new Date(now.getTime() + RD_LEASE_MS) })
		// By `=`, which asks once: `in` may ask again for every row it compares.
		.where(eq(id, sql`(${due})`))
		.returning()
	return claimed
}

type Tried = { answer: ConversionAnswer } | { unsent: ConversionFault }

/** Made of the lead as it is now: who was forgotten or took the request back meanwhile is told to nobody. */
async function deliver(
	db: Db,
	{ leadId }: RdConversion,
	rdStation: RdStation,
	referenceField: string | undefined,
): Promise<Tried> {
	const [lead] = await db.select().from(leads).where(eq(leads.id, leadId))
	if (!lead || isForgotten(lead)) return { unsent: 'forgotten' }
	if (lead.withdrawnAt) return { unsent: 'withdrawn' }
	const { email } = lead
	if (!email) return { unsent: 'no-email' }
	return { answer: await rdStation.convert(conversionOf({ ...lead, email }, { referenceField })) }
}

async function note(db: Db, conversion: RdConversion, tried: Tried, now: Date): Promise<void> {
	await db.transaction(async (tx) => {
		// Held, so that an erasure comes before or takes along what is written here.
		const [lead] = await tx
			.select({ id: leads.id })
			.from(leads)
			.where(and(eq(leads.id, conversion.leadId), notForgotten))
			.for('update')
		const [noted] = await tx
			.update(rdConversions)
			.set({ claimedUntil: null, ...outcomeOf(conversion, tried, now) })
			// Whoever claimed it after us speaks for it now.
			.where(and(eq(rdConversions.id, conversion.id), eq(rdConversions.claimedUntil, conversion.claimedUntil!)))
			.returning({ takenAt: rdConversions.takenAt })
		// The log goes after a month; that the data are there is known as long as the lead is.
		if (lead && noted?.takenAt) await tx.insert(leadEvents).values({ leadId: lead.id, at: now, kind: 'sent-to-rd' })
	})
}

function outcomeOf({ attempts }: RdConversion, tried: Tried, now: Date) {
	if ('unsent' in tried) return { endedAt: now, fault: tried.unsent, status: null }
	const { answer } = tried
	if (answer.ok) return { takenAt: now, eventUuid: answer.eventUuid, status: 200, fault: null }
	const told = { status: answer.status ?? null, fault: answer.fault }
	return answer.kind === 'refused' ? { ...told, endedAt: now } : { ...told, dueAt: nextTry(attempts, now) }
}
