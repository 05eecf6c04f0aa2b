import { and, eq, isNull } from 'drizzle-orm'
import { recordAudit } from '#core/audit/record-audit.ts'
import { mailText } from '#core/mail/texts/mail-text.ts'
import type { ActingAdmin } from '#core/users/acting-admin.ts'
import type { Db } from '#db/client.server.ts'
import { type DataRequest, dataRequests } from '#db/schema/data-requests.ts'
import { outgoingMails } from '#db/schema/mails.ts'
import { isId } from '#lib/is-id.ts'
import type { DataRequestAnswer } from './answer-schema.ts'
import { dataRequestReference, daysLeft } from './data-request.ts'

export type AnswerDataRequestResult =
	| { ok: true; request: DataRequest; mailed: boolean }
	| { ok: false; reason: 'not-found' }
	/** Somebody was faster. Two answers to one person would contradict each other. */
	| { ok: false; reason: 'answered-meanwhile'; by: string | null }

type Answering = {
	id: string
	answer: DataRequestAnswer
	brand: string
	/** Who answers for personal data: what the person writes back goes there. */
	replyTo: string
	actor: ActingAdmin
	now: Date
}

/** Keeps the answer on record, with who gave it, and puts the mail that takes it along into the outbox. */
export async function answerDataRequest(
	db: Db,
	{ id, answer: { outcome, answer, mail }, brand, replyTo, actor, now }: Answering,
): Promise<AnswerDataRequestResult> {
	if (!isId(id)) return { ok: false, reason: 'not-found' }
	return db.transaction(async (tx) => {
		const [request] = await tx
			.update(dataRequests)
			.set({ outcome, answer, answeredAt: now, answeredBy: actor.id, answeredByName: actor.name })
			.where(and(eq(dataRequests.id, id), isNull(dataRequests.answeredAt)))
			.returning()
		if (!request) {
			const [found] = await tx.select().from(dataRequests).where(eq(dataRequests.id, id))
			return found
				? { ok: false, reason: 'answered-meanwhile', by: found.answeredByName }
				: { ok: false, reason: 'not-found' }
		}
		const mailed = mail === 'on'
		if (mailed) {
			const words = mailText('pedido_de_dados_resposta', {
				protocolo: dataRequestReference(request),
				marca: brand,
				resposta: answer,
				encarregado: replyTo,
			})
			const [queued] = await tx
				.insert(outgoingMails)
				.values({ ...words, recipient: request.email, replyTo, dueAt: now, createdAt: now })
				.returning({ id: outgoingMails.id })
			await tx.update(dataRequests).set({ answerMailId: queued!.id }).where(eq(dataRequests.id, id))
			request.answerMailId = queued!.id
		}
		await recordAudit(tx, {
			action: 'data-request.answered',
			actor,
			subject: { id, label: dataRequestReference(request) },
			details: { outcome, mailed, daysLate: Math.max(0, -daysLeft(request.dueOn, now)) },
			address: actor.address,
			now,
		})
		return { ok: true, request, mailed }
	})
}
