import { createHash } from 'node:crypto'
import { and, desc, eq, gt, or, sql } from 'drizzle-orm'
import { mayMail } from '#core/mail/mailbox-limit.ts'
import { mailText } from '#core/mail/texts/mail-text.ts'
import type { Db } from '#db/client.server.ts'
import { type DataRequest, dataRequests } from '#db/schema/data-requests.ts'
import { outgoingMails } from '#db/schema/mails.ts'
import { formatDay } from '#lib/format-day.ts'
import { dataRequestReference, dueDay, rightTitles } from './data-request.ts'

export type NewDataRequest = Pick<
	DataRequest,
	'right' | 'name' | 'email' | 'phone' | 'message' | 'noticeVersion' | 'addressHash' | 'submission'
>

type Submission = {
	request: NewDataRequest
	/** Who answers for personal data. */
	mailTo: string
	brand: string
	siteUrl: string
	now: Date
}

export type SubmittedDataRequest = {
	request: DataRequest
	repeated: boolean
	/** Whether the person gets the number by mail too. */
	acknowledged: boolean
}

/** A double click, a reload or a second try within it is the same request. */
const SAME_WITHIN_MS = 10 * 60 * 1000

/** Stores a request with its clock, and the mails that tell both sides, in one transaction. */
export async function submitDataRequest(
	db: Db,
	{ request, mailTo, brand, siteUrl, now }: Submission,
): Promise<SubmittedDataRequest> {
	const fingerprint = fingerprintOf(request)
	return db.transaction(async (tx) => {
		await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${fingerprint}))`)
		const same = await findSame(tx, { fingerprint, submission: request.submission, now })
		if (same) return { request: same, repeated: true, acknowledged: await wasAcknowledged(tx, same) }

		const [stored] = await tx
			.insert(dataRequests)
			.values({ ...request, fingerprint, dueOn: dueDay(now), createdAt: now })
			.onConflictDoNothing({ target: dataRequests.submission })
			.returning()
		if (!stored) {
			const other = (await findSame(tx, { fingerprint, submission: request.submission, now }))!
			return { request: other, repeated: true, acknowledged: await wasAcknowledged(tx, other) }
		}
		// Past the limit a request is kept, and its sender gets no more mail.
		const acknowledged = await mayMail(tx, { email: stored.email, about: 'data-request', now })
		const told = {
			protocolo: dataRequestReference(stored),
			pedido: rightTitles[stored.right],
			prazo: formatDay(stored.dueOn),
		}
		const { subject, body } = mailText('pedido_de_dados_novo', {
			...told,
			link: `${siteUrl}/admin/privacidade/${stored.id}`,
		})
		const due = { dueAt: now, createdAt: now }
		await tx.insert(outgoingMails).values({ subject, body, recipient: mailTo, ...due })
		if (acknowledged) {
			const mail = mailText('pedido_de_dados_recebido', { ...told, marca: brand, encarregado: mailTo })
			await tx.insert(outgoingMails).values({ ...mail, recipient: stored.email, replyTo: mailTo, ...due })
		}
		return { request: stored, repeated: false, acknowledged }
	})
}

type Sameness = { fingerprint: string; submission: string | null; now: Date }

async function findSame(tx: Db, { fingerprint, submission, now }: Sameness): Promise<DataRequest | undefined> {
	const recent = gt(dataRequests.createdAt, new Date(now.getTime() - SAME_WITHIN_MS))
	const sending = submission ? eq(dataRequests.submission, submission) : undefined
	const [same] = await tx
		.select()
		.from(dataRequests)
		.where(or(and(eq(dataRequests.fingerprint, fingerprint), recent), sending))
		.orderBy(desc(dataRequests.createdAt))
		.limit(1)
	return same
}

async function wasAcknowledged(tx: Db, request: DataRequest): Promise<boolean> {
	const { recipient, subject } = outgoingMails
	const named = sql`position(${dataRequestReference(request)} in ${subject}) > 0`
	return (await tx.$count(outgoingMails, and(eq(recipient, request.email), named))) > 0
}

function fingerprintOf({ right, name, email, phone, message, addressHash }: NewDataRequest): string {
	return createHash('sha256')
		.update(JSON.stringify([right, name, email, phone, message, addressHash]))
		.digest('hex')
}
