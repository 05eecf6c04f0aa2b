import { eq, max } from 'drizzle-orm'
import type { Db } from '#db/client.server.ts'
import { type Post, type PostChange, postChanges, postRevisions, posts } from '#db/schema/posts.ts'
import { isId } from '#lib/is-id.ts'
import type { PostFields } from '../post-fields.ts'
import { fieldsFromJson, fieldsOf } from './stored-fields.ts'

/** An article with what waits to be published of it. */
export type StoredPost = {
	/** What readers see, where it is live. */
	row: Post
	changes: PostChange | undefined
	/** The newest that was saved: the changes that wait, or the row. */
	fields: PostFields
	/** Of what stands in `fields`: the next save must be based on it. */
	version: number
	/** For that next save. Changes that were given up have used theirs. */
	nextVersion: number
}

export async function readStoredPost(db: Db, id: string): Promise<StoredPost | undefined> {
	if (!isId(id)) return undefined
	const [row] = await db.select().from(posts).where(eq(posts.id, id))
	return row && withChanges(db, row)
}

/** Held until the transaction ends: whoever saves, publishes or signs the article waits their turn. */
export async function lockStoredPost(tx: Db, id: string): Promise<StoredPost | undefined> {
	if (!isId(id)) return undefined
	const [row] = await tx.select().from(posts).where(eq(posts.id, id)).for('no key update')
	return row && withChanges(tx, row)
}

/** Whoever writes changes holds the article's row, so these are the ones that belong to it. */
export async function withChanges(tx: Db, row: Post): Promise<StoredPost> {
	const [changes] = await tx.select().from(postChanges).where(eq(postChanges.postId, row.id))
	const [last] = await tx
		.select({ version: max(postRevisions.version) })
		.from(postRevisions)
		.where(eq(postRevisions.postId, row.id))
	return {
		row,
		changes,
		fields: changes ? fieldsFromJson(changes.fields) : fieldsOf(row),
		version: changes?.version ?? row.version,
		nextVersion: Math.max(row.version, last?.version ?? 0) + 1,
	}
}
