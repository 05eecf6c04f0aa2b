import { and, eq } from 'drizzle-orm'
import { recordAudit } from '#core/audit/record-audit.ts'
import type { Db } from '#db/client.server.ts'
import { categories } from '#db/schema/categories.ts'
import { type Post, type PostStatus, postRevisions, posts } from '#db/schema/posts.ts'
import { isId } from '#lib/is-id.ts'
import { slugify } from '#lib/slugify.ts'
import { dropWorkingCopy, type KnownCopy } from '../copies/working-copies.ts'
import { mayPublish, mayWrite } from '../may-write.ts'
import type { PostFields, SavedBy } from '../post-fields.ts'
import { isBound } from '../publication/ask-to-publish.ts'
import { type Answered, recordMotive } from '../publication/publish-motives.ts'
import { settlePublication, waitingPublication } from '../publication/settle-publication.ts'
import { rememberUndo } from '../publication/undo-publication.ts'
import { cleanPost } from './clean-post.ts'
import { dropChanges, writeChanges } from './post-changes.ts'
import { retryTransaction } from './retry-transaction.ts'
import { saveRevision, snapshotBeforeChange } from './revisions.ts'
import { GENERATED_SLUG_LENGTH, isSlugOf, SLUG_LENGTH } from './slug-of-title.ts'
import { fieldsOf, publicationOf, sameFields } from './stored-fields.ts'
import { lockStoredPost, type StoredPost } from './stored-post.ts'
import { uniqueSlug } from './unique-slug.ts'

export type SavedPost = { id: string; slug: string; version: number; status: PostStatus }
export type SaveRefusal =
	| 'title-missing'
	| 'content-too-large'
	| 'category-gone'
	/** Whoever saves may write on their own articles alone. */
	| 'not-yours'
	/** Readers see it, or would, and that is not for whoever saves to decide. */
	| 'may-not-publish'

export type SavePostResult =
	| {
			ok: true
			post: SavedPost
			/** The category of the version brought back is gone: the article stayed in the one it was in. */
			categoryStayed?: true
	  }
	| { ok: false; reason: 'not-found' | 'in-bin' | SaveRefusal }
	/** Another article has the address that this one was to be published at. */
	| { ok: false; reason: 'slug-taken'; slug: string }
	/** Somebody saved since this text was opened: what stands there now. */
	| { ok: false; reason: 'changed-meanwhile'; current: CurrentPost }

export type CurrentPost = {
	id: string
	version: number
	fields: PostFields
	publishedAt: Date | null
	savedByName: string | null
	savedAt: Date
}

type Save = {
	id: string
	/** The version the text was written on. */
	baseVersion: number
	fields: PostFields
	by: SavedBy
	now: Date
	/**
	 * Nothing comes before readers by this save: a draft stays one, and what a live article is to say waits beside it
	 * until it is published.
	 */
	waits?: boolean | undefined
	/** The version this save brings back. */
	restoredFrom?: number | undefined
	/** For what speaks against putting it before readers. */
	answered?: Answered | undefined
	/** The working copy this text was kept in until now. Copies of other pages stay. */
	copy?: KnownCopy | undefined
	address?: string | undefined
}

/**
 * Replaces an article, unless somebody else did meanwhile. What stands there already is not saved again, so a save
 * whose answer was lost can simply be sent once more.
 */
export async function savePost(db: Db, { id, baseVersion, fields, ...save }: Save): Promise<SavePostResult> {
	const cleaned = await cleanPost(fields)
	if (!cleaned.ok) return cleaned
	if (cleaned.post.title === '') return { ok: false, reason: 'title-missing' }

	return retryTransaction(db, async (tx): Promise<SavePostResult> => {
		const stored = await lockStoredPost(tx, id)
		if (!stored) return { ok: false, reason: 'not-found' }
		if (!mayWrite(save.by, stored.row)) return { ok: false, reason: 'not-yours' }
		if (stored.row.deletedAt) return { ok: false, reason: 'in-bin' }

		const brought = save.restoredFrom === undefined ? cleaned.post : await broughtBack(tx, stored.row, cleaned.post)
		const stayed = brought.categoryId === cleaned.post.categoryId ? {} : { categoryStayed: true as const }
		const next = await settle(tx, stored, brought, save)
		if (!mayPublish(save.by) && reachesReaders(stored, next, save.now)) return { ok: false, reason: 'may-not-publish' }
		const target = next.toChanges ? stored.fields : fieldsOf(stored.row)
		if (sameFields(next.fields, target) && (next.toChanges || !stored.changes)) {
			await dropCopyOf(tx, save)
			return { ok: true, post: savedPost(stored), ...stayed }
		}
		if (stored.version !== baseVersion) return changedMeanwhile(tx, stored)
		if (!(await categoryExists(tx, next.fields.categoryId))) return { ok: false, reason: 'category-gone' }
		if (next.taken) return { ok: false, reason: 'slug-taken', slug: next.taken }
		await (next.toChanges ? keepChanges(tx, stored, next, save) : replace(tx, stored, next, save))
		return { ok: true, post: savedPost((await lockStoredPost(tx, id))!), ...stayed }
	})
}

/** An old text comes back; whether and when readers see the article is a matter of today. */
async function broughtBack(tx: Db, row: Post, fields: PostFields): Promise<PostFields> {
	const categoryId = (await categoryExists(tx, fields.categoryId)) ? fields.categoryId : row.categoryId
	return { ...fields, ...publicationOf(row), categoryId }
}

type Saving = Omit<Save, 'id' | 'baseVersion' | 'fields'>

type Next = {
	fields: PostFields
	publishedAt: Date | null
	/** Readers see the article, and not this text yet. */
	toChanges: boolean
	/** The address asked for, where the article goes live and another one has it. */
	taken: string | undefined
}

async function settle(tx: Db, stored: StoredPost, wanted: PostFields, { waits = false, now }: Saving): Promise<Next> {
	const { row } = stored
	const isLive = row.status === 'published'
	const fields = waits ? { ...wanted, ...waitingPublication(wanted, { saved: stored.fields, isLive, now }) } : wanted
	const { publishedAt, ...state } = settlePublication(fields, { publishedAt: row.publishedAt, now })
	const later = fields.publishAt !== null && (waits || fields.publishAt > now) ? fields.publishAt : null
	const toChanges = isLive && state.status === 'published' && (waits || later !== null)
	const asked = wantedSlug(row, fields)
	const slug = asked ? await uniqueSlug(tx, { ...asked, postId: row.id }) : row.slug
	const goesLive = state.status === 'published' && !toChanges
	const taken = goesLive && asked?.typed && slug !== asked.wanted ? asked.wanted : undefined
	return {
		fields: { ...fields, ...state, ...(toChanges && { publishAt: later }), slug },
		publishedAt,
		toChanges,
		taken,
	}
}

/** Whether a save changes what readers see, at once or by itself later. Changes that wait for a person do not. */
function reachesReaders({ row, changes }: StoredPost, { toChanges, fields }: Next, now: Date): boolean {
	if (toChanges) return fields.publishAt !== null || (changes?.publishAt ?? null) !== null
	return isBound(row, now) || isBound(fields, now)
}

type WantedSlug = { wanted: string; maxLength: number /** By a person. */; typed: boolean }

/** From what a new address is made, where there is to be one. One that readers know changes only on purpose. */
function wantedSlug(stored: Post, { slug, title }: PostFields): WantedSlug | undefined {
	const asked = slug === stored.slug ? slug : slugify(slug)
	if (asked !== '' && asked !== stored.slug) return { wanted: asked, maxLength: SLUG_LENGTH, typed: true }
	if (stored.publishedAt) return undefined
	if (asked !== '' && (title === stored.title || !isSlugOf(stored.title, stored.slug))) return undefined
	return { wanted: title, maxLength: stored.autoGenerated ? GENERATED_SLUG_LENGTH : SLUG_LENGTH, typed: false }
}

/** Beside the live text. What speaks against them is answered for when they are given a moment. */
async function keepChanges(tx: Db, stored: StoredPost, { fields }: Next, save: Saving): Promise<void> {
	const { by, now, restoredFrom, answered, address } = save
	const { id } = stored.row
	await writeChanges(tx, stored, { fields, by, now })
	await dropCopyOf(tx, save)
	await recordMotive(tx, { post: { id, title: fields.title }, anew: false, answered, by, address, now })
	const audit = { actor: by ?? undefined, subject: { id, label: fields.title }, address, now }
	const details = {
		version: stored.nextVersion,
		waits: true,
		...(restoredFrom !== undefined && { from: restoredFrom }),
	}
	await recordAudit(tx, { ...audit, action: restoredFrom === undefined ? 'post.updated' : 'post.restored', details })
}

async function replace(tx: Db, stored: StoredPost, { fields, publishedAt }: Next, save: Saving): Promise<void> {
	const { by, now, restoredFrom, answered, address } = save
	const { row } = stored
	await snapshotBeforeChange(tx, row)
	// The day it was written for was that of the old category: the new one may have its own article of that day.
	const generatedFor = fields.categoryId === row.categoryId ? row.generatedFor : null
	const [post] = await tx
		.update(posts)
		.set({ ...fields, publishedAt, generatedFor, version: stored.nextVersion, updatedAt: now })
		.where(eq(posts.id, row.id))
		.returning()
	await dropChanges(tx, row.id)
	await saveRevision(tx, { post: post!, by, now })
	await dropCopyOf(tx, save)
	await recordMotive(tx, { post: post!, anew: !isBound(row, now), answered, by, address, now })
	if (by && fields.status === 'published') await rememberUndo(tx, { before: row, version: post!.version, now })
	const audit = { actor: by ?? undefined, subject: { id: row.id, label: fields.title }, address, now }
	if (restoredFrom === undefined)
		await recordAudit(tx, { ...audit, action: 'post.updated', details: { version: post!.version } })
	else
		await recordAudit(tx, {
			...audit,
			action: 'post.restored',
			details: { from: restoredFrom, version: post!.version },
		})
	if (row.status !== fields.status)
		await recordAudit(tx, { ...audit, action: fields.status === 'published' ? 'post.published' : 'post.unpublished' })
}

async function changedMeanwhile(tx: Db, { row, fields, version }: StoredPost): Promise<SavePostResult> {
	const { id, publishedAt } = row
	const [last] = await tx
		.select({ savedByName: postRevisions.savedByName, savedAt: postRevisions.createdAt })
		.from(postRevisions)
		.where(and(eq(postRevisions.postId, id), eq(postRevisions.version, version)))
	const { savedByName, savedAt } = last ?? { savedByName: null, savedAt: row.updatedAt }
	return { ok: false, reason: 'changed-meanwhile', current: { id, version, fields, publishedAt, savedByName, savedAt } }
}

/** In the transaction of the save. */
export async function dropCopyOf(tx: Db, { by, copy }: { by: SavedBy; copy?: KnownCopy | undefined }): Promise<void> {
	if (by && copy) await dropWorkingCopy(tx, { ...copy, userId: by.id })
}

/** Held until the transaction ends, so that it cannot go meanwhile. */
export async function categoryExists(tx: Db, id: string | null): Promise<boolean> {
	if (id === null) return true
	if (!isId(id)) return false
	const found = await tx.select({ id: categories.id }).from(categories).where(eq(categories.id, id)).for('key share')
	return found.length > 0
}

export function savedPost({
	row: { id, status },
	fields: { slug },
	version,
}: Pick<StoredPost, 'row' | 'fields' | 'version'>): SavedPost {
	return { id, slug, version, status }
}
