import { and, eq } from 'drizzle-orm'
import { recordAudit } from '#core/audit/record-audit.ts'
import type { Db } from '#db/client.server.ts'
import { categories } from '#db/schema/categories.ts'
import { type Post, type PostStatus, postRevisions, posts } from '#db/schema/posts.ts'
import { isId } from '#lib/is-id.ts'
import { slugify } from '#lib/slugify.ts'
import { dropWorkingCopy, type KnownCopy } from '../copies/working-copies.ts'
import type { PostFields, SavedBy } from '../post-fields.ts'
import { isBound } from '../publication/ask-to-publish.ts'
import { type Answered, recordMotive } from '../publication/publish-motives.ts'
import { settlePublication } from '../publication/settle-publication.ts'
import { cleanPost } from './clean-post.ts'
import { retryTransaction } from './retry-transaction.ts'
import { saveRevision, snapshotBeforeChange } from './revisions.ts'
import { GENERATED_SLUG_LENGTH, isSlugOf, SLUG_LENGTH } from './slug-of-title.ts'
import { fieldsOf, publicationOf, sameFields } from './stored-fields.ts'
import { uniqueSlug } from './unique-slug.ts'

export type SavedPost = { id: string; slug: string; version: number; status: PostStatus }
export type SaveRefusal = 'title-missing' | 'content-too-large' | 'category-gone'

export type SavePostResult =
	| {
			ok: true
			post: SavedPost
			/** The category of the version brought back is gone: the article stayed in the one it was in. */
			categoryStayed?: true
	  }
	| { ok: false; reason: 'not-found' | SaveRefusal }
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
	if (!isId(id)) return { ok: false, reason: 'not-found' }
	const cleaned = await cleanPost(fields)
	if (!cleaned.ok) return cleaned
	if (cleaned.post.title === '') return { ok: false, reason: 'title-missing' }

	return retryTransaction(db, async (tx): Promise<SavePostResult> => {
		const [stored] = await tx.select().from(posts).where(eq(posts.id, id)).for('no key update')
		if (!stored) return { ok: false, reason: 'not-found' }

		const wanted = save.restoredFrom === undefined ? cleaned.post : await broughtBack(tx, stored, cleaned.post)
		const stayed = wanted.categoryId === cleaned.post.categoryId ? {} : { categoryStayed: true as const }
		const next = await settle(tx, stored, wanted, save.now)
		if (sameFields(next.fields, fieldsOf(stored))) {
			await dropCopyOf(tx, save)
			return { ok: true, post: savedPost(stored), ...stayed }
		}
		if (stored.version !== baseVersion) return changedMeanwhile(tx, stored)
		if (!(await categoryExists(tx, next.fields.categoryId))) return { ok: false, reason: 'category-gone' }
		return { ok: true, post: savedPost(await replace(tx, stored, next, save)), ...stayed }
	})
}

/** An old text comes back; whether and when readers see the article is a matter of today. */
async function broughtBack(tx: Db, stored: Post, fields: PostFields): Promise<PostFields> {
	const categoryId = (await categoryExists(tx, fields.categoryId)) ? fields.categoryId : stored.categoryId
	return { ...fields, ...publicationOf(stored), categoryId }
}

type Next = { fields: PostFields; publishedAt: Date | null }

async function settle(tx: Db, stored: Post, fields: PostFields, now: Date): Promise<Next> {
	const { publishedAt, ...state } = settlePublication(fields, { publishedAt: stored.publishedAt, now })
	const wanted = wantedSlug(stored, fields)
	const slug = wanted ? await uniqueSlug(tx, { ...wanted, postId: stored.id }) : stored.slug
	return { fields: { ...fields, ...state, slug }, publishedAt }
}

type WantedSlug = { wanted: string; maxLength: number }

/** From what a new address is made, where there is to be one. One that readers know changes only on purpose. */
function wantedSlug(stored: Post, { slug, title }: PostFields): WantedSlug | undefined {
	const asked = slug === stored.slug ? slug : slugify(slug)
	if (asked !== '' && asked !== stored.slug) return { wanted: asked, maxLength: SLUG_LENGTH }
	if (stored.publishedAt) return undefined
	if (asked !== '' && (title === stored.title || !isSlugOf(stored.title, stored.slug))) return undefined
	return { wanted: title, maxLength: stored.autoGenerated ? GENERATED_SLUG_LENGTH : SLUG_LENGTH }
}

async function replace(
	tx: Db,
	stored: Post,
	{ fields, publishedAt }: Next,
	save: Omit<Save, 'id' | 'baseVersion' | 'fields'>,
) {
	const { by, now, restoredFrom, answered, address } = save
	await snapshotBeforeChange(tx, stored)
	// The day it was written for was that of the old category: the new one may have its own article of that day.
	const generatedFor = fields.categoryId === stored.categoryId ? stored.generatedFor : null
	const [post] = await tx
		.update(posts)
		.set({ ...fields, publishedAt, generatedFor, version: stored.version + 1, updatedAt: now })
		.where(eq(posts.id, stored.id))
		.returning()
	await saveRevision(tx, { post: post!, by, now })
	await dropCopyOf(tx, save)
	await recordMotive(tx, { post: post!, anew: !isBound(stored, now), answered, by, address, now })
	const audit = {
		actor: by ?? undefined,
		subject: { id: stored.id, label: fields.title },
		address,
		now,
	}
	if (restoredFrom === undefined)
		await recordAudit(tx, { ...audit, action: 'post.updated', details: { version: post!.version } })
	else
		await recordAudit(tx, {
			...audit,
			action: 'post.restored',
			details: { from: restoredFrom, version: post!.version },
		})
	if (stored.status !== fields.status)
		await recordAudit(tx, { ...audit, action: fields.status === 'published' ? 'post.published' : 'post.unpublished' })
	return post!
}

async function changedMeanwhile(tx: Db, stored: Post): Promise<SavePostResult> {
	const { id, version, publishedAt } = stored
	const [last] = await tx
		.select({ savedByName: postRevisions.savedByName, savedAt: postRevisions.createdAt })
		.from(postRevisions)
		.where(and(eq(postRevisions.postId, id), eq(postRevisions.version, version)))
	const { savedByName, savedAt } = last ?? { savedByName: null, savedAt: stored.updatedAt }
	return {
		ok: false,
		reason: 'changed-meanwhile',
		current: { id, version, fields: fieldsOf(stored), publishedAt, savedByName, savedAt },
	}
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

export function savedPost({ id, slug, version, status }: Post): SavedPost {
	return { id, slug, version, status }
}
