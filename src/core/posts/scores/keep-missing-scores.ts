import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/client.server.ts'
import { posts } from '#db/schema/posts.ts'
import { notInBin } from '../bin/not-in-bin.ts'
import { keepScore } from './keep-score.ts'
import { isOfThisText, lastScore } from './last-score.ts'
import { LEAST_SCORED_WORDS } from './least-scored-words.ts'

/** So many articles are looked at in one go, and so many of them scored: reading a text takes a moment of everybody's. */
const LOOKED_AT = 200
const SCORED = 5

/** The last article that was looked at; nothing: begin at the newest. */
export type Place = { createdAt: string; id: string } | undefined

type Keeping = { after?: Place; siteUrl: string; now: () => Date }

/**
 * Scores articles that came by another way than the editor, which scores what it saves: the demo's, generated and older ones. It goes
 * through all of them from the newest on, a part at a time, and returns where to go on.
 */
export async function keepMissingScores(db: Db, { after, siteUrl, now }: Keeping): Promise<Place> {
	const score = lastScore(db)
	const part = db
		.select({ id: posts.id, createdAt: sql<string>`${posts.createdAt}::text`.as('at') })
		.from(posts)
		.where(and(notInBin, after && isAfter(after)))
		.orderBy(desc(posts.createdAt), desc(posts.id))
		.limit(LOOKED_AT)
		.as('part')
	const looked = await db
		.select({ id: part.id, createdAt: part.createdAt, unscored: isUnscored(score) })
		.from(part)
		.innerJoin(posts, eq(posts.id, part.id))
		.leftJoinLateral(score, sql`true`)
		.orderBy(desc(posts.createdAt), desc(posts.id))
	let scored = 0
	for (const { id, createdAt, unscored } of looked) {
		if (!unscored) continue
		await keepScore(db, { id, siteUrl, now: now() })
		scored += 1
		if (scored === SCORED) return { createdAt, id }
	}
	const last = looked.at(-1)
	return looked.length < LOOKED_AT || !last ? undefined : { createdAt: last.createdAt, id: last.id }
}

function isAfter({ createdAt, id }: NonNullable<Place>): SQL {
	return sql`(${posts.createdAt}, ${posts.id}) < (${createdAt}::timestamptz, ${id}::uuid)`
}

/** A draft with fewer words than are judged is not one: they would come again every time. */
function isUnscored(score: ReturnType<typeof lastScore>): SQL<boolean> {
	const words = sql`array_length(regexp_split_to_array(trim(regexp_replace(${posts.content}, '<[^>]*>', ' ', 'g')), '\\s+'), 1)`
	return sql<boolean>`not ${isOfThisText(score)} and (${posts.status} = 'published' or ${words} >= ${LEAST_SCORED_WORDS})`
}
