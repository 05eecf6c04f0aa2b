import { and, eq } from 'drizzle-orm'
import { findPostFields } from '#core/posts/reading/find-post-fields.ts'
import type { Db } from '#db/client.server.ts'
import { imageGenerations } from '#db/schema/images.ts'

/** The first drawing for an article without a cover is the one its readers see already, by its slug; later ones differ. */
export async function findFirstSeed(db: Db, postId: string | undefined): Promise<string | undefined> {
	const post = postId && (await findPostFields(db, postId))
	if (!post || post.fields.featuredImageUrl) return undefined
	const ofPost = and(eq(imageGenerations.postId, post.id), eq(imageGenerations.provider, 'placeholder'))
	return (await db.$count(imageGenerations, ofPost)) === 0 ? post.fields.slug : undefined
}
