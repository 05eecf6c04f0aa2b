import { desc, eq, or, sql } from 'drizzle-orm'
import { findIdentityUses, type IdentityPictureUse } from '#core/identity/identity-pictures.ts'
import type { Db } from '#db/client.server.ts'
import { type PostStatus, posts } from '#db/schema/posts.ts'
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

/** As their cover or in their text, in whichever of its sizes. In the bin they need it as well. */
async function findArticles(db: Db, name: string): Promise<ArticleUse[]> {
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
