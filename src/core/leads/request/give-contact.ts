import { and, eq } from 'drizzle-orm'
import { mayMail } from '#core/mail/mailbox-limit.ts'
import { mailText } from '#core/mail/texts/mail-text.ts'
import { queueConversion } from '#core/rd-station/queue-conversion.ts'
import type { Db } from '#db/client.server.ts'
import { type Lead, leadEvents, leads } from '#db/schema/leads.ts'
import { outgoingMails } from '#db/schema/mails.ts'
import { leadReference } from '../lead-reference.ts'
import type { Promised } from '../submit-lead.ts'
import { type Refused, touchRequest } from './touch-request.ts'

type Given = {
	token: string
	contact: { phone: string } | { email: string }
	/** For the mail that brings the address of the page. */
	brand: string
	link: string
	/** Who gets the leads. */
	mailTo: string
	/** What the page tells of the first answer once there is a contact. */
	promiseFor: (lead: Lead) => Promised
	/** RD Station is told of it, once there is an e-mail. */
	toRdStation?: boolean | undefined
	now: Date
}

export type GiveContactResult =
	| { ok: true; lead: Lead /** Whether the address of the page goes to a new e-mail. */; mailed: boolean }
	| { ok: false; reason: 'too-often' }
	| Refused

/** More than anybody mistypes: each may send a mail to an address that somebody merely named. */
const MOST_CHANGES = 10

/** Adds or corrects the telephone or the e-mail of a request. The broker is told; a new e-mail is sent the address of the page, unless its mailbox
 * got enough of them today. */
export function giveContact(db: Db, change: Given): Promise<GiveContactResult> {
	const { token, contact, brand, link, mailTo, promiseFor, toRdStation, now } = change
	return touchRequest<GiveContactResult>(db, {
		token,
		now,
		async work(tx, before) {
			const same = 'phone' in contact ? before.phone === contact.phone : before.email === contact.email
			if (same) return { ok: true, lead: before, mailed: false }
			const given = and(eq(leadEvents.leadId, before.id), eq(leadEvents.kind, 'contact-given'))
			if ((await tx.$count(leadEvents, given)) >= MOST_CHANGES) return { ok: false, reason: 'too-often' }
			const [lead] = await tx
				.update(leads)
				.set({
					...contact,
					...(before.reachableSince ? {} : { reachableSince: now, ...promiseFor({ ...before, ...contact }) }),
				})
				.where(eq(leads.id, before.id))
				.returning()
			await tx.insert(leadEvents).values({ leadId: before.id, at: now, kind: 'contact-given' })
			const reference = leadReference(before)
			const mails = [
				{
					...mailText('pedido_contato', { numero: reference, contato: Object.values(contact)[0]! }),
					recipient: mailTo,
				},
			]
			const mailed = 'email' in contact && (await mayMail(tx, { email: contact.email, about: 'request-link', now }))
			if (mailed)
				mails.push({
					...mailText('pedido_link', { marca: brand, numero: reference, link }),
					recipient: contact.email,
				})
			if (toRdStation && 'email' in contact) await queueConversion(tx, { lead: lead!, now })
			await tx.insert(outgoingMails).values(mails.map((mail) => ({ ...mail, dueAt: now, createdAt: now })))
			return { ok: true, lead: lead!, mailed }
		},
	})
}
