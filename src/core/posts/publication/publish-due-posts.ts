import { and, asc, desc, eq, isNotNull, lte } from 'drizzle-orm'
import { recordAudit } from '#core/audit/record-audit.ts'
import { mailText } from '#core/mail/texts/mail-text.ts'
import type { Db } from '#db/client.server.ts'
import { outgoingMails } from '#db/schema/mails.ts'
import { type Post, postRevisions, posts } from '#db/schema/posts.ts'
import { users } from '#db/schema/users.ts'
import type { Publication } from '../post-fields.ts'
import { saveRevision, snapshotBeforeChange } from '../saving/revisions.ts'
import { fieldsOf } from '../saving/stored-fields.ts'
import { judgeFields } from './judge-fields.ts'
import type { PublishReason } from './publish-reason.ts'

export type PublishDueResult = {
	published: string[]
	/** Stay drafts: what would go before readers has become critical since somebody scheduled it. */
	held: string[]
	unpublished: string[]
}

type Due = { brand: string; siteUrl: string; now: Date }

/**
 * Drafts whose moment has come go live, and live articles whose time is over become drafts. An article is taken, changed
 * and kept in one transaction: two instances, or a run after a crash, publish it once.
 */
export async function publishDuePosts(db: Db, due: Due): Promise<PublishDueResult> {
	const come = await each(() => publishNext(db, due))
	const unpublished = await each(() => unpublishNext(db, due.now))
	return {
		published: come.filter(({ live }) => live).map(({ id }) => id),
		held: come.filter(({ live }) => !live).map(({ id }) => id),
		unpublished,
	}
}

async function each<Done>(next: () => Promise<Done | undefined>): Promise<Done[]> {
	const all: Done[] = []
	for (;;) {
		const done = await next()
		if (done === undefined) return all
		all.push(done)
	}
}

function publishNext(db: Db, { brand, siteUrl, now }: Due): Promise<{ id: string; live: boolean } | undefined> {
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
		// Whoever scheduled it answered for what was open then. The text and the facts may have changed since.
		const { reasons } = await judgeFields(tx, { id: due.id, fields: fieldsOf(due), siteUrl, now })
		const critical = reasons.filter((reason) => reason.critical)
		if (critical.length > 0) {
			await hold(tx, due, { critical, brand, siteUrl, now })
			return { id: due.id, live: false }
		}
		const publishedAt = due.publishedAt ?? due.publishAt
		const id = await change(tx, due, { status: 'published', publishAt: null, publishedAt }, now)
		return { id, live: true }
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
	await store(tx, due, state, now)
	await recordAudit(tx, {
		action: state.status === 'published' ? 'post.published' : 'post.unpublished',
		subject: { id: due.id, label: due.title },
		details: { scheduled: true },
		now,
	})
	return due.id
}

async function store(tx: Db, due: Post, state: Change, now: Date): Promise<void> {
	await snapshotBeforeChange(tx, due)
	const [post] = await tx
		.update(posts)
		.set({ ...state, version: due.version + 1, updatedAt: now })
		.where(eq(posts.id, due.id))
		.returning()
	await saveRevision(tx, { post: post!, by: null, now })
}

/** It stays a draft without a moment, and whoever saved it last is told what is to be mended. */
async function hold(tx: Db, due: Post, { critical, brand, siteUrl, now }: Due & { critical: PublishReason[] }) {
	const [author] = await tx
		.select({ name: users.name, email: users.email })
		.from(postRevisions)
		.innerJoin(users, eq(users.id, postRevisions.savedBy))
		.where(eq(postRevisions.postId, due.id))
		.orderBy(desc(postRevisions.version))
		.limit(1)
	await store(tx, due, { publishAt: null }, now)
	const points = critical.map(({ message }) => `- ${message}`).join('\n')
	if (author) {
		const link = `${siteUrl}/admin/posts/${due.id}`
		await tx.insert(outgoingMails).values({
			...mailText('publicacao_retida', { nome: author.name, marca: brand, titulo: due.title, pontos: points, link }),
			recipient: author.email,
			dueAt: now,
			createdAt: now,
		})
	}
	await recordAudit(tx, {
		action: 'post.held',
		subject: { id: due.id, label: due.title },
		details: { reasons: points.slice(0, 2000) },
		now,
	})
}
