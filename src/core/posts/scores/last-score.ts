import { eq, sql } from 'drizzle-orm'
import type { Db } from '#db/client.server.ts'
import { postChanges, postRevisions, posts } from '#db/schema/posts.ts'
import { seoValidations } from '#db/schema/seo.ts'
import { judgedFields } from '../publication/judge-fields.ts'

export type KeptScore = {
	value: number
	at: Date
	/** Nothing that the score is made of has changed since. */
	current: boolean
	/** The first thing that must be mended, as the check said it. */
	critical: string | null
}

const lastFirst = sql`${seoValidations.version} desc nulls last, ${seoValidations.createdAt} desc`

/** The same as `lastScore`, where a condition asks for its value alone. */
export const lastScoreValue = sql<number | null>`(
	select ${seoValidations.score} from ${seoValidations} where ${seoValidations.postId} = ${posts.id} order by ${lastFirst} limit 1
)`

/** The last kept score of each article that a query reads, to be joined laterally: of a saved version where there is one. */
export function lastScore(db: Db) {
	return db
		.select({
			value: seoValidations.score,
			version: seoValidations.version,
			at: sql<Date>`${seoValidations.createdAt}`.mapWith(seoValidations.createdAt).as('scored_at'),
			critical: sql<string | null>`(
				select issue ->> 'message' from jsonb_array_elements(${seoValidations.issues}) as issue
				where issue ->> 'severity' = 'crítico' limit 1
			)`.as('critical'),
		})
		.from(seoValidations)
		.where(eq(seoValidations.postId, posts.id))
		.orderBy(lastFirst)
		.limit(1)
		.as('last_score')
}

type LastScore = ReturnType<typeof lastScore>

/**
 * Whether the scored version says the same as the newest one in all that is judged: a change of state or of date makes a
 * version too, and no other text.
 */
export function isOfThisText({ version }: LastScore) {
	const newest = sql`coalesce((select c.version from ${postChanges} c where c.post_id = ${posts.id}), ${posts.version})`
	const judged = (of: string) =>
		sql.raw(`jsonb_build_array(${judgedFields.map((field) => `${of}.fields -> '${field}'`).join(', ')})`)
	return sql<boolean>`coalesce(${version} = ${newest} or exists(
		select 1 from ${postRevisions} a join ${postRevisions} b on b.post_id = a.post_id
		where a.post_id = ${posts.id} and a.version = ${version} and b.version = ${newest} and ${judged('a')} = ${judged('b')}
	), false)`
}
