import { eq } from 'drizzle-orm'
import { recordAudit } from '#core/audit/record-audit.ts'
import type { Db } from '#db/client.server.ts'
import { postChanges } from '#db/schema/posts.ts'
import { mayPublish, mayWrite } from '../may-write.ts'
import type { PostFields, SavedBy } from '../post-fields.ts'
import { insertRevision, snapshotBeforeChange } from './revisions.ts'
import { fieldsOf, fieldsToJson, sameFields } from './stored-fields.ts'
import { lockStoredPost, type StoredPost } from './stored-post.ts'
import { uniqueSlug } from './unique-slug.ts'

type Waiting = { fields: PostFields; by: SavedBy; now: Date }

/** Keeps the next text of a live article beside it, as a version of its own: readers go on seeing the row. */
export async function writeChanges(tx: Db, stored: StoredPost, { fields, by, now }: Waiting): Promise<void> {
	const { row, nextVersion: version } = stored
	// What says the same as the row leaves nothing to wait.
	if (sameFields({ ...fields, publishAt: null }, fieldsOf(row))) return dropChanges(tx, row.id)
	await snapshotBeforeChange(tx, row)
	await insertRevision(tx, { postId: row.id, version, fields, by, now })
	const values = {
		fields: fieldsToJson(fields),
		version,
		publishAt: fields.publishAt,
		savedBy: by?.id ?? null,
		savedByName: by?.name ?? null,
		updatedAt: now,
	}
	await tx
		.insert(postChanges)
		.values({ postId: row.id, ...values, createdAt: now })
		.onConflictDoUpdate({ target: postChanges.postId, set: values })
}

/** What the article's row says once nothing waits beside it. An address that another article took meanwhile gets a number. */
export async function foldChanges(tx: Db, { row, changes, fields }: StoredPost): Promise<PostFields> {
	if (!changes) return fieldsOf(row)
	await dropChanges(tx, row.id)
	const slug = fields.slug === row.slug ? row.slug : await uniqueSlug(tx, { wanted: fields.slug, postId: row.id })
	return { ...fields, slug, publishAt: null }
}

export async function dropChanges(tx: Db, postId: string): Promise<void> {
	await tx.delete(postChanges).where(eq(postChanges.postId, postId))
}

export type DiscardChangesResult =
	| { ok: true }
	| { ok: false; reason: 'not-found' | 'not-yours' | 'may-not-publish' | 'changed-meanwhile' }

type Discard = { id: string /** What was on the screen. */; version: number; by: SavedBy; now: Date; address?: string }

/** Gives up what waits: the next text is the live one again. The versions given up stay in the history. */
export async function discardChanges(
	db: Db,
	{ id, version, by, now, address }: Discard,
): Promise<DiscardChangesResult> {
	return db.transaction(async (tx): Promise<DiscardChangesResult> => {
		const stored = await lockStoredPost(tx, id)
		if (!stored) return { ok: false, reason: 'not-found' }
		if (!mayWrite(by, stored.row)) return { ok: false, reason: 'not-yours' }
		if (!stored.changes) return { ok: true }
		if (stored.changes.publishAt && !mayPublish(by)) return { ok: false, reason: 'may-not-publish' }
		if (stored.version !== version) return { ok: false, reason: 'changed-meanwhile' }
		await dropChanges(tx, id)
		await recordAudit(tx, {
			action: 'post.changes-discarded',
			actor: by ?? undefined,
			subject: { id, label: stored.row.title },
			details: { version },
			address,
			now,
		})
		return { ok: true }
	})
}
