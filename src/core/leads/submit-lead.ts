import { createHash, randomUUID } from 'node:crypto'
import { and, desc, eq, gt, isNull, or, sql } from 'drizzle-orm'
import { queuePush } from '#core/push/queue-push.ts'
import { queueConversion } from '#core/rd-station/queue-conversion.ts'
import type { Db } from '#db/client.server.ts'
import { type Lead, leads } from '#db/schema/leads.ts'
import { outgoingMails } from '#db/schema/mails.ts'
import { leadMail } from './lead-mail.ts'
import { hashOfToken, requestToken } from './request/request-token.ts'

export type NewLead = Pick<
	Lead,
	| 'kind'
	| 'product'
	| 'name'
	| 'email'
	| 'phone'
	| 'answers'
	| 'page'
	| 'referrer'
	| 'utm'
	| 'consentVersion'
	| 'addressHash'
	| 'submission'
>

/** What was said of the first answer, and when that is broken. */
export type Promised = Pick<Lead, 'answerPromise' | 'answerDueAt'>

type Submission = {
	lead: NewLead
	mailTo: string
	siteUrl: string
	/** A keyed hash, of which the address of a quote's page is made. */
	sign: (text: string) => string
	/** The last day for an answer, where there is one: 'reclamação, até terça, 1º de dezembro'. */
	deadline?: string | undefined
	/** What the visitor is told of the first answer. */
	promise?: Promised | undefined
	/** RD Station is told of it. */
	toRdStation?: boolean | undefined
	now: Date
}

/** A double click, a reload or a second try within it is the same request. */
const SAME_WITHIN_MS = 10 * 60 * 1000

/** Stores a lead together with the mail that tells the broker. The same content sent again is the lead already there. */
export async function submitLead(
	db: Db,
	{ lead, mailTo, siteUrl, sign, deadline, promise, toRdStation, now }: Submission,
): Promise<{ lead: Lead; repeated: boolean }> {
	const fingerprint = fingerprintOf(lead)
	return db.transaction(async (tx) => {
		await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${fingerprint}))`)
		const same = await findSame(tx, { fingerprint, lead, now })
		if (same) return { lead: same, repeated: true }

		// The same sending may arrive by two ways at once, and then only its submission is the same.
		const [stored] = await tx
			.insert(leads)
			.values({ ...lead, ...promise, ...opened(lead, sign, now), fingerprint, createdAt: now, updatedAt: now })
			.onConflictDoNothing({ target: leads.submission })
			.returning()
		if (!stored) {
			const other = await findSame(tx, { fingerprint, lead, now })
			return { lead: other!, repeated: true }
		}
		await tx
			.insert(outgoingMails)
			.values({ ...leadMail(stored, { siteUrl, deadline }), recipient: mailTo, dueAt: now, createdAt: now })
		await queuePush(tx, { lead: stored, now })
		if (toRdStation) await queueConversion(tx, { lead: stored, now })
		return { lead: stored, repeated: false }
	})
}

/** A quote has a page of its own from the start; and an answer can reach whoever left a contact. */
function opened({ kind, phone, email }: NewLead, sign: Submission['sign'], now: Date) {
	const id = randomUUID()
	return {
		id,
		tokenHash: kind === 'quote' ? hashOfToken(requestToken(id, sign)) : null,
		reachableSince: phone || email ? now : null,
	}
}

type Sameness = { fingerprint: string; lead: NewLead; now: Date }

async function findSame(tx: Db, { fingerprint, lead, now }: Sameness): Promise<Lead | undefined> {
	const { submission, name, phone, email } = lead
	const recent = gt(leads.createdAt, new Date(now.getTime() - SAME_WITHIN_MS))
	const sending = submission ? eq(leads.submission, submission) : undefined
	// Two people of one network who say the same and not who they are: the second must not get the page of the first.
	const mayBeAnother = submission && !name && !phone && !email
	const ofOneSender = mayBeAnother ? isNull(leads.submission) : undefined
	const [same] = await tx
		.select()
		.from(leads)
		.where(or(and(eq(leads.fingerprint, fingerprint), recent, ofOneSender), sending))
		.orderBy(desc(leads.createdAt))
		.limit(1)
	return same
}

function fingerprintOf({ kind, product, name, email, phone, answers, addressHash }: NewLead): string {
	return createHash('sha256')
		.update(JSON.stringify([kind, product, name, email, phone, answers, addressHash]))
		.digest('hex')
}
