import type { Db } from '#db/client.server.ts'
import { isId } from '#lib/is-id.ts'
import type { PublishReason } from '../publication/publish-reason.ts'
import { type EditablePost, findPostFields } from '../reading/find-post-fields.ts'
import type { SavePostResult } from '../saving/save-post.ts'

export type BulkRefusal =
	| 'title-missing'
	| 'content-missing'
	| 'not-yours'
	| 'may-not-publish'
	| 'changed-meanwhile'
	/** Readers have this text already: nothing is left to be given a moment. */
	| 'nothing-to-schedule'
	/** It would leave before it came. */
	| 'after-leaving'

export type BulkResult = {
	changed: EditablePost[]
	/** Were so already. */
	unchanged: number
	refused: { id: string; title: string; reason: BulkRefusal }[]
	/** Something speaks against them: the person has to mend it or to answer for it. */
	held: { id: string; title: string; reasons: PublishReason[] }[]
	/** Deleted meanwhile, or in the bin. */
	missing: number
}

export type OneResult =
	| { ok: true; unchanged?: boolean }
	| { ok: false; reason: BulkRefusal | 'not-found' }
	| { ok: false; reason: 'held'; reasons: PublishReason[] }

/** Does the same to several articles. Each stands for itself: what one is refused does not hold up the others. */
export async function eachPost(
	db: Db,
	ids: readonly string[],
	change: (post: EditablePost) => Promise<OneResult>,
): Promise<BulkResult> {
	const result: BulkResult = { changed: [], unchanged: 0, refused: [], held: [], missing: 0 }
	for (const id of new Set(ids.filter(isId))) {
		const post = await findPostFields(db, id)
		const one: OneResult = post ? await change(post) : { ok: false, reason: 'not-found' }
		const named = { id, title: post?.fields.title ?? '' }
		if (one.ok && one.unchanged) result.unchanged += 1
		else if (one.ok) result.changed.push(post!)
		else if (one.reason === 'held') result.held.push({ ...named, reasons: one.reasons })
		else if (one.reason === 'not-found') result.missing += 1
		else result.refused.push({ ...named, reason: one.reason })
	}
	return result
}

/** What became of one whose save changes neither its words nor its address. */
export function oneSaved(saved: SavePostResult): OneResult {
	if (saved.ok) return { ok: true }
	if (saved.reason === 'not-found' || saved.reason === 'in-bin') return { ok: false, reason: 'not-found' }
	const { reason } = saved
	const known = reason === 'title-missing' || reason === 'not-yours' || reason === 'may-not-publish'
	return { ok: false, reason: known ? reason : 'changed-meanwhile' }
}
