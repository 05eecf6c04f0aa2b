import { and, asc, eq, isNotNull } from 'drizzle-orm'
import type { Db } from '#db/client.server.ts'
import { postChanges, posts } from '#db/schema/posts.ts'
import { notInBin } from '../bin/not-in-bin.ts'

/** When the next article goes live, changes or leaves by the clock; undefined where none does. */
export async function nextDueMoment(db: Db): Promise<Date | undefined> {
	const [[coming], [changing], [leaving]] = await Promise.all([
		db
			.select({ at: posts.publishAt })
			.from(posts)
			.where(and(eq(posts.status, 'draft'), isNotNull(posts.publishAt), notInBin))
			.orderBy(asc(posts.publishAt))
			.limit(1),
		db
			.select({ at: postChanges.publishAt })
			.from(postChanges)
			.innerJoin(posts, eq(posts.id, postChanges.postId))
			.where(and(eq(posts.status, 'published'), isNotNull(postChanges.publishAt)))
			.orderBy(asc(postChanges.publishAt))
			.limit(1),
		db
			.select({ at: posts.unpublishAt })
			.from(posts)
			.where(and(eq(posts.status, 'published'), isNotNull(posts.unpublishAt)))
			.orderBy(asc(posts.unpublishAt))
			.limit(1),
	])
	const moments = [coming?.at, changing?.at, leaving?.at].flatMap((at) => at?.getTime() ?? [])
	return moments.length > 0 ? new Date(Math.min(...moments)) : undefined
}
