import { countDistinct, eq, inArray, sql } from 'drizzle-orm'
import { dayAfter, versionOn } from '#core/facts/fact.ts'
import { notInBin } from '#core/posts/bin/not-in-bin.ts'
import type { Db } from '#db/client.server.ts'
import { facts, postFacts } from '#db/schema/facts.ts'
import { posts } from '#db/schema/posts.ts'

export type ExpiringFact = { id: string; day: string; statement: string; articles: number }

/** Facts whose last day lies between two days, with nothing known of the day after. */
export async function listExpiringFacts(
	db: Db,
	{ from, until }: { from: string; until: string },
): Promise<ExpiringFact[]> {
	const found = await db
		.select({ id: facts.id, text: facts.text })
		.from(facts)
		.where(
			sql`exists (select from jsonb_array_elements(${facts.text} -> 'versions') as version where version ->> 'until' between ${from} and ${until})`,
		)
	const ending = found.flatMap(({ id, text }) =>
		text.versions.flatMap(({ until: day, statement }) =>
			day !== undefined && from <= day && day <= until && !versionOn(text, dayAfter(day))
				? [{ id, day, statement }]
				: [],
		),
	)
	if (ending.length === 0) return []
	const counted = await db
		.select({ id: postFacts.factId, articles: countDistinct(postFacts.postId) })
		.from(postFacts)
		.innerJoin(posts, eq(posts.id, postFacts.postId))
		.where(sql`${inArray(postFacts.factId, [...new Set(ending.map(({ id }) => id))])} and ${notInBin}`)
		.groupBy(postFacts.factId)
	const articles = new Map(counted.map((one) => [one.id, one.articles]))
	return ending.map((fact) => ({ ...fact, articles: articles.get(fact.id) ?? 0 }))
}

/** How many articles rest on any of them. */
export async function countArticlesOn(db: Db, ids: readonly string[]): Promise<number> {
	if (ids.length === 0) return 0
	const [counted] = await db
		.select({ articles: countDistinct(postFacts.postId) })
		.from(postFacts)
		.innerJoin(posts, eq(posts.id, postFacts.postId))
		.where(sql`${inArray(postFacts.factId, [...ids])} and ${notInBin}`)
	return counted!.articles
}
