import { and, eq } from 'drizzle-orm'
import type { Db } from '#db/client.server.ts'
import { type ClaimSupport, claimSupports } from '#db/schema/claims.ts'
import { users } from '#db/schema/users.ts'
import { addMonths } from '#lib/add-months.ts'
import { brasiliaDay } from '#lib/brasilia-time.ts'
import { storableText } from '#lib/storable-text.ts'
import { claimSentence } from '../claim-sentence.ts'
import { lockPost } from './lock-post.ts'

/** For how long a person's word holds. */
export const SIGNATURE_MONTHS = 6

export type SignClaimResult =
	| { ok: true; support: ClaimSupport }
	| { ok: false; reason: 'not-found' | 'no-sentence' | 'no-registration' }

type Signing = { postId: string; sentence: string; by: { id: string }; note?: string; now: Date }

/** 'Conferi': a person with a registration answers for a sentence by name. To sign again renews it. */
export async function signClaim(db: Db, { postId, sentence, by, note = '', now }: Signing): Promise<SignClaimResult> {
	const key = claimSentence(sentence)
	if (key === '') return { ok: false, reason: 'no-sentence' }
	return db.transaction(async (tx): Promise<SignClaimResult> => {
		// One at a time for an article, so that signing twice at once leaves one signature.
		if (!(await lockPost(tx, postId))) return { ok: false, reason: 'not-found' }
		const [person] = await tx.select().from(users).where(eq(users.id, by.id))
		const registration = person?.registration?.trim()
		if (!person || !registration || person.name.trim() === '') return { ok: false, reason: 'no-registration' }
		await tx
			.delete(claimSupports)
			.where(
				and(
					eq(claimSupports.postId, postId),
					eq(claimSupports.sentence, key),
					eq(claimSupports.kind, 'signature'),
					eq(claimSupports.givenBy, by.id),
				),
			)
		const [support] = await tx
			.insert(claimSupports)
			.values({
				postId,
				sentence: key,
				kind: 'signature',
				givenBy: by.id,
				givenByName: person.name.trim(),
				registration,
				note: storableText(note.trim()),
				createdAt: now,
				validUntil: brasiliaDay(addMonths(now, SIGNATURE_MONTHS)),
			})
			.returning()
		return { ok: true, support: support! }
	})
}
