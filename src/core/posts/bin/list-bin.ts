import { and, desc, eq, isNotNull, like, sql } from 'drizzle-orm'
import type { Db } from '#db/client.server.ts'
import { type PostStatus, posts } from '#db/schema/posts.ts'
import { escapeLike } from '#lib/escape-like.ts'
import { isId } from '#lib/is-id.ts'
import { daysLeft } from './bin-period.ts'

export const POSTS_PER_BIN_PAGE = 20

export type BinRow = {
	id: string
	title: string
	slug: string
	/** What it becomes again. */
	status: PostStatus
	/** Readers knew it: its address says that it is gone, or leads on. */
	wasPublished: boolean
	goneTo: string | null
	deletedAt: Date
	/** Nobody's, where a job did it. */
	deletedByName: string | null
	daysLeft: number
}

export type BinPage = { posts: BinRow[]; page: number; pageCount: number; total: number }

type Whose = {
	/** Somebody who may delete only what is theirs, and no readers see, sees only that. */
	ownDraftsOf?: string | undefined
}

type Asked = Whose & { text?: string | undefined; page?: number | undefined; now: Date }

/** What is in the bin, the last first. A page past the end is the last one. */
export async function listBin(db: Db, { text = '', page = 1, ownDraftsOf, now }: Asked): Promise<BinPage> {
	const named = text
		? like(sql`without_accents(${posts.title})`, sql`'%' || without_accents(${escapeLike(text)}) || '%'`)
		: undefined
	const binned = and(inBin({ ownDraftsOf }), named)
	const total = await db.$count(posts, binned)
	const pageCount = Math.max(1, Math.ceil(total / POSTS_PER_BIN_PAGE))
	const shown = Math.min(Math.max(1, page), pageCount)
	const rows = await db
		.select({
			id: posts.id,
			title: posts.title,
			slug: posts.slug,
			status: sql<PostStatus>`coalesce(${posts.deletedStatus}, 'draft')`,
			wasPublished: sql<boolean>`${posts.publishedAt} is not null`,
			goneTo: posts.goneTo,
			deletedAt: sql<Date>`${posts.deletedAt}`.mapWith(posts.deletedAt),
			deletedByName: posts.deletedByName,
		})
		.from(posts)
		.where(binned)
		.orderBy(desc(posts.deletedAt), desc(posts.id))
		.limit(POSTS_PER_BIN_PAGE)
		.offset((shown - 1) * POSTS_PER_BIN_PAGE)
	return {
		posts: rows.map((row) => ({ ...row, daysLeft: daysLeft(row.deletedAt, now) })),
		page: shown,
		pageCount,
		total,
	}
}

/** How many there are: for the way there. */
export function countBin(db: Db, whose: Whose = {}): Promise<number> {
	return db.$count(posts, inBin(whose))
}

function inBin({ ownDraftsOf }: Whose) {
	if (ownDraftsOf === undefined) return isNotNull(posts.deletedAt)
	return and(isNotNull(posts.deletedAt), eq(posts.authorId, ownDraftsOf), eq(posts.deletedStatus, 'draft'))
}

/** Of an article that is there. */
export async function findBinnedTitle(db: Db, id: string): Promise<string | undefined> {
	if (!isId(id)) return undefined
	const [post] = await db
		.select({ title: posts.title })
		.from(posts)
		.where(and(eq(posts.id, id), isNotNull(posts.deletedAt)))
	return post?.title
}
