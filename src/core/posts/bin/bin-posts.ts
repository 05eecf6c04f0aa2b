import { and, asc, inArray, sql } from 'drizzle-orm'
import { recordAudit } from '#core/audit/record-audit.ts'
import type { Db } from '#db/client.server.ts'
import { posts, publicationUndos } from '#db/schema/posts.ts'
import { isId } from '#lib/is-id.ts'
import { mayDelete } from '../may-write.ts'
import type { SavedBy } from '../post-fields.ts'
import { retryTransaction } from '../saving/retry-transaction.ts'
import { notInBin } from './not-in-bin.ts'

type Binning = { ids: string[]; by: SavedBy; now: Date; address?: string | undefined }

export type BinnedPost = { id: string; title: string }

export type BinResult = {
	binned: BinnedPost[]
	/** Not theirs to delete. */
	refused: number
}

/**
 * Puts articles into the bin: readers lose them at once, and nothing of them is lost. As drafts they are in nobody's
 * sight and on no clock; what they were is remembered. Those that are there already, or gone, do not count.
 */
export async function binPosts(db: Db, { ids, by, now, address }: Binning): Promise<BinResult> {
	const wanted = and(inArray(posts.id, ids.filter(isId)), notInBin)
	return retryTransaction(db, async (tx) => {
		// In one order, as everybody who takes several.
		const found = await tx
			.select({ id: posts.id, authorId: posts.authorId, status: posts.status })
			.from(posts)
			.where(wanted)
			.orderBy(asc(posts.id))
			.for('no key update')
		const theirs = found.filter((post) => mayDelete(by, post)).map(({ id }) => id)
		const refused = found.length - theirs.length
		if (theirs.length === 0) return { binned: [], refused }
		const gone = await tx
			.update(posts)
			.set({
				status: 'draft',
				deletedStatus: sql`${posts.status}`,
				deletedAt: now,
				deletedByName: by?.name ?? null,
				goneTo: null,
				updatedAt: sql`${posts.updatedAt}`,
			})
			.where(inArray(posts.id, theirs))
			.returning({ id: posts.id, title: posts.title, slug: posts.slug, status: posts.deletedStatus })
		// What was published a moment ago is no longer there to be taken back.
		await tx.delete(publicationUndos).where(inArray(publicationUndos.postId, theirs))
		for (const { id, title, slug, status } of gone)
			await recordAudit(tx, {
				action: 'post.binned',
				actor: by ?? undefined,
				subject: { id, label: title },
				details: { slug, status },
				address,
				now,
			})
		return { binned: gone.map(({ id, title }) => ({ id, title })), refused }
	})
}
