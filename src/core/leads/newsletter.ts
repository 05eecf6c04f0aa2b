import { and, eq, isNull, sql } from 'drizzle-orm'
import { mayMail } from '#core/mail/mailbox-limit.ts'
import { mailText } from '#core/mail/texts/mail-text.ts'
import type { Db } from '#db/client.server.ts'
import { newsletterSubscribers } from '#db/schema/leads.ts'
import { outgoingMails } from '#db/schema/mails.ts'

/** A keyed hash of a text: whoever has it got it from us. */
export type Sign = (text: string) => string

type Request = {
	email: string
	page: string
	consentVersion: string
	addressHash: string
	brand: string
	siteUrl: string
	sign: Sign
	now: Date
}

/** Notes the wish and mails the link that proves it. Someone already confirmed gets no second mail, and is not told apart. */
export async function requestNewsletter(
	db: Db,
	{ email, brand, siteUrl, sign, now, ...consent }: Request,
): Promise<void> {
	const address = email.toLowerCase()
	await db.transaction(async (tx) => {
		const fresh = { email: address, requestedAt: now, unsubscribedAt: null, ...consent }
		const [existing] = await tx.select().from(newsletterSubscribers).where(eq(newsletterSubscribers.email, address))
		if (existing?.confirmedAt && !existing.unsubscribedAt) return
		// One mailbox is not to be flooded, whoever asks. Nobody is told: the links already sent are still good.
		if (!(await mayMail(tx, { email: address, about: 'newsletter', now }))) return
		const [subscriber] = await tx
			.insert(newsletterSubscribers)
			.values(fresh)
			.onConflictDoUpdate({
				target: newsletterSubscribers.email,
				set: { ...fresh, confirmedAt: null },
				setWhere: sql`${newsletterSubscribers.confirmedAt} is null or ${newsletterSubscribers.unsubscribedAt} is not null`,
			})
			.returning()
		// Confirmed between our look and our turn.
		if (!subscriber) return
		const { id } = subscriber
		const confirm = `${siteUrl}/boletim/confirmar?${new URLSearchParams({ id, token: confirmToken(id, now, sign) })}`
		await tx.insert(outgoingMails).values({
			recipient: address,
			...mailText('boletim', { marca: brand, confirmar: confirm, sair: unsubscribeLink(siteUrl, id, sign) }),
			headers: unsubscribeHeaders(siteUrl, id, sign),
			dueAt: now,
			createdAt: now,
		})
	})
}

type Link = { id: string; token: string; sign: Sign; now: Date }

/** Confirms by the link of the last mail; older links no longer work, and none does once the subscription was cancelled. */
export async function confirmNewsletter(db: Db, { id, token, sign, now }: Link): Promise<{ confirmed: boolean }> {
	const subscriber = await find(db, id)
	if (!subscriber || token !== confirmToken(id, subscriber.requestedAt, sign)) return { confirmed: false }
	const [confirmed] = await db
		.update(newsletterSubscribers)
		.set({ confirmedAt: sql`coalesce(${newsletterSubscribers.confirmedAt}, ${now.toISOString()}::timestamptz)` })
		.where(and(eq(newsletterSubscribers.id, id), isNull(newsletterSubscribers.unsubscribedAt)))
		.returning({ id: newsletterSubscribers.id })
	return { confirmed: confirmed !== undefined }
}

export async function unsubscribeNewsletter(
	db: Db,
	{ id, token, sign, now }: Link,
): Promise<{ unsubscribed: boolean }> {
	if (token !== unsubscribeToken(id, sign) || !(await find(db, id))) return { unsubscribed: false }
	await db
		.update(newsletterSubscribers)
		.set({ unsubscribedAt: now })
		.where(and(eq(newsletterSubscribers.id, id), isNull(newsletterSubscribers.unsubscribedAt)))
	return { unsubscribed: true }
}

async function find(db: Db, id: string) {
	if (!/^[0-9a-f-]{36}$/.test(id)) return undefined
	const [subscriber] = await db.select().from(newsletterSubscribers).where(eq(newsletterSubscribers.id, id))
	return subscriber
}

function confirmToken(id: string, requestedAt: Date, sign: Sign): string {
	return sign(`newsletter confirm ${id} ${requestedAt.toISOString()}`)
}

function unsubscribeToken(id: string, sign: Sign): string {
	return sign(`newsletter unsubscribe ${id}`)
}

export function unsubscribeLink(siteUrl: string, id: string, sign: Sign): string {
	return `${siteUrl}/boletim/cancelar?${new URLSearchParams({ id, token: unsubscribeToken(id, sign) })}`
}

/** What mail programs need for their own unsubscribe button (RFC 8058). */
export function unsubscribeHeaders(siteUrl: string, id: string, sign: Sign): Record<string, string> {
	return {
		'List-Unsubscribe': `<${unsubscribeLink(siteUrl, id, sign)}>`,
		'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
	}
}
