import { desc, eq, or, type SQLWrapper, sql } from 'drizzle-orm'
import { findIdentityUses, type IdentityPictureUse } from '#core/identity/identity-pictures.ts'
import type { Db } from '#db/client.server.ts'
import { type PostStatus, postChanges, posts } from '#db/schema/posts.ts'
import { users } from '#db/schema/users.ts'
import { escapeLike } from '#lib/escape-like.ts'
import { mediaUrl, parseMediaName } from './media-url.ts'

const MOST_NAMED = 50

export type ArticleUse = {
	postId: string
	title: string
	slug: string
	status: PostStatus
	inBin: boolean
	/** Of a live article only in what waits to be published. */
	inChanges: boolean
	as: 'cover' | 'text'
}

export type PictureUse = ArticleUse | IdentityPictureUse | { as: 'profile'; name: string }

/** Where a picture is shown: in articles, as the brokerage's own, as the photo of somebody's profile. */
export async function findUses(db: Db, { id, name }: { id: string; name: string }): Promise<PictureUse[]> {
	const [identity, profiles, articles] = await Promise.all([
		findIdentityUses(db, id),
		db
			.select({ name: users.name })
			.from(users)
			.where(eq(users.image, mediaUrl(name)))
			.orderBy(users.name),
		findArticles(db, name),
	])
	return [...identity, ...profiles.map((profile) => ({ as: 'profile' as const, ...profile })), ...articles]
}

/** As their cover or in their text, in whichever of its sizes. In the bin they need it as well, and so does what waits to be published. */
async function findArticles(db: Db, name: string): Promise<ArticleUse[]> {
	const picture = parseMediaName(name)
	if (!picture) return []
	const named = `%/media/files/${escapeLike(picture.stem)}%`
	const names = (text: SQLWrapper) => sql<boolean>`coalesce(${text}, '') like ${named}`
	const isCover = names(posts.featuredImageUrl)
	const isInRow = sql<boolean>`(${isCover} or ${names(posts.content)})`
	const isNextCover = names(sql`${postChanges.fields} ->> 'featuredImageUrl'`)
	const found = await db
		.select({
			postId: posts.id,
			title: posts.title,
			slug: posts.slug,
			status: posts.status,
			inBin: sql<boolean>`${posts.deletedAt} is not null`,
			inChanges: sql<boolean>`not ${isInRow}`,
			isCover: sql<boolean>`case when ${isInRow} then ${isCover} else ${isNextCover} end`,
		})
		.from(posts)
		.leftJoin(postChanges, eq(postChanges.postId, posts.id))
		.where(or(isInRow, isNextCover, names(sql`${postChanges.fields} ->> 'content'`)))
		.orderBy(desc(isInRow), desc(posts.updatedAt), posts.id)
		.limit(MOST_NAMED)
	return found.map(({ isCover: cover, ...post }) => ({ ...post, as: cover ? 'cover' : 'text' }))
}
