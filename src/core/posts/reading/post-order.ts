import { asc, desc, type SQL, sql } from 'drizzle-orm'
import { categories } from '#db/schema/categories.ts'
import { posts } from '#db/schema/posts.ts'
import { users } from '#db/schema/users.ts'

export const postOrders = [
	'newest',
	'oldest',
	'last-changed',
	'title',
	'title-backwards',
	'category',
	'author',
	'score-lowest',
	'score-highest',
] as const
export type PostOrder = (typeof postOrders)[number]

/** Who wrote it: the name readers see, or else whose article it is. Nobody's are the newsroom's. */
export const authorOfPost = sql<string | null>`coalesce(nullif(${posts.authorName}, ''), ${users.name})`

/** What has no category, author or score comes last either way. Of equals the newest first, so that pages follow each other. */
export function orderBy(order: PostOrder, score: SQL.Aliased | SQL): SQL[] {
	const title = sql`without_accents(${posts.title})`
	const first: Record<PostOrder, SQL | undefined> = {
		newest: undefined,
		oldest: asc(posts.createdAt),
		'last-changed': desc(posts.updatedAt),
		title,
		'title-backwards': sql`${title} desc`,
		category: sql`without_accents(${categories.name}) nulls last`,
		author: sql`without_accents(${authorOfPost}) nulls last`,
		'score-lowest': sql`${score} asc nulls last`,
		'score-highest': sql`${score} desc nulls last`,
	}
	const newestFirst = [desc(posts.createdAt), desc(posts.id)]
	return first[order] ? [first[order], ...newestFirst] : newestFirst
}
