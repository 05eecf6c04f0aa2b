import { desc, or, sql } from 'drizzle-orm'
import type { Db } from '#db/client.server.ts'
import { type PostStatus, posts } from '#db/schema/posts.ts'
import { escapeLike } from '#lib/escape-like.ts'
import { parseMediaName } from './media-url.ts'

const MOST_NAMED = 50

export type PictureUse = {
	postId: string
	title: string
	slug: string
	status: PostStatus
	inBin: boolean
	as: 'cover' | 'text'
}

/** The articles that show a picture, as their cover or in their text, in whichever of its sizes. In the bin they need it as well. */
export async function findUses(db: Db, name: string): Promise<PictureUse[]> {
	const picture = parseMediaName(name)
	if (!picture) return []
	const named = `%/media/files/${escapeLike(picture.stem)}%`
	const isCover = sql<boolean>`coalesce(${posts.featuredImageUrl}, '') like ${named}`
	const inBin = sql<boolean>`${posts.deletedAt} is not null`
	const found = await db
		.select({ postId: posts.id, title: posts.title, slug: posts.slug, status: posts.status, inBin, isCover })
		.from(posts)
		.where(or(isCover, sql`${posts.content} like ${named}`))
		.orderBy(desc(posts.updatedAt), posts.id)
		.limit(MOST_NAMED)
	return found.map(({ isCover: cover, ...post }) => ({ ...post, as: cover ? 'cover' : 'text' }))
}
