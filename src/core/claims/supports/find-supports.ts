import { asc, eq, isNotNull } from 'drizzle-orm'
import type { Db } from '#db/client.server.ts'
import { claimSupports, sourcePages } from '#db/schema/claims.ts'
import { facts } from '#db/schema/facts.ts'
import { users } from '#db/schema/users.ts'
import { brasiliaDay } from '#lib/brasilia-time.ts'
import { type ClaimBasis, type ClaimSupportGiven, claimFactsOf } from '../claim-basis.ts'

/** What people and sources say for sentences of an article, the oldest first. */
export async function findSupports(db: Db, postId: string): Promise<ClaimSupportGiven[]> {
	const rows = await db
		.select({ support: claimSupports, page: sourcePages })
		.from(claimSupports)
		.leftJoin(sourcePages, eq(sourcePages.id, claimSupports.sourcePageId))
		.where(eq(claimSupports.postId, postId))
		.orderBy(asc(claimSupports.createdAt), asc(claimSupports.id))
	return rows.flatMap(({ support, page }): ClaimSupportGiven[] => {
		const { id, sentence, kind, quote, factId, givenBy, givenByName, registration, note, createdAt, validUntil } =
			support
		if (kind === 'source') {
			if (!page || !quote) return []
			return [{ id, sentence, kind, url: page.url, title: page.title, quote, readOn: brasiliaDay(page.readAt) }]
		}
		if (kind === 'other-fact') return factId ? [{ id, sentence, kind, factId, name: givenByName ?? '' }] : []
		if (!givenByName || !registration || !validUntil) return []
		const on = brasiliaDay(createdAt)
		return [{ id, sentence, kind, name: givenByName, registration, on, until: validUntil, note, givenBy }]
	})
}

/** What claims of an article are read against today; of a text that is no stored article, the facts alone. */
export async function findClaimBasis(
	db: Db,
	{ postId, now }: { postId?: string | undefined; now: Date },
): Promise<ClaimBasis> {
	const { id, text, checkedByName, checkedOn } = facts
	const [rows, supports, signers] = await Promise.all([
		db.select({ id, text, checkedByName, checkedOn }).from(facts).orderBy(asc(facts.id)),
		postId ? findSupports(db, postId) : [],
		db.select({ registration: users.registration }).from(users).where(isNotNull(users.registration)),
	])
	const registrations = signers.flatMap(({ registration }) => registration ?? [])
	return { facts: claimFactsOf(rows), supports, registrations, today: brasiliaDay(now) }
}
