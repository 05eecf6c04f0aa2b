import { and, eq, gt, isNotNull, isNull, lt, notExists, or, sql } from 'drizzle-orm'
import type { Db } from '#db/client.server.ts'
import { posts, postWorkingCopies } from '#db/schema/posts.ts'
import { retryTransaction } from '../saving/retry-transaction.ts'
import { isSaved } from './working-copies.ts'

/** Those that say what their article says. Untouched for so long, no page is open any more that writes into it. */
export async function dropSaved(db: Db, limit: Date): Promise<number> {
	const untouched = lt(postWorkingCopies.updatedAt, limit)
	const old = await db
		.select({ id: postWorkingCopies.id, postId: posts.id })
		.from(postWorkingCopies)
		.innerJoin(posts, ofCopy())
		.where(untouched)
	let dropped = 0
	// One at a time: a text may be large, and whoever saves must not wait for all of them.
	for (const { id, postId } of old) {
		const gone = await retryTransaction(db, async (tx) => {
			// In the order in which those who keep a copy take the two.
			const [post] = await tx.select().from(posts).where(eq(posts.id, postId)).for('share')
			const [copy] = await tx
				.select()
				.from(postWorkingCopies)
				.where(and(eq(postWorkingCopies.id, id), untouched))
				.for('update')
			if (!post || !copy || !(await isSaved(copy, post))) return false
			await tx.delete(postWorkingCopies).where(eq(postWorkingCopies.id, id))
			return true
		})
		if (gone) dropped += 1
	}
	return dropped
}

/** Those whose article was deleted: they stand nowhere else, so they are kept longer than anybody would look for them. */
export async function dropOrphans(db: Db, limit: Date): Promise<number> {
	const { postId, baseVersion, updatedAt } = postWorkingCopies
	const post = db.select({ one: sql`1` }).from(posts).where(ofCopy())
	const gone = await db
		.delete(postWorkingCopies)
		.where(
			and(
				isNull(postId),
				// Written on top of a saved article, which is there no more. One that was never saved has no such version.
				gt(baseVersion, 0),
				lt(updatedAt, limit),
				notExists(post),
			),
		)
		.returning({ id: postWorkingCopies.id })
	return gone.length
}

/** The copy of a new article has the id that the article gets. */
function ofCopy() {
	const { id, postId } = postWorkingCopies
	return or(and(isNotNull(postId), eq(posts.id, postId)), and(isNull(postId), eq(posts.id, id)))
}
