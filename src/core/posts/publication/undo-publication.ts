import { and, desc, eq, gt, lt } from 'drizzle-orm'
import { recordAudit } from '#core/audit/record-audit.ts'
import type { Db } from '#db/client.server.ts'
import { type Post, posts, publicationUndos } from '#db/schema/posts.ts'
import { mayPublish } from '../may-write.ts'
import type { SavedBy } from '../post-fields.ts'
import { writeChanges } from '../saving/post-changes.ts'
import { saveRevision } from '../saving/revisions.ts'
import { fieldsFromJson, fieldsOf, fieldsToJson } from '../saving/stored-fields.ts'
import { lockStoredPost, withChanges } from '../saving/stored-post.ts'
import { UNDO_CLOSED_MS } from './undo-window.ts'

type Remembered = { before: Post /** That the publication made. */; version: number; now: Date }

/** What a publication is about to replace. In the transaction of the save. */
export async function rememberUndo(tx: Db, { before, version, now }: Remembered): Promise<void> {
	const { id: postId, publishedAt } = before
	const values = { version, fields: fieldsToJson(fieldsOf(before)), publishedAt, createdAt: now }
	await tx
		.insert(publicationUndos)
		.values({ postId, ...values })
		.onConflictDoUpdate({ target: publicationUndos.postId, set: values })
}

/**
 * When the last publication that can be taken back at this moment no longer can be. One from a while ahead was made by
 * a clock that was wrong, and nothing waits for it.
 */
export async function undoOpenUntil(db: Db, now: Date): Promise<Date | undefined> {
	const { createdAt } = publicationUndos
	const away = (ms: number) => new Date(now.getTime() + ms)
	const [last] = await db
		.select({ createdAt })
		.from(publicationUndos)
		.where(and(gt(createdAt, away(-UNDO_CLOSED_MS)), lt(createdAt, away(UNDO_CLOSED_MS))))
		.orderBy(desc(createdAt))
		.limit(1)
	return last && new Date(last.createdAt.getTime() + UNDO_CLOSED_MS)
}

export type UndoResult =
	| { ok: true }
	| {
			ok: false
			reason: 'not-found' | 'may-not-publish' | 'too-late' /** Somebody saved since. */ | 'changed-meanwhile'
	  }

type Undo = { id: string; version: number; by: SavedBy; now: Date; address?: string | undefined }

/**
 * Takes a publication back: readers have what they had before it. The text that was published is not lost: it is the
 * draft again, or waits beside the live one.
 */
export async function undoPublication(db: Db, { id, version, by, now, address }: Undo): Promise<UndoResult> {
	if (!mayPublish(by)) return { ok: false, reason: 'may-not-publish' }
	return db.transaction(async (tx): Promise<UndoResult> => {
		const stored = await lockStoredPost(tx, id)
		if (!stored) return { ok: false, reason: 'not-found' }
		const [undo] = await tx.select().from(publicationUndos).where(eq(publicationUndos.postId, id))
		if (!undo || undo.version !== version || stored.version !== version)
			return { ok: false, reason: 'changed-meanwhile' }
		if (now.getTime() - undo.createdAt.getTime() > UNDO_CLOSED_MS) return { ok: false, reason: 'too-late' }

		const published = stored.fields
		const before = fieldsFromJson(undo.fields)
		const { status, publishAt, unpublishAt } = before
		const wasLive = status === 'published'
		const shown = wasLive ? before : { ...published, status, publishAt, unpublishAt }
		const [row] = await tx
			.update(posts)
			.set({ ...shown, publishedAt: undo.publishedAt, version: stored.nextVersion, updatedAt: now })
			.where(eq(posts.id, id))
			.returning()
		await saveRevision(tx, { post: row!, by, now })
		if (wasLive) await writeChanges(tx, await withChanges(tx, row!), { fields: published, by, now })
		await tx.delete(publicationUndos).where(eq(publicationUndos.postId, id))
		await recordAudit(tx, {
			action: 'post.publication-undone',
			actor: by ?? undefined,
			subject: { id, label: published.title },
			details: { version },
			address,
			now,
		})
		return { ok: true }
	})
}
