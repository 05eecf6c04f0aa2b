import { findPostFields } from '#core/posts/reading/find-post-fields.ts'
import { savePost } from '#core/posts/saving/save-post.ts'
import type { Db } from '#db/client.server.ts'
import { recordAudit } from '../audit/record-audit.ts'

export type SetPostCoverResult = { ok: true } | { ok: false; reason: 'not-found' | 'has-one' | 'not-saved' }

type Cover = {
	/** Free text: only what is a post's id does anything. */
	postId: string
	image: { url: string; alt: string; credit: string | null; creditUrl: string | null }
	onlyIfNone: boolean
	by: { id: string; email: string } | null
	now: Date
}

/** Somebody may save the article at the same moment. */
const TRIES = 3

/** Gives an article its cover, as a save of its own. */
export async function setPostCover(db: Db, { postId, image, onlyIfNone, by, now }: Cover): Promise<SetPostCoverResult> {
	for (let tries = 0; tries < TRIES; tries += 1) {
		const post = await findPostFields(db, postId)
		if (!post) return { ok: false, reason: 'not-found' }
		if (onlyIfNone && post.fields.featuredImageUrl) return { ok: false, reason: 'has-one' }
		const cover = {
			featuredImageUrl: image.url,
			coverAlt: image.alt,
			coverCredit: image.credit,
			coverCreditUrl: image.creditUrl,
			coverFocus: null,
		}
		const fields = { ...post.fields, ...cover }
		const saved = await db.transaction(async (tx) => {
			// Saved by nobody, as what a job saves: who asked for the picture stands in the log.
			const result = await savePost(tx, {
				id: postId,
				baseVersion: post.version,
				fields,
				by: null,
				now,
				// Readers get the new cover at once, unless it would take a text along that waits.
				waits: post.changes !== null,
			})
			if (result.ok && by)
				await recordAudit(tx, {
					action: 'post.updated',
					actor: by,
					subject: { id: postId, label: fields.title },
					details: { cover: image.url },
					now,
				})
			return result
		})
		if (saved.ok) return { ok: true }
		if (saved.reason === 'not-found') return { ok: false, reason: 'not-found' }
		if (saved.reason !== 'changed-meanwhile') break
	}
	return { ok: false, reason: 'not-saved' }
}
