import { and, between, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Db } from '#db/client.server.ts'
import { categories } from '#db/schema/categories.ts'
import { leads } from '#db/schema/leads.ts'
import { pageCounts } from '#db/schema/measurement.ts'
import { posts } from '#db/schema/posts.ts'
import { addDays, BRASILIA } from '#lib/brasilia-time.ts'
import { type Channel, channelOf } from './channel.ts'
import { campaignName } from './page-event.ts'
import { daysOf, type Period, periodBefore } from './period.ts'

/** `quotes` are requests for a quote, `wins` those of them that became a contract by now. */
export type Tally = { views: number; reads: number; chats: number; forms: number; quotes: number; wins: number }
export type PageResult = Tally & { path: string; title: string | null; category: string | null }
export type CampaignResult = Tally & { campaign: string; medium: string }

export type Results = {
	totals: Tally
	/** Of as many days right before. */
	before: Tally
	days: { day: string; views: number; quotes: number }[]
	channels: { channel: Channel; views: number }[]
	pages: PageResult[]
	campaigns: CampaignResult[]
}

const nothing: Tally = { views: 0, reads: 0, chats: 0, forms: 0, quotes: 0, wins: 0 }
const columnOf = { view: 'views', read: 'reads', chat: 'chats', form: 'forms' } as const

type Asked = { period: Period; siteUrl: string }

/** What brought visits, chats, quotes and contracts in a stretch of days. */
export async function readResults(db: Db, { period, siteUrl }: Asked): Promise<Results> {
	const [counts, quotes, before] = await Promise.all([
		readCounts(db, period),
		readQuotes(db, period),
		readTotals(db, periodBefore(period)),
	])
	const totals = { ...nothing }
	const pages = new Map<string, Tally>()
	const campaigns = new Map<string, CampaignResult>()
	const channels = new Map<Channel, number>()
	const days = new Map(daysOf(period).map((day) => [day, { day, views: 0, quotes: 0 }]))
	const page = (path: string) => entry(pages, path, () => ({ ...nothing }))
	const campaignOf = (campaign: string, medium: string) =>
		entry(campaigns, `${campaign} ${medium}`, () => ({ ...nothing, campaign, medium }))

	for (const { page: path, kind, count } of counts.byPage) {
		totals[columnOf[kind]] += count
		page(path)[columnOf[kind]] += count
	}
	for (const { campaign, medium, kind, count } of counts.byCampaign)
		campaignOf(campaign, medium)[columnOf[kind]] += count
	for (const { count, ...origin } of counts.byOrigin) {
		const channel = channelOf(origin)
		channels.set(channel, (channels.get(channel) ?? 0) + count)
	}
	for (const { day, count } of counts.byDay) days.get(day)!.views += count
	for (const { day, page: path, referrer, utm, status, count } of quotes) {
		days.get(day)!.quotes += count
		const campaign = campaignName(utm['utm_campaign'] ?? utm['utm_source'])
		const credited: Tally[] = [totals, page(path)]
		const article = ownPathOf(referrer, siteUrl)
		// The article that led to the form, beside the page of the form.
		if (article?.startsWith('/blog/') && article !== path) credited.push(page(article))
		if (campaign) credited.push(campaignOf(campaign, campaignName(utm['utm_medium'])))
		for (const tally of credited) {
			tally.quotes += count
			if (status === 'won') tally.wins += count
		}
	}
	return {
		totals,
		before,
		days: [...days.values()],
		channels: [...channels].map(([channel, views]) => ({ channel, views })).toSorted((a, b) => b.views - a.views),
		pages: (await withTitles(db, pages)).toSorted(byWins),
		campaigns: [...campaigns.values()].toSorted(byWins),
	}
}

/** Whether anything was counted or asked for, ever. */
export async function hasResults(db: Db): Promise<boolean> {
	const [row] = await db
		.select({
			some: sql<boolean>`exists (select from ${pageCounts}) or exists (select from ${leads} where ${leads.kind} = 'quote')`,
		})
		.from(sql`(values (1)) as one`)
	return row!.some
}

/** How often each of these pages was opened in a stretch of days. */
export async function countViews(db: Db, { paths, period }: { paths: string[]; period: Period }) {
	if (paths.length === 0) return new Map<string, number>()
	const rows = await db
		.select({ page: pageCounts.page, views: sql<number>`sum(${pageCounts.count})::int` })
		.from(pageCounts)
		.where(
			and(
				inArray(pageCounts.page, paths),
				eq(pageCounts.kind, 'view'),
				between(pageCounts.day, period.from, period.to),
			),
		)
		.groupBy(pageCounts.page)
	return new Map(rows.map(({ page, views }) => [page, views]))
}

function byWins(a: Tally, b: Tally): number {
	return b.wins - a.wins || b.quotes - a.quotes || b.views - a.views
}

/** Summed by the database: a year of a busy site is many rows. */
async function readCounts(db: Db, { from, to }: Period) {
	const { day, page, referrer, campaign, medium, kind } = pageCounts
	const inPeriod = between(day, from, to)
	const count = sql<number>`sum(${pageCounts.count})::int`
	const views = and(inPeriod, eq(kind, 'view'))
	const [byPage, byCampaign, byOrigin, byDay] = await Promise.all([
		db.select({ page, kind, count }).from(pageCounts).where(inPeriod).groupBy(page, kind),
		db
			.select({ campaign, medium, kind, count })
			.from(pageCounts)
			.where(and(inPeriod, ne(campaign, '')))
			.groupBy(campaign, medium, kind),
		db.select({ referrer, medium, count }).from(pageCounts).where(views).groupBy(referrer, medium),
		db.select({ day, count }).from(pageCounts).where(views).groupBy(day),
	])
	return { byPage, byCampaign, byOrigin, byDay }
}

const dayOfLead = sql<string>`to_char(${leads.createdAt} at time zone ${sql.raw(`'${BRASILIA}'`)}, 'YYYY-MM-DD')`

function quotesIn({ from, to }: Period) {
	const start = (day: string) => sql`(${day}::date)::timestamp at time zone ${BRASILIA}`
	return and(
		eq(leads.kind, 'quote'),
		sql`${leads.createdAt} >= ${start(from)}`,
		sql`${leads.createdAt} < ${start(addDays(to, 1))}`,
	)
}

function readQuotes(db: Db, period: Period) {
	const { page, referrer, utm, status } = leads
	return db
		.select({ day: dayOfLead, page, referrer, utm, status, count: sql<number>`count(*)::int` })
		.from(leads)
		.where(quotesIn(period))
		.groupBy(dayOfLead, page, referrer, utm, status)
}

async function readTotals(db: Db, period: Period): Promise<Tally> {
	const totals = { ...nothing }
	const [counts, [quotes]] = await Promise.all([
		db
			.select({ kind: pageCounts.kind, count: sql<number>`sum(${pageCounts.count})::int` })
			.from(pageCounts)
			.where(between(pageCounts.day, period.from, period.to))
			.groupBy(pageCounts.kind),
		db
			.select({
				quotes: sql<number>`count(*)::int`,
				wins: sql<number>`(count(*) filter (where ${leads.status} = 'won'))::int`,
			})
			.from(leads)
			.where(quotesIn(period)),
	])
	for (const { kind, count } of counts) totals[columnOf[kind]] = count
	return { ...totals, ...quotes }
}

async function withTitles(db: Db, pages: ReadonlyMap<string, Tally>): Promise<PageResult[]> {
	const slugs = [...pages.keys()].flatMap((path) => /^\/blog\/([^/]+)$/.exec(path)?.[1] ?? [])
	const found =
		slugs.length === 0
			? []
			: await db
					.select({ slug: posts.slug, title: posts.title, category: categories.name })
					.from(posts)
					.leftJoin(categories, eq(posts.categoryId, categories.id))
					.where(inArray(posts.slug, slugs))
	const named = new Map(found.map(({ slug, ...names }) => [`/blog/${slug}`, names]))
	return [...pages].map(([path, tally]) => ({ ...tally, path, title: null, category: null, ...named.get(path) }))
}

function ownPathOf(referrer: string | null, siteUrl: string): string | undefined {
	const url = URL.parse(referrer ?? '')
	return url?.host === new URL(siteUrl).host ? url.pathname : undefined
}

function entry<Value>(map: Map<string, Value>, key: string, fresh: () => Value): Value {
	const known = map.get(key)
	if (known) return known
	const value = fresh()
	map.set(key, value)
	return value
}
