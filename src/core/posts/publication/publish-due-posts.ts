import { and, asc, eq, isNotNull, lte } from 'drizzle-orm'
import { recordAudit } from '#core/audit/record-audit.ts'
import type { Db } from '#db/client.server.ts'
import { type Post, posts } from '#db/schema/posts.ts'
import type { Publication } from '../post-fields.ts'
import { saveRevision, snapshotBeforeChange } from '../saving/revisions.ts'

export type PublishDueResult = { published: string[]; unpublished: string[] }

/**
 * Drafts whose moment has come go live, and live articles whose time is over become drafts. An article is taken, changed
 * and kept in one transaction: two instances, or a run after a crash, publish it once.
 */
export async function publishDuePosts(db: Db, { now }: { now: Date }): Promise<PublishDueResult> {
	const published = await each(() => publishNext(db, now))
	const unpublished = await each(() => unpublishNext(db, now))
	return { published, unpublished }
}

async function each(next: () => Promise<string | undefined>): Promise<string[]> {
	const done: string[] = []
	for (;;) {
		const id = await next()
		if (id === undefined) return done
		done.push(id)
	}
}

function publishNext(db: Db, now: Date): Promise<string | undefined> {
	return db.transaction(async (tx) => {
		const [due] = await tx
			.select()
			.from(posts)
			.where(and(eq(posts.status, 'draft'), isNotNull(posts.publishAt), lte(posts.publishAt, now)))
			.orderBy(asc(posts.publishAt))
			.limit(1)
			// One that is being saved at this moment is looked at again a minute later.
			.for('no key update', { skipLocked: true })
		if (!due) return undefined
		const publishedAt = due.publishedAt ?? due.publishAt
		return change(tx, due, { status: 'published', publishAt: null, publishedAt }, now)
	})
}

function unpublishNext(db: Db, now: Date): Promise<string | undefined> {
	return db.transaction(async (tx) => {
		const [due] = await tx
			.select()
			.from(posts)
			.where(and(eq(posts.status, 'published'), isNotNull(posts.unpublishAt), lte(posts.unpublishAt, now)))
			.orderBy(asc(posts.unpublishAt))
			.limit(1)
			.for('no key update', { skipLocked: true })
		if (!due) return undefined
		return change(tx, due, { status: 'draft', unpublishAt: null }, now)
	})
}

type Change = Partial<Publication & Pick<Post, 'publishedAt'>>

async function change(tx: Db, due: Post, state: Change, now: Date): Promise<string> {
	await snapshotBeforeChange(tx, due)
	const [post] = await tx
		.update(posts)
		.set({ ...state, version: due.version + 1, updatedAt: now })
		.where(eq(posts.id, due.id))
		.returning()
	await saveRevision(tx, { post: post!, by: null, now })
	await recordAudit(tx, {
		action: state.status === 'published' ? 'post.published' : 'post.unpublished',
		subject: { id: due.id, label: due.title },
		details: { scheduled: true },
		now,
	})
	return due.id
}
