import { and, asc, count, desc, eq, max, or, sql } from 'drizzle-orm'
import type { Db } from '#db/client.server.ts'
import { type CheckedLink, checkedLinks, linkPlaces } from '#db/schema/links.ts'
import { posts } from '#db/schema/posts.ts'
import { elementsOf, parseHtml, textOf } from '../html/dom.ts'
import { lookAtOwn, type OwnLoss, type OwnSite } from './look-at-own.ts'

export const MOST_SHOWN = 200

export type LostLink = Pick<CheckedLink, 'url' | 'state' | 'status'> & {
	checkedAt: Date
	lostAt: Date
	postId: string
	postTitle: string
	/** The words that lead there; none where it is one of the article's sources. */
	words: string | undefined
	/** Why, of a page of our own. */
	loss?: OwnLoss | undefined
}

/** Gone is gone. Silence counts once it was met on two days. */
const isLost = or(
	eq(checkedLinks.state, 'gone'),
	and(eq(checkedLinks.state, 'silent'), sql`${checkedLinks.lostAt} < ${checkedLinks.checkedAt}`),
)

/** Links of published articles that lead nowhere any more, as the articles stand now: one that was mended is not among them. */
export async function listLostLinks(db: Db, site: OwnSite): Promise<LostLink[]> {
	const { url, state, status, checkedAt, lostAt } = checkedLinks
	const rows = await db
		.select({
			url,
			state,
			status,
			checkedAt,
			lostAt,
			postId: posts.id,
			postTitle: posts.title,
			content: posts.content,
			sourceUrls: posts.sourceUrls,
		})
		.from(checkedLinks)
		.innerJoin(linkPlaces, eq(linkPlaces.url, url))
		.innerJoin(posts, and(eq(posts.id, linkPlaces.postId), eq(posts.status, 'published')))
		.where(isLost)
		.orderBy(desc(lostAt), asc(posts.title), asc(url))
		.limit(MOST_SHOWN)
	// A page of our own may be there again, and the database knows.
	const own = await lookAtOwn(
		db,
		rows.map((row) => row.url),
		site,
	)
	return rows.flatMap(({ content, sourceUrls, ...row }): LostLink[] => {
		const ours = own.get(row.url)
		if (ours && ours.state !== 'gone') return []
		const lost = {
			...row,
			status: ours?.status ?? row.status,
			checkedAt: row.checkedAt!,
			lostAt: row.lostAt!,
			loss: ours?.loss,
		}
		const link = elementsOf(parseHtml(content), 'a').find(({ attribs }) => attribs['href'] === row.url)
		if (link) return [{ ...lost, words: textOf(link) || row.url }]
		return sourceUrls.includes(row.url) ? [{ ...lost, words: undefined }] : []
	})
}

export type LinkCounts = { links: number; looked: number; lastLook: Date | null }

/** How much of what stands in published articles has been looked at. */
export async function countLinks(db: Db): Promise<LinkCounts> {
	const stands = sql`exists (select from ${linkPlaces} where ${linkPlaces.url} = ${checkedLinks.url})`
	const [row] = await db
		.select({ links: count(), looked: count(checkedLinks.checkedAt), lastLook: max(checkedLinks.checkedAt) })
		.from(checkedLinks)
		.where(stands)
	return row!
}
