import { and, desc, eq, isNull, notExists, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/client.server.ts'
import { posts, postWorkingCopies } from '#db/schema/posts.ts'
import { isId } from '#lib/is-id.ts'
import { postFieldsSchema } from '../post-fields-schema.ts'
import { cleanPost } from '../saving/clean-post.ts'
import { retryTransaction } from '../saving/retry-transaction.ts'
import { fieldsOf, sameFields } from '../saving/stored-fields.ts'

/** More than any article may have: what is too long to be saved must not be lost for that. */
const MOST_CHARACTERS = 4_000_000
/** So many are offered at once; those behind them come when these are dealt with. */
const MOST_OFFERED = 10

export type WorkingCopy = {
	id: string
	/** The article it is a copy of; null for one that does not exist yet. */
	postId: string | null
	fields: Record<string, unknown>
	baseVersion: number
	updatedAt: Date
}

/** A copy as a page knows it: what another page kept under the same id since then is not its own to replace or drop. */
export type KnownCopy = {
	id: string
	/** When it was kept, as the page last heard; null: never. Left out where an answer was lost, and no page can know. */
	keptAt?: Date | null | undefined
}

export type KeepWorkingCopyResult =
	| {
			ok: true
			/** Another one than was asked for, where another page writes into that. */
			id: string
			savedAt: Date
			/** The article was deleted meanwhile: the text goes on as one that does not exist yet. */
			postGone: boolean
	  }
	/** What it says is what the article says. */
	| { ok: false; reason: 'already-saved' }
	| { ok: false; reason: 'too-large' | 'not-yours' | 'bad-id' }

type Keeping = KnownCopy & {
	postId: string | null
	userId: string
	fields: Record<string, unknown>
	baseVersion: number
	now: Date
}

/** Keeps what somebody is writing, apart from the article. Each page that writes has its own copy, the last one kept. */
export async function keepWorkingCopy(
	db: Db,
	{ id, keptAt, postId, userId, fields, baseVersion, now }: Keeping,
): Promise<KeepWorkingCopyResult> {
	if (!isId(id) || (postId !== null && !isId(postId))) return { ok: false, reason: 'bad-id' }
	const storableFields = storable(fields)
	if (storableFields === undefined) return { ok: false, reason: 'too-large' }

	return retryTransaction(db, async (tx): Promise<KeepWorkingCopyResult> => {
		// Held, so that a save that is under way comes before or after, never in between.
		const [post] = await tx
			.select()
			.from(posts)
			.where(eq(posts.id, postId ?? id))
			.for('share')
		const [copy] = await tx
			.select({ userId: postWorkingCopies.userId, updatedAt: postWorkingCopies.updatedAt })
			.from(postWorkingCopies)
			.where(eq(postWorkingCopies.id, id))
			.for('update')
		if (copy && copy.userId !== userId) return { ok: false, reason: 'not-yours' }
		if (post && (await isSaved({ fields, baseVersion }, post))) {
			await dropWorkingCopy(tx, { id, keptAt, userId })
			return { ok: false, reason: 'already-saved' }
		}

		const written = { postId: post?.id ?? null, fields: storableFields, baseVersion, updatedAt: now }
		const kept = { ok: true, savedAt: now, postGone: postId !== null && !post } as const
		const ofAnother = copy && keptAt !== undefined && keptAt?.getTime() !== copy.updatedAt.getTime()
		if (copy && !ofAnother) {
			await tx.update(postWorkingCopies).set(written).where(eq(postWorkingCopies.id, id))
			return { ...kept, id }
		}
		const newId = ofAnother ? crypto.randomUUID() : id
		await tx.insert(postWorkingCopies).values({ id: newId, userId, createdAt: now, ...written })
		return { ...kept, id: newId }
	})
}

/** One's own copy, by its id. */
export async function findWorkingCopy(
	db: Db,
	{ id, userId }: { id: string; userId: string },
): Promise<WorkingCopy | undefined> {
	if (!isId(id)) return undefined
	const [copy] = await copiesOf(db, userId, eq(postWorkingCopies.id, id))
	return copy
}

/** The copies somebody left of an article, the last kept first. */
export async function listWorkingCopies(
	db: Db,
	{ postId, userId }: { postId: string; userId: string },
): Promise<WorkingCopy[]> {
	if (!isId(postId)) return []
	// The copy of a new article has the id that the article gets.
	return copiesOf(db, userId, or(eq(postWorkingCopies.postId, postId), eq(postWorkingCopies.id, postId)))
}

function copiesOf(db: Db, userId: string, which: SQL | undefined): Promise<WorkingCopy[]> {
	return db
		.select({
			id: postWorkingCopies.id,
			postId: postWorkingCopies.postId,
			fields: postWorkingCopies.fields,
			baseVersion: postWorkingCopies.baseVersion,
			updatedAt: postWorkingCopies.updatedAt,
		})
		.from(postWorkingCopies)
		.where(and(eq(postWorkingCopies.userId, userId), which))
		.orderBy(desc(postWorkingCopies.updatedAt))
		.limit(MOST_OFFERED)
}

export type UnsavedPost = { id: string; title: string; updatedAt: Date }

/** Articles somebody began and never saved, the last touched first. */
export function listUnsavedNewPosts(db: Db, { userId }: { userId: string }): Promise<UnsavedPost[]> {
	const saved = db.select({ one: sql`1` }).from(posts).where(eq(posts.id, postWorkingCopies.id))
	return db
		.select({
			id: postWorkingCopies.id,
			title: sql<string>`coalesce(${postWorkingCopies.fields} ->> 'title', '')`,
			updatedAt: postWorkingCopies.updatedAt,
		})
		.from(postWorkingCopies)
		.where(and(eq(postWorkingCopies.userId, userId), isNull(postWorkingCopies.postId), notExists(saved)))
		.orderBy(desc(postWorkingCopies.updatedAt))
}

/** Forgets what somebody wrote and does not want; not what another page of theirs wrote since they saw it. */
export async function discardWorkingCopy(
	db: Db,
	copy: KnownCopy & { userId: string },
): Promise<{ discarded: boolean }> {
	if (!isId(copy.id)) return { discarded: false }
	return { discarded: await dropWorkingCopy(db, copy) }
}

/** A saved text needs no copy. In the transaction of the save. */
export async function dropWorkingCopy(
	tx: Db,
	{ id, keptAt, userId }: KnownCopy & { userId: string },
): Promise<boolean> {
	if (keptAt === null) return false
	const gone = await tx
		.delete(postWorkingCopies)
		.where(
			and(
				eq(postWorkingCopies.id, id),
				eq(postWorkingCopies.userId, userId),
				// A page knows moments to the millisecond.
				keptAt && sql`date_trunc('milliseconds', ${postWorkingCopies.updatedAt}) = ${keptAt.toISOString()}`,
			),
		)
		.returning({ id: postWorkingCopies.id })
	return gone.length > 0
}

type Sent = { fields: Record<string, unknown>; baseVersion: number }

/** Whether what is sent says nothing that the article does not. */
export async function isSaved(sent: Sent, post: typeof posts.$inferSelect): Promise<boolean> {
	return mayBeSaved(post, sent) && says(sent.fields, post)
}

/** Worth the reading: somebody saved since, or the text is the article's to the letter. */
function mayBeSaved(post: typeof posts.$inferSelect, { fields, baseVersion }: Sent): boolean {
	return post.version > baseVersion || fields['content'] === post.content
}

async function says(fields: Record<string, unknown>, post: typeof posts.$inferSelect): Promise<boolean> {
	const read = postFieldsSchema.safeParse(fields)
	if (!read.success) return false
	const cleaned = await cleanPost(read.data)
	if (!cleaned.ok) return false
	const stored = fieldsOf(post)
	return sameFields({ ...cleaned.post, slug: cleaned.post.slug || stored.slug }, stored)
}

/** As the database can keep it, without NUL and halves of characters; undefined for a flood. */
function storable(fields: Record<string, unknown>): Record<string, unknown> | undefined {
	const text = JSON.stringify(fields)
	if (text.length > MOST_CHARACTERS) return undefined
	return /\\u(?:0000|d[89a-f])/.test(text) ? (plain(fields) as Record<string, unknown>) : fields
}

function plain(value: unknown): unknown {
	if (typeof value === 'string') return value.replaceAll('\0', '').toWellFormed()
	if (Array.isArray(value)) return value.map(plain)
	if (typeof value !== 'object' || value === null || value instanceof Date) return value
	return Object.fromEntries(Object.entries(value).map(([name, each]) => [plain(name), plain(each)]))
}
