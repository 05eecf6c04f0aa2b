import { asc, eq, inArray } from 'drizzle-orm'
import { recordAudit } from '#core/audit/record-audit.ts'
import type { Db } from '#db/client.server.ts'
import { type Post, type PostStatus, posts } from '#db/schema/posts.ts'
import { isId } from '#lib/is-id.ts'
import type { SavedBy } from '../post-fields.ts'
import { retryTransaction } from '../saving/retry-transaction.ts'
import { saveRevision, snapshotBeforeChange } from '../saving/revisions.ts'
import { settlePublication } from './settle-publication.ts'

export type SetStatusResult = {
	changed: string[]
	/** Were so already. */
	unchanged: number
	refused: { id: string; title: string; reason: 'title-missing' | 'content-missing' }[]
	/** Deleted meanwhile. */
	missing: number
}

type Change = { ids: string[]; status: PostStatus; by: SavedBy; now: Date; address?: string | undefined }

/** Publishes several articles, or takes them back to drafts. Each is a save of its own, with its revision. */
export async function setStatusOfPosts(db: Db, { ids, status, ...save }: Change): Promise<SetStatusResult> {
	const wanted = [...new Set(ids.filter(isId))]
	const result: SetStatusResult = { changed: [], unchanged: 0, refused: [], missing: wanted.length }
	if (wanted.length === 0) return result
	return retryTransaction(db, async (tx) => {
		// Always in one order, so that two people who choose the same articles do not wait for each other in a circle.
		const found = await tx
			.select()
			.from(posts)
			.where(inArray(posts.id, wanted))
			.orderBy(asc(posts.id))
			.for('no key update')
		const refused = status === 'published' ? found.filter((post) => whyNot(post) !== undefined) : []
		const changing = found.filter((post) => post.status !== status && !refused.includes(post))
		for (const post of changing) await change(tx, post, status, save)
		return {
			changed: changing.map(({ id }) => id),
			unchanged: found.length - changing.length - refused.length,
			refused: refused.map((post) => ({ id: post.id, title: post.title, reason: whyNot(post)! })),
			missing: wanted.length - found.length,
		}
	})
}

/** What readers would see as an empty page. */
function whyNot({ title, content }: Post): 'title-missing' | 'content-missing' | undefined {
	if (title.trim() === '') return 'title-missing'
	return content.trim() === '' ? 'content-missing' : undefined
}

async function change(tx: Db, post: Post, status: PostStatus, { by, now, address }: Omit<Change, 'ids' | 'status'>) {
	await snapshotBeforeChange(tx, post)
	// A date of leaving that has passed belongs to an earlier publication.
	const unpublishAt = post.unpublishAt && post.unpublishAt > now && status === 'published' ? post.unpublishAt : null
	const state = settlePublication({ status, publishAt: null, unpublishAt }, { publishedAt: post.publishedAt, now })
	const [changed] = await tx
		.update(posts)
		.set({ ...state, version: post.version + 1, updatedAt: now })
		.where(eq(posts.id, post.id))
		.returning()
	await saveRevision(tx, { post: changed!, by, now })
	await recordAudit(tx, {
		action: status === 'published' ? 'post.published' : 'post.unpublished',
		actor: by ?? undefined,
		subject: { id: post.id, label: post.title },
		address,
		now,
	})
}
