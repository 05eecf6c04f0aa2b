import { and, eq } from 'drizzle-orm'
import type { Db } from '#db/client.server.ts'
import { claimSupports } from '#db/schema/claims.ts'
import { facts } from '#db/schema/facts.ts'
import { claimSentence } from '../claim-sentence.ts'
import { lockPost } from './lock-post.ts'

type Marking = { postId: string; sentence: string; factId: string; by: { id: string; name: string }; now: Date }

export type MarkOtherFactResult = { ok: true; id: string } | { ok: false; reason: 'not-found' | 'no-sentence' }

/** A person's word that a sentence does not speak of a fact: it is held against that one no longer. */
export async function markOtherFact(
	db: Db,
	{ postId, sentence, factId, by, now }: Marking,
): Promise<MarkOtherFactResult> {
	const key = claimSentence(sentence)
	if (key === '') return { ok: false, reason: 'no-sentence' }
	return db.transaction(async (tx): Promise<MarkOtherFactResult> => {
		if (!(await lockPost(tx, postId))) return { ok: false, reason: 'not-found' }
		const [fact] = await tx.select({ id: facts.id }).from(facts).where(eq(facts.id, factId))
		if (!fact) return { ok: false, reason: 'not-found' }
		const same = and(
			eq(claimSupports.postId, postId),
			eq(claimSupports.sentence, key),
			eq(claimSupports.kind, 'other-fact'),
			eq(claimSupports.factId, factId),
		)
		const [before] = await tx.select({ id: claimSupports.id }).from(claimSupports).where(same)
		if (before) return { ok: true, id: before.id }
		const [marked] = await tx
			.insert(claimSupports)
			.values({
				postId,
				sentence: key,
				kind: 'other-fact',
				factId,
				givenBy: by.id,
				givenByName: by.name,
				createdAt: now,
			})
			.returning({ id: claimSupports.id })
		return { ok: true, id: marked!.id }
	})
}
