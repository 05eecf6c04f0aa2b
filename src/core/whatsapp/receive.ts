import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { and, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import { notForgotten } from '#core/leads/forget-leads.ts'
import { leadReference } from '#core/leads/lead-reference.ts'
import { mailText } from '#core/mail/texts/mail-text.ts'
import type { Db } from '#db/client.server.ts'
import { leadEvents, leads } from '#db/schema/leads.ts'
import { outgoingMails } from '#db/schema/mails.ts'
import { users } from '#db/schema/users.ts'
import { whatsAppMessages } from '#db/schema/whatsapp.ts'
import { isId } from '#lib/is-id.ts'
import { storableText } from '#lib/storable-text.ts'
import { mayOwn } from '../leads/follow-up/lead-owners.ts'
import { phoneKeysOf } from './chat-number.ts'
import { noteOutcome } from './note-outcome.ts'
import { WHATSAPP_TEXT_MAX } from './queue-message.ts'
import { faultOfCode } from './whatsapp.ts'

/** Whether Meta wrote this: the body, byte for byte, under the secret of the app. */
export function isSigned(body: Uint8Array, header: string | undefined, appSecret: string): boolean {
	const given = /^sha256=([0-9a-f]{64})$/.exec(header ?? '')?.[1]
	if (!given) return false
	return timingSafeEqual(Buffer.from(given, 'hex'), createHmac('sha256', appSecret).update(body).digest())
}

/** Compared in a time that does not tell how much of it was right. */
export function isVerifyToken(given: string | undefined, expected: string): boolean {
	const digest = (text: string) => createHash('sha256').update(text).digest()
	return timingSafeEqual(digest(given ?? ''), digest(expected))
}

const seconds = z.string().regex(/^\d{1,12}$/)
const message = z.object({
	from: z.string().regex(/^\d{6,20}$/),
	id: z.string().min(1).max(500),
	timestamp: seconds,
	type: z.string().max(50),
	text: z.object({ body: z.string() }).optional(),
	button: z.object({ text: z.string() }).optional(),
})
const status = z.object({
	id: z.string().min(1).max(500),
	status: z.string().max(50),
	timestamp: seconds,
	biz_opaque_callback_data: z.string().max(512).optional(),
	errors: z.array(z.object({ code: z.number().int() })).optional(),
})

/** What else Meta tells, now or later, is left unread. */
const payload = z.object({
	object: z.literal('whatsapp_business_account'),
	entry: z.array(
		z.object({
			changes: z.array(
				z.object({
					field: z.string(),
					value: z.object({
						metadata: z.object({ phone_number_id: z.string() }).optional(),
						messages: z.array(z.unknown()).default([]),
						statuses: z.array(z.unknown()).default([]),
					}),
				}),
			),
		}),
	),
})

type Receiving = { phoneNumberId: string; siteUrl: string; mailTo: string; now: Date }

/** Takes what Meta tells of one number: what people wrote, and how far our messages came. Says whether a mail waits now. */
export async function receiveWhatsApp(db: Db, sent: unknown, receiving: Receiving): Promise<{ mails: boolean }> {
	const parsed = payload.safeParse(sent)
	if (!parsed.success) return { mails: false }
	let mails = false
	for (const { field, value } of parsed.data.entry.flatMap(({ changes }) => changes)) {
		if (field !== 'messages' || value.metadata?.phone_number_id !== receiving.phoneNumberId) continue
		for (const each of value.statuses) {
			const told = status.safeParse(each)
			if (told.success) await noteStatus(db, told.data, receiving.now)
		}
		for (const each of value.messages) {
			const told = message.safeParse(each)
			if (told.success) mails = (await noteMessage(db, told.data, receiving)) || mails
		}
	}
	return { mails }
}

const at = (text: string) => new Date(Number(text) * 1000)

/** Statuses come in any order and more than once: each leaves its first moment, and none takes another back. */
async function noteStatus(db: Db, told: z.output<typeof status>, now: Date): Promise<void> {
	const { id, wamid, acceptedAt, deliveredAt, readAt, failedAt } = whatsAppMessages
	const own = told.biz_opaque_callback_data
	const which = or(eq(wamid, told.id), own && isId(own) ? eq(id, own) : undefined)
	const moment = at(told.timestamp)
	const code = told.errors?.[0]?.code
	if (told.status === 'sent' || told.status === 'delivered' || told.status === 'read') {
		// Taken, though its answer never reached us: it need not, and must not, be sent again.
		const [unheard] = await db
			.select()
			.from(whatsAppMessages)
			.where(and(which, isNull(acceptedAt)))
		if (unheard) {
			const outcome = {
				acceptedAt: moment,
				wamid: told.id,
				failedAt: null,
				fault: null,
				code: null,
				claimedUntil: null,
			}
			await noteOutcome(db, unheard, { outcome, only: isNull(acceptedAt), now })
		}
	}
	if (told.status === 'delivered')
		await db
			.update(whatsAppMessages)
			.set({ deliveredAt: moment })
			.where(and(which, isNull(deliveredAt)))
	if (told.status === 'read')
		await db
			.update(whatsAppMessages)
			.set({ readAt: moment })
			.where(and(which, isNull(readAt)))
	if (told.status === 'failed')
		await db
			.update(whatsAppMessages)
			.set({ failedAt: moment, fault: faultOfCode(code) ?? 'refused', code: code ?? null })
			.where(and(which, or(isNull(failedAt), isNull(acceptedAt)), isNull(deliveredAt), isNull(readAt)))
}

const kinds: Record<string, string> = {
	image: 'uma imagem',
	audio: 'um áudio',
	video: 'um vídeo',
	document: 'um documento',
	sticker: 'uma figurinha',
	location: 'uma localização',
	contacts: 'um contato',
	reaction: 'uma reação',
}

/**
 * Somebody wrote. All requests of that telephone may now be answered with a text for 24 hours; the newest has the message in its history.
 * Of a telephone that is in no request nothing is kept.
 */
async function noteMessage(db: Db, told: z.output<typeof message>, receiving: Receiving): Promise<boolean> {
	const { siteUrl, mailTo, now } = receiving
	return db.transaction(async (tx) => {
		const theirs = and(inArray(leads.phoneKey, phoneKeysOf(told.from)), notForgotten)
		const wrote = at(told.timestamp)
		const latest = sql<Date>`greatest(${leads.wroteAt}, ${wrote.toISOString()}::timestamptz)`
		const found = await tx.update(leads).set({ wroteAt: latest }).where(theirs).returning({ id: leads.id })
		if (found.length === 0) return false
		const [newest] = await tx
			.select({ lead: leads, owner: users.email })
			.from(leads)
			.leftJoin(users, and(eq(users.id, leads.ownerId), mayOwn))
			.where(theirs)
			.orderBy(desc(leads.createdAt))
			.limit(1)
		const { lead, owner } = newest!
		const words = told.text?.body ?? told.button?.text
		const detail = words
			? storableText(words).slice(0, WHATSAPP_TEXT_MAX)
			: `(${kinds[told.type] ?? 'algo que não é texto'})`
		const [added] = await tx
			.insert(leadEvents)
			.values({ id: idOf(told.id), leadId: lead.id, at: wrote, kind: 'whatsapp-received', detail })
			.onConflictDoNothing()
			.returning({ id: leadEvents.id })
		// Meta tells the same message again where it did not hear our answer.
		if (!added) return false
		await tx.update(leads).set({ updatedAt: now }).where(eq(leads.id, lead.id))
		const texts = { numero: leadReference(lead), link: `${siteUrl}/admin/leads/${lead.id}` }
		await tx
			.insert(outgoingMails)
			.values({ ...mailText('lead_whatsapp', texts), recipient: owner ?? mailTo, dueAt: now, createdAt: now })
		return true
	})
}

/** The same for the same message. */
function idOf(wamid: string): string {
	const hex = createHash('sha256').update(`whatsapp ${wamid}`).digest('hex')
	return [hex.slice(0, 8), hex.slice(8, 12), `5${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
		'-',
	)
}
