import { and, asc, inArray, isNotNull, lt, type SQL, sql } from 'drizzle-orm'
import { recordAudit } from '#core/audit/record-audit.ts'
import type { Db } from '#db/client.server.ts'
import { type PostStatus, posts, postWorkingCopies } from '#db/schema/posts.ts'
import { isId } from '#lib/is-id.ts'
import { mayDelete } from '../may-write.ts'
import type { SavedBy } from '../post-fields.ts'
import { retryTransaction } from '../saving/retry-transaction.ts'
import { binLimit } from './bin-period.ts'

export type DeletedPosts = { deleted: { id: string; title: string }[] }

type Deletion = { by: SavedBy; now: Date; address?: string | undefined }

/**
 * Deletes articles of the bin for good, with their revisions. What somebody was writing is theirs and stays, as an
 * article begun and not saved. Those that are gone, were restored or are not theirs do not count.
 */
export function deleteForGood(db: Db, { ids, ...deletion }: Deletion & { ids: string[] }): Promise<DeletedPosts> {
	return deleteFromBin(db, inArray(posts.id, ids.filter(isId)), deletion)
}

/** The same for what has been there longer than the bin keeps. */
export function emptyBin(db: Db, now: Date): Promise<DeletedPosts> {
	return deleteFromBin(db, lt(posts.deletedAt, binLimit(now)), { by: null, now })
}

async function deleteFromBin(db: Db, which: SQL, { by, now, address }: Deletion): Promise<DeletedPosts> {
	return retryTransaction(db, async (tx) => {
		// Held, so that no copy is kept of them in between; in one order, as everybody who takes several.
		const found = await tx
			.select({
				id: posts.id,
				authorId: posts.authorId,
				status: sql<PostStatus>`coalesce(${posts.deletedStatus}, 'draft')`,
			})
			.from(posts)
			.where(and(isNotNull(posts.deletedAt), which))
			.orderBy(asc(posts.id))
			.for('update')
		const ids = found.filter((post) => mayDelete(by, post)).map(({ id }) => id)
		if (ids.length === 0) return { deleted: [] }
		await tx
			.update(postWorkingCopies)
			.set({ postId: null, updatedAt: sql`${postWorkingCopies.updatedAt}` })
			.where(inArray(postWorkingCopies.postId, ids))
		const gone = await tx
			.delete(posts)
			.where(inArray(posts.id, ids))
			.returning({ id: posts.id, title: posts.title, slug: posts.slug, status: posts.deletedStatus })
		for (const { id, title, slug, status } of gone)
			await recordAudit(tx, {
				action: 'post.deleted',
				actor: by ?? undefined,
				subject: { id, label: title },
				details: { slug, status },
				address,
				now,
			})
		return { deleted: gone.map(({ id, title }) => ({ id, title })) }
	})
}
