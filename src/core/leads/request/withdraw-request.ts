import { eq } from 'drizzle-orm'
import { recordAudit } from '#core/audit/record-audit.ts'
import { mailText } from '#core/mail/texts/mail-text.ts'
import type { Db } from '#db/client.server.ts'
import { leadEvents, leadFiles, leads } from '#db/schema/leads.ts'
import { outgoingMails } from '#db/schema/mails.ts'
import { noNextStep } from '../follow-up/next-step.ts'
import { leadReference } from '../lead-reference.ts'
import { type Refused, touchRequest } from './touch-request.ts'

export type WithdrawRequestResult = { ok: true } | Refused

/**
 * The visitor takes the request back. Files and message go at once; the rest stays for a time, marked, so that the broker who knows the
 * person sees that they do not want to be called (see periods.withdrawn).
 */
export function withdrawRequest(
	db: Db,
	{ token, mailTo, now }: { token: string; mailTo: string; now: Date },
): Promise<WithdrawRequestResult> {
	return touchRequest<WithdrawRequestResult>(db, {
		token,
		now,
		async work(tx, { id, status, number }) {
			await tx.delete(leadFiles).where(eq(leadFiles.leadId, id))
			await tx
				.update(leads)
				.set({ withdrawnAt: now, status: 'lost', visitorNote: null, ...noNextStep })
				.where(eq(leads.id, id))
			await tx
				.insert(leadEvents)
				.values({ leadId: id, at: now, kind: 'withdrawn', fromStatus: status, toStatus: 'lost' })
			const reference = leadReference({ number })
			await recordAudit(tx, { action: 'lead.withdrawn', subject: { id, label: reference }, now })
			await tx.insert(outgoingMails).values({
				...mailText('pedido_retirado', { numero: reference }),
				recipient: mailTo,
				dueAt: now,
				createdAt: now,
			})
			return { ok: true }
		},
	})
}
