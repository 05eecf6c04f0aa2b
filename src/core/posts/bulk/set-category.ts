import type { Db } from '#db/client.server.ts'
import type { SavedBy } from '../post-fields.ts'
import { savePost } from '../saving/save-post.ts'
import { type BulkResult, eachPost, oneSaved } from './each-post.ts'

type Change = {
	ids: readonly string[]
	/** The category of each; nothing takes it out of any. */
	categoryOf: (id: string) => string | null
	by: SavedBy
	now: Date
	address?: string | undefined
}

/** Moves several articles to a category. Of a live one that is a change like any other: it waits to be published. */
export async function setCategoryOfPosts(db: Db, { ids, categoryOf, ...save }: Change): Promise<BulkResult> {
	return eachPost(db, ids, async ({ id, version, fields }) => {
		const categoryId = categoryOf(id)
		if (fields.categoryId === categoryId) return { ok: true, unchanged: true }
		return oneSaved(
			await savePost(db, { id, baseVersion: version, fields: { ...fields, categoryId }, waits: true, ...save }),
		)
	})
}
