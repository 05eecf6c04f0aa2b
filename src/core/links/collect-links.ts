import { sql } from 'drizzle-orm'
import type { Db } from '#db/client.server.ts'
import { checkedLinks, linkPlaces } from '#db/schema/links.ts'
import { posts } from '#db/schema/posts.ts'

/** So many articles are gone through in one query. */
const BATCH = 200
/** An index takes no longer ones, and no page needs them. */
const LONGEST_ADDRESS = 2000
const FIRST = '00000000-0000-0000-0000-000000000000'

/**
 * Notes which addresses stand in which published article, as links or as sources: those of others, and pages of our own. The database reads the
 * texts itself: they are as the sanitiser wrote them, with every address in double quotes.
 */
export async function collectLinks(db: Db): Promise<void> {
	let after: string | undefined = FIRST
	while (after !== undefined) after = await collectBatch(db, after)
	await db
		.delete(linkPlaces)
		.where(
			sql`not exists (select from ${posts} where ${posts.id} = ${linkPlaces.postId} and ${posts.status} = 'published')`,
		)
}

async function collectBatch(db: Db, after: string): Promise<string | undefined> {
	return db.transaction(async (tx) => {
		const batch = await tx
			.select({ id: posts.id })
			.from(posts)
			.where(sql`${posts.status} = 'published' and ${posts.id} > ${after}`)
			.orderBy(posts.id)
			.limit(BATCH)
		const ids = batch.map(({ id }) => id)
		if (ids.length === 0) return undefined
		const ofBatch = sql`= any (${sql.param(ids)}::uuid[])`
		await tx.delete(linkPlaces).where(sql`${linkPlaces.postId} ${ofBatch}`)
		await tx.execute(sql`
			insert into ${linkPlaces} (post_id, url)
			select id, url from (
				select ${posts.id}, replace(found[1], '&amp;', '&') as url
				from ${posts}, regexp_matches(${posts.content}, '<a [^>]*href="((?:https?://|/(?!/))[^"\\s]*)"', 'g') as found
				where ${posts.id} ${ofBatch}
				union
				select ${posts.id}, source as url from ${posts}, unnest(${posts.sourceUrls}) as source
				where ${posts.id} ${ofBatch} and source ~ '^https?://'
			) as found
			where length(url) <= ${LONGEST_ADDRESS}
			on conflict do nothing
		`)
		await tx.execute(sql`
			insert into ${checkedLinks} (url)
			select distinct ${linkPlaces.url} from ${linkPlaces} where ${linkPlaces.postId} ${ofBatch}
			on conflict do nothing
		`)
		return ids.at(-1)
	})
}
