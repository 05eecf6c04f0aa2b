import { and, inArray, ne, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Db } from '#db/client.server.ts'
import { postOldSlugs, posts } from '#db/schema/posts.ts'
import { numberedSlug, SLUG_LENGTH, slugOfTitle } from './slug-of-title.ts'

/** Pages of the blog that are no articles. */
const reserved = new Set(['autor', 'busca', 'categoria'])

type Wish = {
	/** A title, or an address somebody typed. */
	wanted: string
	/** The article it is for: its own addresses are not in its way. */
	postId: string
	maxLength?: number
}

/**
 * An address no other article has or had. Whoever asks holds all addresses until their transaction ends, so that of
 * fifty articles with one title each gets its own.
 */
export async function uniqueSlug(tx: Db, { wanted, postId, maxLength = SLUG_LENGTH }: Wish): Promise<string> {
	await tx.execute(sql`select pg_advisory_xact_lock(hashtext('farol post slugs'))`)
	const base = slugOfTitle(wanted, maxLength)
	let first = 1
	for (let count = 10; ; count *= 2) {
		const candidates = Array.from({ length: count }, (_, index) => numberedSlug(base, first + index, maxLength))
		const taken = await takenAmong(tx, candidates, postId)
		const free = candidates.find((slug) => !reserved.has(slug) && !taken.has(slug))
		if (free) return free
		first += count
	}
}

async function takenAmong(tx: Db, slugs: string[], postId: string): Promise<Set<string>> {
	const now = tx
		.select({ slug: posts.slug })
		.from(posts)
		.where(and(inArray(posts.slug, slugs), ne(posts.id, postId)))
	const once = tx
		.select({ slug: postOldSlugs.slug })
		.from(postOldSlugs)
		.where(and(inArray(postOldSlugs.slug, slugs), ne(postOldSlugs.postId, postId)))
	return new Set((await unionAll(now, once)).map(({ slug }) => slug))
}
