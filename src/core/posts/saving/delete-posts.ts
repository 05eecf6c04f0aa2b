import { asc, inArray, sql } from 'drizzle-orm'
import { recordAudit } from '#core/audit/record-audit.ts'
import type { Db } from '#db/client.server.ts'
import { posts, postWorkingCopies } from '#db/schema/posts.ts'
import { isId } from '#lib/is-id.ts'
import type { SavedBy } from '../post-fields.ts'
import { retryTransaction } from './retry-transaction.ts'

type Deletion = { ids: string[]; by: SavedBy; now: Date; address?: string | undefined }

/**
 * Deletes articles for good, with their revisions. What somebody was writing is theirs and stays, as an article begun
 * and not saved. Those that are gone already do not count.
 */
export async function deletePosts(
	db: Db,
	{ ids, by, now, address }: Deletion,
): Promise<{ deleted: { id: string; title: string }[] }> {
	const wanted = ids.filter(isId)
	if (wanted.length === 0) return { deleted: [] }
	return retryTransaction(db, async (tx) => {
		// Held, so that no copy is kept of them in between; in one order, as everybody who takes several.
		await tx.select({ id: posts.id }).from(posts).where(inArray(posts.id, wanted)).orderBy(asc(posts.id)).for('update')
		await tx
			.update(postWorkingCopies)
			.set({ postId: null, updatedAt: sql`${postWorkingCopies.updatedAt}` })
			.where(inArray(postWorkingCopies.postId, wanted))
		const gone = await tx
			.delete(posts)
			.where(inArray(posts.id, wanted))
			.returning({ id: posts.id, title: posts.title, slug: posts.slug, status: posts.status })
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
