import { and, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '#db/client.server.ts'
import { type Post, type PostStatus, postRevisions } from '#db/schema/posts.ts'
import { isId } from '#lib/is-id.ts'
import type { PostFields, SavedBy } from '../post-fields.ts'
import { fieldsFromJson, fieldsOf, fieldsToJson } from './stored-fields.ts'

export type RevisionLine = {
	version: number
	title: string
	status: PostStatus
	/** Nobody's, where a job saved it. */
	savedByName: string | null
	savedAt: Date
}

export type Revision = RevisionLine & { savedById: string | null; fields: PostFields }

/** The saves of an article, newest first. */
export async function listRevisions(db: Db, postId: string): Promise<RevisionLine[]> {
	if (!isId(postId)) return []
	return db
		.select({
			version: postRevisions.version,
			title: sql<string>`${postRevisions.fields} ->> 'title'`,
			status: sql<PostStatus>`${postRevisions.fields} ->> 'status'`,
			savedByName: postRevisions.savedByName,
			savedAt: postRevisions.createdAt,
		})
		.from(postRevisions)
		.where(eq(postRevisions.postId, postId))
		.orderBy(desc(postRevisions.version))
}

/** One save, whole. */
export async function findRevision(
	db: Db,
	{ postId, version }: { postId: string; version: number },
): Promise<Revision | undefined> {
	if (!isId(postId) || !Number.isSafeInteger(version) || version > 2 ** 31 - 1) return undefined
	const [found] = await db
		.select()
		.from(postRevisions)
		.where(and(eq(postRevisions.postId, postId), eq(postRevisions.version, version)))
	if (!found) return undefined
	const fields = fieldsFromJson(found.fields)
	const { title, status } = fields
	const { savedBy: savedById, savedByName, createdAt: savedAt } = found
	return { version, title, status, savedById, savedByName, savedAt, fields }
}

/** Keeps an article as it now stands. In the transaction of the save. */
export function saveRevision(tx: Db, { post, by, now }: { post: Post; by: SavedBy; now: Date }): Promise<void> {
	return insertRevision(tx, { postId: post.id, version: post.version, fields: fieldsOf(post), by, now })
}

type NewRevision = { postId: string; version: number; fields: PostFields; by: SavedBy; now: Date }

export async function insertRevision(tx: Db, { postId, version, fields, by, now }: NewRevision): Promise<void> {
	await tx.insert(postRevisions).values({
		postId,
		version,
		fields: fieldsToJson(fields),
		savedBy: by?.id,
		savedByName: by?.name,
		createdAt: now,
	})
}

/** Articles from before there were revisions, or loaded by a script: what is about to be replaced is kept too. */
export async function snapshotBeforeChange(tx: Db, post: Post): Promise<void> {
	await tx
		.insert(postRevisions)
		.values({
			postId: post.id,
			version: post.version,
			fields: fieldsToJson(fieldsOf(post)),
			createdAt: post.updatedAt,
		})
		.onConflictDoNothing()
}
