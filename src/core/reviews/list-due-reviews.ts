import { and, asc, desc, eq, gte, lt, notExists, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '#db/client.server.ts'
import { postReviews } from '#db/schema/claims.ts'
import { posts } from '#db/schema/posts.ts'
import { addMonths } from '#lib/add-months.ts'
import { lastDayOf } from './review.ts'
import { reviewFingerprint } from './review-fingerprint.ts'

/** From when on it is time to repeat a review. */
const REMIND_AFTER_MONTHS = 5

/** Past this nobody minds how many there are, and counting them would read the whole blog. */
export const MOST_COUNTED = 1_000
/** Whether a text is still the one that was signed is found by reading it. */
const MOST_COMPARED = 100

export type DueReview = {
	id: string
	title: string
	/** The last review; null where nobody ever gave one. */
	reviewedAt: Date | null
	/** Past it the article counts as unreviewed; null where it does already. */
	expiresAt: Date | null
}

type Listing = { limit: number; now: Date }

/** Published articles that a person should look at: never reviewed, then changed since, then those whose review ends soonest. */
export async function listDueReviews(
	db: Db,
	{ limit, now }: Listing,
): Promise<{ articles: DueReview[]; total: number; more: boolean }> {
	const old = lt(postReviews.reviewedAt, addMonths(now, -REMIND_AFTER_MONTHS))
	const [never, ageing, changed] = await Promise.all([
		neverReviewed(db, limit),
		lastReviews(db, old),
		changedSince(db, now),
	])
	const articles = [
		...never.articles.map((article) => ({ ...article, reviewedAt: null, expiresAt: null })),
		...changed.map((article) => ({ ...article, expiresAt: null })),
		...ageing.map((article) => ({ ...article, expiresAt: lastDayOf(article) })),
	].map(({ id, title, reviewedAt, expiresAt }) => ({ id, title, reviewedAt, expiresAt }))
	const total = never.total + changed.length + ageing.length
	return { articles: articles.slice(0, limit), total: Math.min(total, MOST_COUNTED), more: total > MOST_COUNTED }
}

async function neverReviewed(db: Db, limit: number) {
	const reviews = db.select({ one: sql`1` }).from(postReviews).where(eq(postReviews.postId, posts.id))
	const due = and(eq(posts.status, 'published'), notExists(reviews))
	const [articles, total] = await Promise.all([
		db
			.select({ id: posts.id, title: posts.title })
			.from(posts)
			.where(due)
			.orderBy(desc(posts.publishedAt), asc(posts.id))
			.limit(limit),
		db.$count(
			db
				.select({ one: sql`1` })
				.from(posts)
				.where(due)
				.limit(MOST_COUNTED + 1)
				.as('never'),
		),
	])
	return { articles, total }
}

/** The last review of each published article, where it fulfils a condition. People sign one by one: there are few. */
function lastReviews(db: Db, condition: SQL | undefined, most = MOST_COUNTED + 1) {
	const later = alias(postReviews, 'later')
	const laterOnes = db
		.select({ one: sql`1` })
		.from(later)
		.where(and(eq(later.postId, postReviews.postId), sql`${later.reviewedAt} > ${postReviews.reviewedAt}`))
	return db
		.select({
			id: posts.id,
			title: posts.title,
			content: most === MOST_COMPARED ? posts.content : sql<string>`''`,
			faqs: posts.faqs,
			fingerprint: postReviews.fingerprint,
			reviewedAt: postReviews.reviewedAt,
		})
		.from(postReviews)
		.innerJoin(posts, eq(posts.id, postReviews.postId))
		.where(and(eq(posts.status, 'published'), notExists(laterOnes), condition))
		.orderBy(asc(postReviews.reviewedAt), asc(posts.id))
		.limit(most)
}

/** Signed lately, and saved with other words afterwards. */
async function changedSince(db: Db, now: Date) {
	const recent = gte(postReviews.reviewedAt, addMonths(now, -REMIND_AFTER_MONTHS))
	const saved = await lastReviews(db, and(recent, sql`${posts.updatedAt} > ${postReviews.reviewedAt}`), MOST_COMPARED)
	return saved.filter((article) => reviewFingerprint(article) !== article.fingerprint)
}
