import { and, isNull, lt, or } from 'drizzle-orm'
import type { Db } from '#db/client.server.ts'
import { leads, newsletterSubscribers } from '#db/schema/leads.ts'
import { outgoingMails } from '#db/schema/mails.ts'
import { addMonths } from '#lib/add-months.ts'
import { forgetLeads } from './forget-leads.ts'

/** What the privacy policy says: 24 months after the last contact. */
export const LEAD_RETENTION_MONTHS = 24
/** A mail that was sent is a second copy of the lead. */
const SENT_MAIL_DAYS = 90

/**
 * Takes the person out of leads past their time. What stays is a number, a product and a date, for statistics. A
 * subscription lives while it lasts; one that ended or was never confirmed goes after the same time.
 */
export async function forgetOldLeads(db: Db, now: Date): Promise<{ forgotten: number }> {
	const limit = addMonths(now, -LEAD_RETENTION_MONTHS)
	const forgotten = await forgetLeads(db, lt(leads.updatedAt, limit))
	const { unsubscribedAt, confirmedAt, requestedAt } = newsletterSubscribers
	await db
		.delete(newsletterSubscribers)
		.where(or(lt(unsubscribedAt, limit), and(isNull(confirmedAt), lt(requestedAt, limit))))
	const mailLimit = new Date(now.getTime() - SENT_MAIL_DAYS * 24 * 60 * 60 * 1000)
	await db.delete(outgoingMails).where(lt(outgoingMails.sentAt, mailLimit))
	return forgotten
}
