import { and, eq, isNull, like, lt, notLike, or, sql } from 'drizzle-orm'
import type { Db } from '#db/client.server.ts'
import { checkedLinks, linkPlaces } from '#db/schema/links.ts'
import { escapeLike } from '#lib/escape-like.ts'
import type { guardedFetch } from '#lib/guarded-fetch.ts'
import { collectLinks } from './collect-links.ts'
import { lookAtLink, recordSeen, type SeenLink } from './look-at-link.ts'
import { lookAtOwn, type OwnSite } from './look-at-own.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** Each address is looked at once a week. */
export const AGAIN_AFTER_MS = 7 * DAY_MS
/** A claim that led to nothing was a process that is gone: no look takes as long. */
const CLAIM_MS = 10 * 60_000
/** In one night. With more, the others have their turn the night after. */
const MOST_AT_ONCE = 500
const HOSTS_AT_ONCE = 4
/** Between two pages of the same host. */
const PAUSE_MS = 2000

type Checking = {
	site: OwnSite
	now: () => Date
	fetch?: typeof guardedFetch
	wait?: (ms: number) => Promise<void>
}

/**
 * Looks at the addresses that published articles lead to and that nobody looked at for a week, a host at a time. Pages of our own are
 * known without asking, each time.
 */
export async function checkLinks(db: Db, { site, now, fetch, wait = sleep }: Checking): Promise<void> {
	await collectLinks(db)
	await checkOwn(db, site, now())
	const hosts = byHost(await dueLinks(db, now()))
	const unanswered: { url: string; seen: SeenLink }[] = []
	let answered = false

	async function lookAtHost(urls: readonly string[]) {
		for (const [at, url] of urls.entries()) {
			if (at > 0) await wait(PAUSE_MS)
			if (!(await claim(db, url, now()))) continue
			const seen = await lookAtLink(url, { ...(fetch && { fetch }) })
			if (seen.state === 'silent') unanswered.push({ url, seen })
			else {
				answered = true
				await recordSeen(db, url, seen, now())
			}
		}
	}

	const line = [...hosts.values()]
	await Promise.all(
		Array.from({ length: HOSTS_AT_ONCE }, async () => {
			for (let urls = line.pop(); urls; urls = line.pop()) await lookAtHost(urls)
		}),
	)
	// Where nobody answered, it is our own line that is broken, and that says nothing of their pages.
	for (const { url, seen } of unanswered) {
		if (answered) await recordSeen(db, url, seen, now())
		else await db.update(checkedLinks).set({ claimedAt: null }).where(eq(checkedLinks.url, url))
	}
	await forgetUnlinked(db, now())
}

async function checkOwn(db: Db, site: OwnSite, now: Date): Promise<void> {
	const { origin } = new URL(site.siteUrl)
	const rows = await db
		.select({ url: checkedLinks.url })
		.from(checkedLinks)
		.where(and(stands, or(like(checkedLinks.url, '/%'), like(checkedLinks.url, `${escapeLike(origin)}%`))))
	const seen = await lookAtOwn(
		db,
		rows.map(({ url }) => url),
		site,
	)
	for (const [url, { state, status, title }] of seen) await recordSeen(db, url, { state, status, title }, now)
}

function sleep(ms: number): Promise<void> {
	return new Promise((resolve) => setTimeout(resolve, ms))
}

function isDue(now: Date) {
	return or(isNull(checkedLinks.checkedAt), lt(checkedLinks.checkedAt, new Date(now.getTime() - AGAIN_AFTER_MS)))
}

const stands = sql`exists (select from ${linkPlaces} where ${linkPlaces.url} = ${checkedLinks.url})`

async function dueLinks(db: Db, now: Date): Promise<string[]> {
	const rows = await db
		.select({ url: checkedLinks.url })
		.from(checkedLinks)
		.where(and(isDue(now), stands, notLike(checkedLinks.url, '/%')))
		.orderBy(sql`${checkedLinks.checkedAt} nulls first`, checkedLinks.url)
		.limit(MOST_AT_ONCE)
	return rows.map(({ url }) => url)
}

/** Of several that want to look, one does. */
async function claim(db: Db, url: string, now: Date): Promise<boolean> {
	const free = or(isNull(checkedLinks.claimedAt), lt(checkedLinks.claimedAt, new Date(now.getTime() - CLAIM_MS)))
	const claimed = await db
		.update(checkedLinks)
		.set({ claimedAt: now })
		.where(and(eq(checkedLinks.url, url), isDue(now), free))
		.returning({ url: checkedLinks.url })
	return claimed.length > 0
}

function byHost(urls: readonly string[]): Map<string, string[]> {
	return Map.groupBy(urls, (url) => URL.parse(url)?.hostname ?? '')
}

/** Sources of drafts are looked at by hand; of those, and of what no article has any more, the old are forgotten. */
async function forgetUnlinked(db: Db, now: Date): Promise<void> {
	const old = lt(checkedLinks.checkedAt, new Date(now.getTime() - 5 * AGAIN_AFTER_MS))
	await db.delete(checkedLinks).where(and(sql`not ${stands}`, or(isNull(checkedLinks.checkedAt), old)))
}
