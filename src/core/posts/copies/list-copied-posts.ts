import { and, eq, inArray, max } from 'drizzle-orm'
import type { Db } from '#db/client.server.ts'
import { postWorkingCopies } from '#db/schema/posts.ts'

type Asked = { userId: string; postIds: readonly string[] }

/** Of which of these articles somebody has a copy that they did not save, and when it was kept last. */
export async function listCopiedPosts(db: Db, { userId, postIds }: Asked): Promise<Map<string, Date>> {
	if (postIds.length === 0) return new Map()
	const copies = await db
		.select({ postId: postWorkingCopies.postId, keptAt: max(postWorkingCopies.updatedAt) })
		.from(postWorkingCopies)
		.where(and(eq(postWorkingCopies.userId, userId), inArray(postWorkingCopies.postId, [...postIds])))
		.groupBy(postWorkingCopies.postId)
	return new Map(copies.flatMap(({ postId, keptAt }) => (postId && keptAt ? [[postId, keptAt]] : [])))
}
