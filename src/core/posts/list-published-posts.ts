import { and, asc, desc, eq, ilike, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/client.server.ts'
import { categories } from '#db/schema/categories.ts'
import { posts } from '#db/schema/posts.ts'
import type { PostCard } from './post-card.ts'

export const POSTS_PER_PAGE = 12

export type PublishedPosts = { posts: PostCard[]; page: number; pageCount: number; total: number }

type Filter = {
	/** Text a post must have in its title, excerpt or tags; case and accents do not matter. */
	query?: string | undefined
	categorySlug?: string | undefined
	page?: number | undefined
}

/** One page of what readers may see, newest first. A page past the end is the last one. */
export async function listPublishedPosts(
	db: Db,
	{ query, categorySlug, page = 1 }: Filter = {},
): Promise<PublishedPosts> {
	const visible = and(
		eq(posts.status, 'published'),
		categorySlug ? eq(categories.slug, categorySlug) : undefined,
		query?.trim() ? containing(query.trim()) : undefined,
	)
	const [counted] = await db
		.select({ total: sql<number>`count(*)::int` })
		.from(posts)
		.leftJoin(categories, eq(posts.categoryId, categories.id))
		.where(visible)
	const total = counted?.total ?? 0
	const pageCount = Math.max(1, Math.ceil(total / POSTS_PER_PAGE))
	const shown = Math.min(Math.max(1, page), pageCount)

	const rows = await db
		.select(cardColumns)
		.from(posts)
		.leftJoin(categories, eq(posts.categoryId, categories.id))
		.where(visible)
		.orderBy(desc(posts.publishedAt), asc(posts.id))
		.limit(POSTS_PER_PAGE)
		.offset((shown - 1) * POSTS_PER_PAGE)
	return { posts: rows, page: shown, pageCount, total }
}

export const cardColumns = {
	slug: posts.slug,
	title: posts.title,
	excerpt: posts.excerpt,
	tags: posts.tags,
	featuredImageUrl: posts.featuredImageUrl,
	// A check constraint dates every published post.
	publishedAt: sql<Date>`${posts.publishedAt}`.mapWith(posts.publishedAt),
	readingMinutes: posts.readingMinutes,
	category: { name: categories.name, slug: categories.slug },
}

/** A search for '50%' must not match everything, hence the escapes. */
function containing(query: string): SQL {
	const literal = query.replace(/[\\%_]/g, (character) => `\\${character}`)
	return ilike(posts.filterText, sql`'%' || without_accents(${literal}) || '%'`)
}
