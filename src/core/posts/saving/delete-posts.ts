import { asc, inArray, sql } from 'drizzle-orm'
import { recordAudit } from '#core/audit/record-audit.ts'
import type { Db } from '#db/client.server.ts'
import { posts, postWorkingCopies } from '#db/schema/posts.ts'
import { isId } from '#lib/is-id.ts'
import { mayDelete } from '../may-write.ts'
import type { SavedBy } from '../post-fields.ts'
import { retryTransaction } from './retry-transaction.ts'

type Deletion = { ids: string[]; by: SavedBy; now: Date; address?: string | undefined }

/**
 * Deletes articles for good, with their revisions. What somebody was writing is theirs and stays, as an article begun
 * and not saved. Those that are gone already do not count; those that are not for whoever asks to delete are told apart.
 */
export async function deletePosts(
	db: Db,
	{ ids, by, now, address }: Deletion,
): Promise<{ deleted: { id: string; title: string }[]; refused: number }> {
	const asked = ids.filter(isId)
	if (asked.length === 0) return { deleted: [], refused: 0 }
	return retryTransaction(db, async (tx) => {
		// Held, so that no copy is kept of them in between; in one order, as everybody who takes several.
		const held = await tx
			.select({ id: posts.id, authorId: posts.authorId, status: posts.status })
			.from(posts)
			.where(inArray(posts.id, asked))
			.orderBy(asc(posts.id))
			.for('update')
		const wanted = held.filter((post) => mayDelete(by, post)).map(({ id }) => id)
		const refused = held.length - wanted.length
		if (wanted.length === 0) return { deleted: [], refused }
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
		return { deleted: gone.map(({ id, title }) => ({ id, title })), refused }
	})
}
