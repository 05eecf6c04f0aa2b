import { eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/client.server.ts'
import { publishedPostCounts, writtenPostCounts } from '#db/schema/posts.ts'

/** How many articles readers see of one month; `month` is its first day. */
export type MonthCount = { month: string; posts: number }

/** How many articles there are, and how many readers see. Kept by the database: nothing is counted here. */
export const allWritten = sql<number>`coalesce((select sum(${writtenPostCounts.posts}) from ${writtenPostCounts}), 0)::int`
export const allPublished = sql<number>`coalesce((select sum(${publishedPostCounts.posts}) from ${publishedPostCounts}), 0)::int`

/** Articles per month, newest first, of one category or of all. Kept by the database: nothing is counted here. */
export function countPublishedPosts(db: Db, { categoryId }: { categoryId?: string | SQL } = {}): Promise<MonthCount[]> {
	const posts = sql<number>`sum(${publishedPostCounts.posts})::int`
	return db
		.select({ month: publishedPostCounts.month, posts })
		.from(publishedPostCounts)
		.where(categoryId === undefined ? undefined : eq(publishedPostCounts.categoryId, categoryId))
		.groupBy(publishedPostCounts.month)
		.having(sql`sum(${publishedPostCounts.posts}) > 0`)
		.orderBy(sql`${publishedPostCounts.month} desc`)
}

/**
 * Where to begin for the article at this place of the list: at the newest of its month, past so many. Going there by
 * the index and skipping only within a month makes the last page as fast as the first.
 */
export function placeInMonths(
	months: readonly MonthCount[],
	offset: number,
): { before: Date; skip: number } | undefined {
	let passed = 0
	for (const { month, posts } of months) {
		if (offset < passed + posts) return { before: firstDayAfter(month), skip: offset - passed }
		passed += posts
	}
	return undefined
}

function firstDayAfter(month: string): Date {
	const next = new Date(`${month}T00:00:00Z`)
	next.setUTCMonth(next.getUTCMonth() + 1)
	return next
}

/** Folds the rows that writes have left into one per category and month. The sums stay what they are. */
export async function foldPostCounts(db: Db): Promise<void> {
	await db.execute(sql`
		with folded as (delete from ${publishedPostCounts} returning category_id, month, posts)
		insert into ${publishedPostCounts} (category_id, month, posts)
		select category_id, month, sum(posts) from folded group by 1, 2 having sum(posts) <> 0
	`)
	await db.execute(sql`
		with folded as (delete from ${writtenPostCounts} returning day, posts)
		insert into ${writtenPostCounts} (day, posts) select day, sum(posts) from folded group by 1 having sum(posts) <> 0
	`)
}
