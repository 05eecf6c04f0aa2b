import { and, eq, exists, isNotNull, ne, or, sql } from 'drizzle-orm'
import type { Db } from '#db/client.server.ts'
import { postReviews } from '#db/schema/claims.ts'
import { posts } from '#db/schema/posts.ts'
import { users } from '#db/schema/users.ts'
import { slugify } from '#lib/slugify.ts'

const LONGEST = 60

/**
 * Gives somebody who writes or reviews the address of their public page, made from their name. Once readers can know it,
 * it stays, whatever becomes of the name. In the transaction of whatever they did.
 */
export async function ensureAuthorSlug(tx: Db, userId: string): Promise<void> {
	await tx.execute(sql`select pg_advisory_xact_lock(hashtext('farol author slugs'))`)
	const [user] = await tx
		.select({ name: users.name, slug: users.slug, known: hasPublicWork(tx) })
		.from(users)
		.where(eq(users.id, userId))
	if (!user || (user.slug !== null && user.known)) return
	const base = slugify(user.name, LONGEST) || 'autor'
	if (user.slug === base) return
	for (let number = 1; ; number += 1) {
		const slug = number === 1 ? base : `${base}-${number}`
		const taken = await tx.$count(users, and(eq(users.slug, slug), ne(users.id, userId)))
		if (taken > 0) continue
		await tx.update(users).set({ slug }).where(eq(users.id, userId))
		return
	}
}

/** Whether readers see something that names the user as its author or its reviewer. */
function hasPublicWork(db: Db) {
	const written = db
		.select({ one: sql`1` })
		.from(posts)
		.where(and(eq(posts.authorId, users.id), eq(posts.status, 'published'), isNotNull(posts.authorName)))
	const reviewed = db
		.select({ one: sql`1` })
		.from(postReviews)
		.innerJoin(posts, and(eq(posts.id, postReviews.postId), eq(posts.status, 'published')))
		.where(eq(postReviews.reviewerId, users.id))
	return sql<boolean>`${or(exists(written), exists(reviewed))}`
}
