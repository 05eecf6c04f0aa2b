import { and, asc, eq, inArray, isNotNull, max, sql } from 'drizzle-orm'
import { recordAudit } from '#core/audit/record-audit.ts'
import type { Db } from '#db/client.server.ts'
import { type Post, type PostStatus, postChanges, postRevisions, posts } from '#db/schema/posts.ts'
import { isId } from '#lib/is-id.ts'
import { mayDelete } from '../may-write.ts'
import type { SavedBy } from '../post-fields.ts'
import { retryTransaction } from '../saving/retry-transaction.ts'
import { saveRevision, snapshotBeforeChange } from '../saving/revisions.ts'

/** What is not as it was: its moment to go live, or its time there, passed in the bin; or its changes lost their moment. */
export type RestoreNote = 'moment-passed' | 'time-over' | 'changes-undated'

export type RestoredPost = {
	id: string
	title: string
	slug: string
	status: PostStatus
	note: RestoreNote | undefined
}

type Restoring = { ids: string[]; by: SavedBy; now: Date; address?: string | undefined }

/** Takes articles out of the bin as they were, address, date and text. Those that are not there, or not theirs, do not count. */
export async function restorePosts(
	db: Db,
	{ ids, by, now, address }: Restoring,
): Promise<{ restored: RestoredPost[] }> {
	return retryTransaction(db, async (tx) => {
		const rows = await tx
			.select()
			.from(posts)
			.where(and(inArray(posts.id, ids.filter(isId)), isNotNull(posts.deletedAt)))
			.orderBy(asc(posts.id))
			.for('no key update')
		const restored: RestoredPost[] = []
		for (const row of rows) {
			if (!mayDelete(by, { ...row, status: row.deletedStatus ?? 'draft' })) continue
			const { id, title, slug } = row
			const { note, ...state } = stateOf(row, now)
			const undated = await undateChanges(tx, id)
			await (note ? putBackChanged(tx, row, { state, by, now }) : putBack(tx, id, state))
			await recordAudit(tx, {
				action: 'post.taken-from-bin',
				actor: by ?? undefined,
				subject: { id, label: title },
				details: { slug, status: state.status },
				address,
				now,
			})
			restored.push({ id, title, slug, status: state.status, note: note ?? (undated ? 'changes-undated' : undefined) })
		}
		return { restored }
	})
}

type State = Partial<Pick<Post, 'publishAt' | 'unpublishAt' | 'version' | 'updatedAt'>> & { status: PostStatus }

/** A moment that passed in the bin does nothing of its own: a person who restores looks at the article first. */
function stateOf({ deletedStatus, publishAt, unpublishAt }: Post, now: Date): State & { note?: RestoreNote } {
	if (deletedStatus !== 'published')
		return publishAt && publishAt <= now
			? { status: 'draft', publishAt: null, note: 'moment-passed' }
			: { status: 'draft' }
	return unpublishAt && unpublishAt <= now
		? { status: 'draft', unpublishAt: null, note: 'time-over' }
		: { status: 'published' }
}

async function putBack(tx: Db, id: string, state: State): Promise<Post> {
	const [post] = await tx
		.update(posts)
		.set({
			updatedAt: sql`${posts.updatedAt}`,
			...state,
			deletedAt: null,
			deletedByName: null,
			deletedStatus: null,
			goneTo: null,
		})
		.where(eq(posts.id, id))
		.returning()
	return post!
}

/** A version of its own, so that a page opened before does not save the old moment again. */
async function putBackChanged(
	tx: Db,
	row: Post,
	{ state, by, now }: { state: State; by: SavedBy; now: Date },
): Promise<void> {
	await snapshotBeforeChange(tx, row)
	const [last] = await tx
		.select({ version: max(postRevisions.version) })
		.from(postRevisions)
		.where(eq(postRevisions.postId, row.id))
	const version = (last?.version ?? row.version) + 1
	const post = await putBack(tx, row.id, { ...state, version, updatedAt: now })
	await saveRevision(tx, { post, by, now })
}

/** What waited beside it waits on, for a person. */
async function undateChanges(tx: Db, postId: string): Promise<boolean> {
	const undated = await tx
		.update(postChanges)
		.set({ publishAt: null, fields: sql`${postChanges.fields} || '{"publishAt": null}'` })
		.where(and(eq(postChanges.postId, postId), isNotNull(postChanges.publishAt)))
		.returning({ postId: postChanges.postId })
	return undated.length > 0
}
