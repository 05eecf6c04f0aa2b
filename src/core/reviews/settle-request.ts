import { and, eq } from 'drizzle-orm'
import { recordAudit } from '#core/audit/record-audit.ts'
import { mailText } from '#core/mail/texts/mail-text.ts'
import type { ActingAdmin } from '#core/users/acting-admin.ts'
import type { Db } from '#db/client.server.ts'
import { outgoingMails } from '#db/schema/mails.ts'
import { type ReviewRequest, reviewRequests } from '#db/schema/reviews.ts'
import { users } from '#db/schema/users.ts'

type Settling = {
	postId: string
	/** The version that was read. */
	version: number
	title: string
	/** Notes on the text that stay open. */
	open: number
	decision: { state: 'approved' } | { state: 'returned'; reason: string }
	by: ActingAdmin
	brand: string
	siteUrl: string
	now: Date
}

/** Closes the request that waits for an article and tells whoever asked. Whether one did. */
export async function settleRequest(tx: Db, settling: Settling): Promise<boolean> {
	const { postId, version, title, open, decision, by, now } = settling
	const { state } = decision
	const reason = decision.state === 'returned' ? decision.reason : null
	const [request] = await tx
		.update(reviewRequests)
		.set({ state, version, reason, decidedBy: by.id, decidedByName: by.name, decidedAt: now })
		.where(isWaiting(postId))
		.returning()
	if (!request) return false
	await tellRequester(tx, request, settling)
	await recordAudit(tx, {
		action: state === 'approved' ? 'review.approved' : 'review.returned',
		actor: by,
		subject: { id: postId, label: title },
		details: { version, ...(reason !== null && { reason }), ...(open > 0 && { openNotes: open }) },
		address: by.address,
		now,
	})
	return true
}

/** The one request of an article that nobody has decided yet. */
export function isWaiting(postId: string) {
	return and(eq(reviewRequests.postId, postId), eq(reviewRequests.state, 'waiting'))
}

async function tellRequester(
	tx: Db,
	request: ReviewRequest,
	{ title, open, by, brand, siteUrl, now }: Settling,
): Promise<void> {
	const { postId, state, version } = request
	const person = await requesterToTell(tx, request, by)
	if (!person) return
	const words = {
		nome: person.name,
		marca: brand,
		titulo: title,
		quem: by.name,
		link: `${siteUrl}/admin/posts/${postId}`,
	}
	const mail =
		state === 'approved'
			? mailText('revisao_aprovada', { ...words, versao: String(version) })
			: mailText('revisao_devolvida', {
					...words,
					motivo: [request.reason, openWords(open)].filter(Boolean).join('\n\n'),
				})
	await tx.insert(outgoingMails).values({ ...mail, recipient: person.email, dueAt: now, createdAt: now })
}

/** Who is written to when somebody decides: nobody, where a run asked, they did themselves, or whoever asked is gone. */
export async function requesterToTell(
	db: Db,
	{ requestedBy }: Pick<ReviewRequest, 'requestedBy'>,
	by: { id: string },
): Promise<{ name: string; email: string } | undefined> {
	if (!requestedBy || requestedBy === by.id) return undefined
	const [person] = await db
		.select({ name: users.name, email: users.email })
		.from(users)
		.where(and(eq(users.id, requestedBy), eq(users.banned, false)))
	return person
}

function openWords(open: number): string | undefined {
	if (open === 0) return undefined
	return open === 1 ? 'Uma nota no texto continua aberta.' : `${open} notas no texto continuam abertas.`
}
