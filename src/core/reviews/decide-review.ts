import { and, eq } from 'drizzle-orm'
import { recordAudit } from '#core/audit/record-audit.ts'
import { mailText } from '#core/mail/texts/mail-text.ts'
import { lockStoredPost } from '#core/posts/saving/stored-post.ts'
import type { ActingAdmin } from '#core/users/acting-admin.ts'
import { can } from '#core/users/rights.ts'
import { toUserRole } from '#core/users/user-role.ts'
import type { Db } from '#db/client.server.ts'
import { outgoingMails } from '#db/schema/mails.ts'
import { type ReviewRequest, reviewRequests } from '#db/schema/reviews.ts'
import { users } from '#db/schema/users.ts'
import { LONGEST_REASON, SHORTEST_REASON } from './reason-length.ts'
import { type SignRefusal, signReview } from './sign-review.ts'

export type DecideResult =
	| { ok: true }
	| {
			ok: false
			/** 'decided': somebody was faster. */
			reason: SignRefusal | 'decided' | 'reason-missing'
	  }

type Decision = {
	postId: string
	/** The version that they read. */
	version: number
	/** Approved, the reviewer answers for it with name and registration; returned, they say what is to be mended. */
	decision: { state: 'approved' } | { state: 'returned'; reason: string }
	by: ActingAdmin
	brand: string
	siteUrl: string
	now: Date
}

/** Settles the request that waits for an article, and tells whoever asked. */
export async function decideReview(db: Db, { postId, version, by, now, ...asked }: Decision): Promise<DecideResult> {
	const { state } = asked.decision
	const reason = asked.decision.state === 'returned' ? asked.decision.reason.trim().slice(0, LONGEST_REASON) : null
	if (reason !== null && reason.length < SHORTEST_REASON) return { ok: false, reason: 'reason-missing' }

	return db
		.transaction(async (tx): Promise<DecideResult> => {
			// As it is now, not as it was when the session began.
			const [reviewer] = await tx.select({ role: users.role }).from(users).where(eq(users.id, by.id))
			if (!can({ role: toUserRole(reviewer?.role) }, 'reviews.decide')) return { ok: false, reason: 'may-not-review' }
			const stored = await lockStoredPost(tx, postId)
			if (!stored || stored.row.deletedAt) return { ok: false, reason: 'not-found' }
			if (stored.version !== version) return { ok: false, reason: 'changed-meanwhile' }
			const [request] = await tx
				.update(reviewRequests)
				.set({ state, version, reason, decidedBy: by.id, decidedByName: by.name, decidedAt: now })
				.where(and(eq(reviewRequests.postId, postId), eq(reviewRequests.state, 'waiting')))
				.returning()
			if (!request) return { ok: false, reason: 'decided' }

			const signed = state === 'approved' ? await signReview(tx, { postId, version, by, now }) : { ok: true as const }
			// Nothing of it stands: the request goes on waiting.
			if (!signed.ok) throw new NotSigned(signed.reason)
			const { title } = stored.fields
			await tellRequester(tx, request, { title, by, now, ...asked })
			await recordAudit(tx, {
				action: state === 'approved' ? 'review.approved' : 'review.returned',
				actor: by,
				subject: { id: postId, label: title },
				details: { version, ...(reason !== null && { reason }) },
				address: by.address,
				now,
			})
			return { ok: true }
		})
		.catch((error: unknown): DecideResult => {
			if (error instanceof NotSigned) return { ok: false, reason: error.reason }
			throw error
		})
}

class NotSigned extends Error {
	readonly reason: SignRefusal

	constructor(reason: SignRefusal) {
		super(reason)
		this.reason = reason
	}
}

type Told = { title: string; by: ActingAdmin; brand: string; siteUrl: string; now: Date }

/** Nobody, where a run asked or the reviewer did themselves. */
async function tellRequester(tx: Db, request: ReviewRequest, { title, by, brand, siteUrl, now }: Told): Promise<void> {
	const { postId, requestedBy, state, version } = request
	if (!requestedBy || requestedBy === by.id) return
	const [person] = await tx
		.select({ nome: users.name, email: users.email })
		.from(users)
		.where(and(eq(users.id, requestedBy), eq(users.banned, false)))
	if (!person) return
	const words = {
		nome: person.nome,
		marca: brand,
		titulo: title,
		quem: by.name,
		link: `${siteUrl}/admin/posts/${postId}`,
	}
	const mail =
		state === 'approved'
			? mailText('revisao_aprovada', { ...words, versao: String(version) })
			: mailText('revisao_devolvida', { ...words, motivo: request.reason ?? '' })
	await tx.insert(outgoingMails).values({ ...mail, recipient: person.email, dueAt: now, createdAt: now })
}
