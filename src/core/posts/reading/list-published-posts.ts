import { and, asc, desc, eq, ilike, lt, type SQL, sql } from 'drizzle-orm'
import { asWritten } from '#core/search/as-written.ts'
import { correctWords } from '#core/search/correct-words.ts'
import type { Db } from '#db/client.server.ts'
import { categories } from '#db/schema/categories.ts'
import { posts } from '#db/schema/posts.ts'
import { escapeLike } from '#lib/escape-like.ts'
import type { PostCard } from './post-card.ts'
import { countPublishedPosts, placeInMonths } from './post-counts.ts'

export const POSTS_PER_PAGE = 12

export type PublishedPosts = {
	posts: PostCard[]
	page: number
	pageCount: number
	total: number
	/** What was looked for instead, where no article has the text as typed. */
	meant?: string | undefined
}

type Filter = {
	/** Text a post must have in its title, excerpt or tags; case and accents do not matter. */
	query?: string | undefined
	categorySlug?: string | undefined
	page?: number | undefined
}

/** No reader turns more pages of one search; counting on would cost the more the more there is. */
export const MOST_MATCHES = 100 * POSTS_PER_PAGE

/** One page of what readers may see, newest first. A page past the end is the last one. */
export async function listPublishedPosts(
	db: Db,
	{ query, categorySlug, page = 1 }: Filter = {},
): Promise<PublishedPosts> {
	const text = query?.trim()
	const categoryId = categorySlug ? idOfCategory(categorySlug) : undefined
	if (!text) return listAll(db, categoryId, page)
	const asTyped = await listMatching(db, { text, categoryId, page })
	if (asTyped.total > 0) return asTyped

	const mended = await correctWords(db, text)
	if (mended === text) return asTyped
	const asMeant = await listMatching(db, { text: mended, categoryId, page })
	if (asMeant.total === 0) return asTyped
	const texts = asMeant.posts.flatMap(({ title, excerpt, tags }) => [title, excerpt, ...tags])
	return { ...asMeant, meant: asWritten(mended, texts) }
}

type Matching = { text: string; categoryId: SQL | undefined; page: number }

async function listMatching(db: Db, { text, categoryId, page }: Matching): Promise<PublishedPosts> {
	const matching = and(readable(categoryId), containing(text))
	const matches = db.select({ one: sql`1` }).from(posts).where(matching).limit(MOST_MATCHES).as('matches')
	const total = await db.$count(matches)
	const { shown, offset, pageCount } = pageOf(page, total)
	return { posts: await cards(db, matching, offset), page: shown, pageCount, total }
}

async function listAll(db: Db, categoryId: SQL | undefined, page: number): Promise<PublishedPosts> {
	const months = await countPublishedPosts(db, categoryId && { categoryId })
	const total = months.reduce((sum, { posts: count }) => sum + count, 0)
	const { shown, offset, pageCount } = pageOf(page, total)
	const place = placeInMonths(months, offset)
	if (!place) return { posts: [], page: shown, pageCount, total }
	const rows = await cards(db, and(readable(categoryId), lt(posts.publishedAt, place.before)), place.skip)
	return { posts: rows, page: shown, pageCount, total }
}

function pageOf(page: number, total: number) {
	const pageCount = Math.max(1, Math.ceil(total / POSTS_PER_PAGE))
	const shown = Math.min(Math.max(1, page), pageCount)
	return { shown, pageCount, offset: (shown - 1) * POSTS_PER_PAGE }
}

function readable(categoryId: SQL | undefined): SQL | undefined {
	return and(eq(posts.status, 'published'), categoryId && eq(posts.categoryId, categoryId))
}

function idOfCategory(slug: string): SQL {
	return sql`(select ${categories.id} from ${categories} where ${categories.slug} = ${slug})`
}

function cards(db: Db, condition: SQL | undefined, offset: number): Promise<PostCard[]> {
	return db
		.select(cardColumns)
		.from(posts)
		.leftJoin(categories, eq(posts.categoryId, categories.id))
		.where(condition)
		.orderBy(desc(posts.publishedAt), asc(posts.id))
		.limit(POSTS_PER_PAGE)
		.offset(offset)
}

export const cardColumns = {
	slug: posts.slug,
	title: posts.title,
	excerpt: posts.excerpt,
	tags: posts.tags,
	featuredImageUrl: posts.featuredImageUrl,
	coverCredit: posts.coverCredit,
	coverFocus: posts.coverFocus,
	// A check constraint dates every published post.
	publishedAt: sql<Date>`${posts.publishedAt}`.mapWith(posts.publishedAt),
	readingMinutes: posts.readingMinutes,
	category: { name: categories.name, slug: categories.slug },
}

function containing(query: string): SQL {
	return ilike(posts.filterText, sql`'%' || without_accents(${escapeLike(query)}) || '%'`)
}
