import type { Db } from '#db/client.server.ts'
import type { KnownCopy } from '../copies/working-copies.ts'
import type { PostFields, SavedBy } from '../post-fields.ts'
import type { Answered } from '../publication/publish-motives.ts'
import { createPost } from './create-post.ts'
import { type SavePostResult, savePost } from './save-post.ts'

type NewPost = {
	id: string
	fields: PostFields
	by: SavedBy
	now: Date
	copy?: KnownCopy | undefined
	answered?: Answered | undefined
	address?: string | undefined
	/** Nothing comes before readers by this save. */
	waits?: boolean | undefined
}

/** No article has it. */
const NO_VERSION = 0

/**
 * Saves an article that its page believes to be new. It may exist: an answer was lost, or two pages wrote the same new
 * article. The same text again is no news; another one is a matter for whoever wrote it, who sees both.
 */
export async function saveNewPost(db: Db, post: NewPost): Promise<SavePostResult> {
	const created = await createPost(db, post)
	if (!created.ok || !created.already) return created
	return savePost(db, { ...post, baseVersion: NO_VERSION })
}
