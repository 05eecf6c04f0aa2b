import { and, eq } from 'drizzle-orm'
import type { Db } from '#db/client.server.ts'
import { type ClaimSupport, claimSupports, type SourcePage } from '#db/schema/claims.ts'
import { storableText } from '#lib/storable-text.ts'
import { claimSentence } from '../claim-sentence.ts'
import { lockPost } from './lock-post.ts'
import { quoteStandsIn } from './quote-stands-in.ts'

export type SupportBySourceResult =
	| { ok: true; support: ClaimSupport }
	| { ok: false; reason: 'not-found' | 'no-sentence' | 'quote-not-there' }

type Sourcing = {
	postId: string
	sentence: string
	/** As `readSourcePage` gave it: only what we read ourselves counts. */
	page: Pick<SourcePage, 'id' | 'text'>
	quote: string
	/** Nobody, where a model named the source. */
	by?: { id: string; name: string } | undefined
	now: Date
}

/** Puts a quotation under a sentence, where its words really stand in the page's text. */
export async function supportBySource(
	db: Db,
	{ postId, sentence, page, quote, by, now }: Sourcing,
): Promise<SupportBySourceResult> {
	const key = claimSentence(sentence)
	if (key === '') return { ok: false, reason: 'no-sentence' }
	const words = storableText(quote).trim()
	if (!quoteStandsIn(page.text, words)) return { ok: false, reason: 'quote-not-there' }
	return db.transaction(async (tx): Promise<SupportBySourceResult> => {
		if (!(await lockPost(tx, postId))) return { ok: false, reason: 'not-found' }
		const same = and(
			eq(claimSupports.postId, postId),
			eq(claimSupports.sentence, key),
			eq(claimSupports.sourcePageId, page.id),
			eq(claimSupports.quote, words),
		)
		const [before] = await tx.select().from(claimSupports).where(same)
		if (before) return { ok: true, support: before }
		const [support] = await tx
			.insert(claimSupports)
			.values({
				postId,
				sentence: key,
				kind: 'source',
				sourcePageId: page.id,
				quote: words,
				givenBy: by?.id,
				givenByName: by?.name,
				createdAt: now,
			})
			.returning()
		return { ok: true, support: support! }
	})
}
