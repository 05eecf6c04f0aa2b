import { and, eq } from 'drizzle-orm'
import { recordAudit } from '#core/audit/record-audit.ts'
import { mailText } from '#core/mail/texts/mail-text.ts'
import { mayWrite } from '#core/posts/may-write.ts'
import { lockStoredPost } from '#core/posts/saving/stored-post.ts'
import type { ActingAdmin } from '#core/users/acting-admin.ts'
import type { Db } from '#db/client.server.ts'
import { outgoingMails } from '#db/schema/mails.ts'
import { reviewRequests } from '#db/schema/reviews.ts'
import { listReviewers } from './reviewers.ts'

/** Of what somebody says to the reviewer. */
export const LONGEST_MESSAGE = 1_000

export type RequestReviewResult =
	| { ok: true }
	| {
			ok: false
			/** 'changed-meanwhile': what is stored is not what they asked about. */
			reason: 'not-found' | 'not-yours' | 'changed-meanwhile'
	  }

type Request = {
	postId: string
	version: number
	message?: string | undefined
	by: ActingAdmin
	brand: string
	siteUrl: string
	now: Date
}

/** Asks that the stored version be reviewed, and tells those who may. Asked again, the waiting request is of the newer version. */
export async function requestReview(db: Db, request: Request): Promise<RequestReviewResult> {
	const { postId, version, by, now } = request
	return db.transaction(async (tx): Promise<RequestReviewResult> => {
		const stored = await lockStoredPost(tx, postId)
		if (!stored || stored.row.deletedAt) return { ok: false, reason: 'not-found' }
		if (!mayWrite(by, stored.row)) return { ok: false, reason: 'not-yours' }
		if (stored.version !== version) return { ok: false, reason: 'changed-meanwhile' }

		const message = request.message?.trim().slice(0, LONGEST_MESSAGE) ?? ''
		const asked = { version, message, requestedBy: by.id, requestedByName: by.name, createdAt: now }
		const [waiting] = await tx
			.update(reviewRequests)
			.set({ version, message })
			.where(and(eq(reviewRequests.postId, postId), eq(reviewRequests.state, 'waiting')))
			.returning()
		if (!waiting) {
			await tx.insert(reviewRequests).values({ postId, ...asked })
			await tellReviewers(tx, { ...request, title: stored.fields.title, message })
		}
		await recordAudit(tx, {
			action: 'review.requested',
			actor: by,
			subject: { id: postId, label: stored.fields.title },
			details: { version },
			address: by.address,
			now,
		})
		return { ok: true }
	})
}

async function tellReviewers(
	tx: Db,
	{ postId, title, message, by, brand, siteUrl, now }: Request & { title: string; message: string },
) {
	const reviewers = (await listReviewers(tx)).filter(({ id }) => id !== by.id)
	if (reviewers.length === 0) return
	const words = { marca: brand, titulo: title, quem: by.name, link: `${siteUrl}/admin/posts/${postId}` }
	await tx.insert(outgoingMails).values(
		reviewers.map(({ name, email }) => ({
			...mailText('revisao_pedida', { ...words, nome: name, recado: message || 'Sem recado.' }),
			recipient: email,
			dueAt: now,
			createdAt: now,
		})),
	)
}

/** Of an article that a run wrote and nobody has looked at. In the transaction that stores it; nobody is mailed. */
export async function requestReviewOfRun(tx: Db, post: { id: string; version: number }, now: Date): Promise<void> {
	await tx
		.insert(reviewRequests)
		.values({ postId: post.id, version: post.version, createdAt: now })
		.onConflictDoNothing()
}

type Withdrawal = { postId: string; by: ActingAdmin; now: Date }

/** Whoever may write on it takes the request back. */
export async function withdrawReviewRequest(
	db: Db,
	{ postId, by, now }: Withdrawal,
): Promise<{ ok: true } | { ok: false; reason: 'not-found' | 'not-yours' }> {
	return db.transaction(async (tx) => {
		const stored = await lockStoredPost(tx, postId)
		if (!stored) return { ok: false, reason: 'not-found' } as const
		if (!mayWrite(by, stored.row)) return { ok: false, reason: 'not-yours' } as const
		await tx
			.update(reviewRequests)
			.set({ state: 'withdrawn', decidedAt: now, decidedBy: by.id, decidedByName: by.name })
			.where(and(eq(reviewRequests.postId, postId), eq(reviewRequests.state, 'waiting')))
		return { ok: true } as const
	})
}
