import { and, desc, eq, isNull, ne, notExists, or, sql } from 'drizzle-orm'
import type { Db } from '#db/client.server.ts'
import { posts, postWorkingCopies } from '#db/schema/posts.ts'
import { cleanPost } from './clean-post.ts'
import { isId } from './is-id.ts'
import { postFieldsSchema } from './post-fields-schema.ts'
import { retryTransaction } from './retry-transaction.ts'
import { fieldsOf, sameFields } from './stored-fields.ts'

/** More than any article may have: what is too long to be saved must not be lost for that. */
const MOST_CHARACTERS = 4_000_000

export type WorkingCopy = {
	id: string
	/** The article it is a copy of; null for one that does not exist yet. */
	postId: string | null
	fields: Record<string, unknown>
	baseVersion: number
	updatedAt: Date
}

export type KeepWorkingCopyResult =
	| {
			ok: true
			savedAt: Date
			/** The article was deleted meanwhile: the text goes on as one that does not exist yet. */
			postGone: boolean
	  }
	/** What it says is what the article says: it came late, after the save. */
	| { ok: false; reason: 'already-saved' }
	| { ok: false; reason: 'too-large' | 'not-yours' | 'bad-id' }

type Keeping = {
	id: string
	postId: string | null
	userId: string
	fields: Record<string, unknown>
	baseVersion: number
	now: Date
}

/** Keeps what somebody is writing, apart from the article. Of one article each writer has one copy, the last one kept. */
export async function keepWorkingCopy(
	db: Db,
	{ id, postId, userId, fields, baseVersion, now }: Keeping,
): Promise<KeepWorkingCopyResult> {
	if (!isId(id) || (postId !== null && !isId(postId))) return { ok: false, reason: 'bad-id' }
	const kept = storable(fields)
	if (kept === undefined) return { ok: false, reason: 'too-large' }

	return retryTransaction(db, async (tx): Promise<KeepWorkingCopyResult> => {
		// Held, so that a save that is under way comes before or after, never in between.
		const [post] = await tx
			.select()
			.from(posts)
			.where(eq(posts.id, postId ?? id))
			.for('share')
		if (post && post.version > baseVersion && (await says(fields, post))) return { ok: false, reason: 'already-saved' }

		const of = post?.id ?? null
		if (of)
			await tx
				.delete(postWorkingCopies)
				.where(
					and(eq(postWorkingCopies.postId, of), eq(postWorkingCopies.userId, userId), ne(postWorkingCopies.id, id)),
				)
		const written = { postId: of, fields: kept, baseVersion, updatedAt: now }
		const [copy] = await tx
			.insert(postWorkingCopies)
			.values({ id, userId, createdAt: now, ...written })
			.onConflictDoUpdate({
				target: postWorkingCopies.id,
				set: written,
				setWhere: eq(postWorkingCopies.userId, userId),
			})
			.returning({ id: postWorkingCopies.id })
		if (!copy) return { ok: false, reason: 'not-yours' }
		return { ok: true, savedAt: now, postGone: postId !== null && of === null }
	})
}

/** The copy somebody left of an article, or by its own id. */
export async function findWorkingCopy(
	db: Db,
	{ userId, ...which }: { userId: string } & ({ postId: string } | { id: string }),
): Promise<WorkingCopy | undefined> {
	const id = 'postId' in which ? which.postId : which.id
	if (!isId(id)) return undefined
	const [copy] = await db
		.select({
			id: postWorkingCopies.id,
			postId: postWorkingCopies.postId,
			fields: postWorkingCopies.fields,
			baseVersion: postWorkingCopies.baseVersion,
			updatedAt: postWorkingCopies.updatedAt,
		})
		.from(postWorkingCopies)
		.where(
			and(
				eq(postWorkingCopies.userId, userId),
				// The copy of a new article has the id that the article gets.
				'postId' in which
					? or(eq(postWorkingCopies.postId, id), eq(postWorkingCopies.id, id))
					: eq(postWorkingCopies.id, id),
			),
		)
		.orderBy(desc(postWorkingCopies.updatedAt))
		.limit(1)
	return copy
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

/** Forgets what somebody wrote and does not want. */
export async function discardWorkingCopy(
	db: Db,
	{ id, userId }: { id: string; userId: string },
): Promise<{ discarded: boolean }> {
	if (!isId(id)) return { discarded: false }
	const gone = await db
		.delete(postWorkingCopies)
		.where(and(eq(postWorkingCopies.id, id), eq(postWorkingCopies.userId, userId)))
		.returning({ id: postWorkingCopies.id })
	return { discarded: gone.length > 0 }
}

/** A saved text needs no copy. In the transaction of the save. */
export async function dropWorkingCopy(
	tx: Db,
	{ postId, userId }: { postId: string; userId: string | undefined },
): Promise<void> {
	if (!userId) return
	await tx
		.delete(postWorkingCopies)
		.where(
			and(
				eq(postWorkingCopies.userId, userId),
				or(eq(postWorkingCopies.postId, postId), eq(postWorkingCopies.id, postId)),
			),
		)
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
