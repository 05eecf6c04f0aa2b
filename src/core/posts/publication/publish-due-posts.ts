import { and, asc, desc, eq, isNotNull, lte } from 'drizzle-orm'
import { recordAudit } from '#core/audit/record-audit.ts'
import { mailText } from '#core/mail/texts/mail-text.ts'
import type { Db } from '#db/client.server.ts'
import { outgoingMails } from '#db/schema/mails.ts'
import { type Post, postChanges, postRevisions, posts } from '#db/schema/posts.ts'
import { users } from '#db/schema/users.ts'
import { notInBin } from '../bin/not-in-bin.ts'
import type { PostFields } from '../post-fields.ts'
import { foldChanges, writeChanges } from '../saving/post-changes.ts'
import { saveRevision, snapshotBeforeChange } from '../saving/revisions.ts'
import { fieldsOf } from '../saving/stored-fields.ts'
import { type StoredPost, withChanges } from '../saving/stored-post.ts'
import { judgeFields } from './judge-fields.ts'

export type PublishDueResult = {
	published: string[]
	/** Live before; readers now see the changes that waited. */
	updated: string[]
	/** Wait on, without a moment: what would go before readers has become critical since somebody scheduled it. */
	held: string[]
	unpublished: string[]
}

type Due = { brand: string; siteUrl: string; now: Date }

/**
 * Drafts and changes whose moment has come go live, and live articles whose time is over become drafts. An article is
 * taken, changed and kept in one transaction: two instances, or a run after a crash, publish it once.
 */
export async function publishDuePosts(db: Db, due: Due): Promise<PublishDueResult> {
	const come = await each(() => publishNext(db, due))
	const changed = await each(() => publishNextChanges(db, due))
	const unpublished = await each(() => unpublishNext(db, due.now))
	const live = (all: Come[]) => all.filter((one) => one.live).map(({ id }) => id)
	return {
		published: live(come),
		updated: live(changed),
		held: [...come, ...changed].filter((one) => !one.live).map(({ id }) => id),
		unpublished,
	}
}

type Come = { id: string; live: boolean }

async function each<Done>(next: () => Promise<Done | undefined>): Promise<Done[]> {
	const all: Done[] = []
	for (;;) {
		const done = await next()
		if (done === undefined) return all
		all.push(done)
	}
}

function publishNext(db: Db, due: Due): Promise<Come | undefined> {
	const { now } = due
	return db.transaction(async (tx) => {
		const [row] = await tx
			.select()
			.from(posts)
			.where(and(eq(posts.status, 'draft'), isNotNull(posts.publishAt), lte(posts.publishAt, now), notInBin))
			.orderBy(asc(posts.publishAt))
			.limit(1)
			// One that is being saved at this moment is looked at again a minute later.
			.for('no key update', { skipLocked: true })
		if (!row) return undefined
		const stored = await withChanges(tx, row)
		const critical = await criticalIn(tx, row.id, fieldsOf(row), due)
		if (critical.length > 0) {
			await store(tx, stored, { publishAt: null }, now)
			await tellHeld(tx, row, { mail: 'publicacao_retida', points: critical, ...due })
			return { id: row.id, live: false }
		}
		const publishedAt = row.publishedAt ?? row.publishAt
		const id = await change(tx, stored, { status: 'published', publishAt: null, publishedAt }, now)
		return { id, live: true }
	})
}

function publishNextChanges(db: Db, due: Due): Promise<Come | undefined> {
	const { now } = due
	return db.transaction(async (tx) => {
		const [found] = await tx
			.select({ row: posts })
			.from(posts)
			.innerJoin(postChanges, eq(postChanges.postId, posts.id))
			.where(and(eq(posts.status, 'published'), isNotNull(postChanges.publishAt), lte(postChanges.publishAt, now)))
			.orderBy(asc(postChanges.publishAt))
			.limit(1)
			.for('no key update', { of: posts, skipLocked: true })
		if (!found) return undefined
		const stored = await withChanges(tx, found.row)
		const { row, fields } = stored
		const critical = await criticalIn(tx, row.id, fields, due)
		if (critical.length > 0) {
			await writeChanges(tx, stored, { fields: { ...fields, publishAt: null }, by: null, now })
			await tellHeld(tx, row, { mail: 'alteracoes_retidas', points: critical, ...due })
			return { id: row.id, live: false }
		}
		const id = await change(tx, stored, await foldChanges(tx, stored), now)
		return { id, live: true }
	})
}

/** Whoever gave it its moment answered for what was open then. The text and the facts may have changed since. */
async function criticalIn(tx: Db, id: string, fields: PostFields, { siteUrl, now }: Due): Promise<string[]> {
	const { reasons } = await judgeFields(tx, { id, fields, siteUrl, now })
	return reasons.filter(({ critical }) => critical).map(({ message }) => message)
}

function unpublishNext(db: Db, now: Date): Promise<string | undefined> {
	return db.transaction(async (tx) => {
		const [row] = await tx
			.select()
			.from(posts)
			.where(and(eq(posts.status, 'published'), isNotNull(posts.unpublishAt), lte(posts.unpublishAt, now)))
			.orderBy(asc(posts.unpublishAt))
			.limit(1)
			.for('no key update', { skipLocked: true })
		if (!row) return undefined
		// With no readers left, the text that waited for them is the draft.
		const stored = await withChanges(tx, row)
		const fields = await foldChanges(tx, stored)
		return change(tx, stored, { ...fields, status: 'draft', unpublishAt: null }, now)
	})
}

type Change = Partial<PostFields & Pick<Post, 'publishedAt'>>

async function change(tx: Db, stored: StoredPost, state: Change, now: Date): Promise<string> {
	const { row } = stored
	await store(tx, stored, state, now)
	await recordAudit(tx, {
		action: state.status === 'published' ? 'post.published' : 'post.unpublished',
		subject: { id: row.id, label: row.title },
		details: { scheduled: true },
		now,
	})
	return row.id
}

async function store(tx: Db, { row, nextVersion }: StoredPost, state: Change, now: Date): Promise<void> {
	await snapshotBeforeChange(tx, row)
	const [post] = await tx
		.update(posts)
		.set({ ...state, version: nextVersion, updatedAt: now })
		.where(eq(posts.id, row.id))
		.returning()
	await saveRevision(tx, { post: post!, by: null, now })
}

type Held = { mail: 'publicacao_retida' | 'alteracoes_retidas'; points: string[] }

/** It waits without a moment, and whoever saved it last is told what is to be mended. */
async function tellHeld(tx: Db, { id, title }: Post, { mail, points, brand, siteUrl, now }: Due & Held) {
	const [author] = await tx
		.select({ name: users.name, email: users.email })
		.from(postRevisions)
		.innerJoin(users, eq(users.id, postRevisions.savedBy))
		.where(eq(postRevisions.postId, id))
		.orderBy(desc(postRevisions.version))
		.limit(1)
	const list = points.map((point) => `- ${point}`).join('\n')
	if (author) {
		const link = `${siteUrl}/admin/posts/${id}`
		await tx.insert(outgoingMails).values({
			...mailText(mail, { nome: author.name, marca: brand, titulo: title, pontos: list, link }),
			recipient: author.email,
			dueAt: now,
			createdAt: now,
		})
	}
	await recordAudit(tx, {
		action: 'post.held',
		subject: { id, label: title },
		details: { reasons: list.slice(0, 2000) },
		now,
	})
}
