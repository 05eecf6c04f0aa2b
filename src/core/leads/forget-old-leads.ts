import { and, lt, ne } from 'drizzle-orm'
import type { Db } from '#db/client.server.ts'
import { leads } from '#db/schema/leads.ts'
import { outgoingMails } from '#db/schema/mails.ts'

/** What the privacy policy says: 24 months after the last contact. */
export const LEAD_RETENTION_MONTHS = 24
/** A mail that was sent is a second copy of the lead. */
const SENT_MAIL_DAYS = 90

/** Takes the person out of leads past their time. What stays is a number, a product and a date, for statistics. */
export async function forgetOldLeads(db: Db, now: Date): Promise<{ forgotten: number }> {
	const forgotten = await db
		.update(leads)
		.set({
			name: null,
			email: null,
			phone: null,
			answers: {},
			referrer: null,
			utm: {},
			addressHash: '',
			fingerprint: '',
			submission: null,
		})
		// A lead keeps its fingerprint until it is forgotten.
		.where(and(lt(leads.updatedAt, monthsBefore(now, LEAD_RETENTION_MONTHS)), ne(leads.fingerprint, '')))
		.returning({ id: leads.id })
	const mailLimit = new Date(now.getTime() - SENT_MAIL_DAYS * 24 * 60 * 60 * 1000)
	await db.delete(outgoingMails).where(lt(outgoingMails.sentAt, mailLimit))
	return { forgotten: forgotten.length }
}

function monthsBefore(date: Date, months: number): Date {
	const earlier = new Date(date)
	earlier.setUTCMonth(earlier.getUTCMonth() - months)
	return earlier
}
