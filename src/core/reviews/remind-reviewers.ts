import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm'
import { mailText } from '#core/mail/texts/mail-text.ts'
import { notInBin } from '#core/posts/bin/not-in-bin.ts'
import type { Db } from '#db/client.server.ts'
import { outgoingMails } from '#db/schema/mails.ts'
import { postChanges, posts } from '#db/schema/posts.ts'
import { reviewRequests } from '#db/schema/reviews.ts'
import { waitingTooLong } from './long-wait.ts'
import { listReviewers } from './reviewers.ts'

type Reminding = { brand: string; siteUrl: string; now: Date }

/**
 * Writes to those who may decide about what has waited too long, once per request: each gets one mail with all of them
 * but their own. Says how many requests it told of. What nobody could be told of is told to the first who can.
 */
export function remindReviewers(db: Db, { brand, siteUrl, now }: Reminding): Promise<number> {
	return db.transaction(async (tx) => {
		const waiting = await takeOverdue(tx, now)
		if (waiting.length === 0) return 0
		const told = new Set<string>()
		for (const { id: reviewerId, name, email } of await listReviewers(tx)) {
			const theirs = waiting.filter(({ requestedBy }) => requestedBy !== reviewerId)
			if (theirs.length === 0) continue
			for (const { id } of theirs) told.add(id)
			const artigos = theirs.map(({ title, requestedByName }) => `- ${title} (${askedBy(requestedByName)})`).join('\n')
			await tx.insert(outgoingMails).values({
				...mailText('revisao_lembrete', { nome: name, marca: brand, artigos, link: `${siteUrl}/admin/revisao` }),
				recipient: email,
				dueAt: now,
				createdAt: now,
			})
		}
		if (told.size > 0)
			await tx
				.update(reviewRequests)
				.set({ remindedAt: now })
				.where(inArray(reviewRequests.id, [...told]))
		return told.size
	})
}

/** Locked until the mails are written, so that of several instances one writes them. */
function takeOverdue(tx: Db, now: Date) {
	return tx
		.select({
			id: reviewRequests.id,
			requestedBy: reviewRequests.requestedBy,
			requestedByName: reviewRequests.requestedByName,
			title: sql<string>`coalesce(${postChanges.fields} ->> 'title', ${posts.title})`,
		})
		.from(reviewRequests)
		.innerJoin(posts, and(eq(posts.id, reviewRequests.postId), notInBin))
		.leftJoin(postChanges, eq(postChanges.postId, posts.id))
		.where(
			and(
				eq(reviewRequests.state, 'waiting'),
				isNull(reviewRequests.remindedAt),
				lte(reviewRequests.createdAt, waitingTooLong(now)),
			),
		)
		.orderBy(asc(reviewRequests.createdAt), asc(reviewRequests.id))
		.for('update', { of: reviewRequests, skipLocked: true })
}

function askedBy(name: string | null): string {
	return name ? `pedida por ${name}` : 'artigo automático'
}
