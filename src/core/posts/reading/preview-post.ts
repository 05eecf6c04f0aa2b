import { eq } from 'drizzle-orm'
import type { UserRole } from '#core/users/user-role.ts'
import type { Db } from '#db/client.server.ts'
import { postChanges, posts } from '#db/schema/posts.ts'
import { showsTheSame, withFields, withOwnCopy } from '../copies/with-own-copy.ts'
import { mayWrite } from '../may-write.ts'
import { type PostState, postState } from '../post-state.ts'
import { fieldsFromJson } from '../saving/stored-fields.ts'
import type { PostInFull } from './find-post.ts'
import { whatWaits } from './what-waits.ts'

/** Which text is shown, and since when there is such a one. */
export type PreviewedText =
	/** Of whoever looks, and seen by nobody else. */
	| { is: 'copy'; keptAt: Date }
	/** Saved, and not before readers yet. */
	| { is: 'changes'; savedAt: Date }
	| { is: 'saved' }

export type PreviewedPost = { post: PostInFull; text: PreviewedText; state: PostState }

/** The article as it would go before readers next: with the changes that wait, and over them whoever looks has not saved yet. */
export async function previewPost(
	db: Db,
	post: PostInFull,
	viewer: { id: string; role: UserRole },
): Promise<PreviewedPost> {
	const [[changes], [standing]] = await Promise.all([
		db.select().from(postChanges).where(eq(postChanges.postId, post.id)),
		db
			.select({ publishAt: posts.publishAt, ...whatWaits(db) })
			.from(posts)
			.where(eq(posts.id, post.id)),
	])
	// What waits is seen by those who may write on it; readers, and other authors, see the live text.
	const waiting = changes && mayWrite(viewer, post) ? changes : undefined
	const saved = waiting ? await withFields(db, post, fieldsFromJson(waiting.fields)) : post
	const { post: shown, keptAt } = await withOwnCopy(db, saved, { userId: viewer.id })
	const differs = !showsTheSame(post, shown)
	const { publishAt = null, inReview = false } = standing ?? {}
	return {
		post: shown,
		text: keptAt ? { is: 'copy', keptAt } : waiting ? { is: 'changes', savedAt: waiting.updatedAt } : { is: 'saved' },
		state: postState({ ...post, publishAt, inReview, hasChanges: waiting !== undefined || differs }),
	}
}
