import { expect, test } from 'vitest'
import { aLead } from '#core/leads/testing/a-lead.ts'
import { leads } from '#db/schema/leads.ts'
import { pageCounts } from '#db/schema/measurement.ts'
import { posts } from '#db/schema/posts.ts'
import { aPublishedPost } from '#tests/builders.ts'
import { testDb } from '#tests/db.ts'
import { periodBefore } from './period.ts'
import { countViews, hasResults, readResults } from './read-results.ts'

const db = testDb()
const period = { from: '2026-11-16', to: '2026-11-17' }
const siteUrl = 'https://corretora.example'

const counted = (more: Partial<typeof pageCounts.$inferInsert> = {}): typeof pageCounts.$inferInsert => ({
	day: '2026-11-17',
	page: '/seguros/auto',
	referrer: '',
	campaign: '',
	medium: '',
	kind: 'view',
	count: 1,
	...more,
})

const quote = (more: Partial<typeof leads.$inferInsert> = {}) =>
	aLead({ kind: 'quote', page: '/seguros/auto', createdAt: new Date('2026-11-17T15:00:00Z'), ...more })

test('pages, campaigns, channels and days have what was counted in the period', async () => {
	await db.insert(posts).values(aPublishedPost({ slug: 'vendaval', title: 'Vendaval no litoral' }))
	await db
		.insert(pageCounts)
		.values([
			counted({ count: 10, referrer: 'google.com' }),
			counted({ kind: 'read', count: 4 }),
			counted({ day: '2026-11-16', page: '/blog/vendaval', count: 7, campaign: 'vendaval', medium: 'grupos' }),
			counted({ day: '2026-11-16', kind: 'chat', page: '/blog/vendaval', count: 2 }),
			counted({ day: '2026-11-15', count: 100 }),
			counted({ day: '2026-11-13', count: 1_000 }),
		])
	const results = await readResults(db, { period, siteUrl })
	expect(results.totals).toEqual({ views: 17, reads: 4, chats: 2, forms: 0, quotes: 0, wins: 0 })
	expect(results.before.views).toBe(100)
	expect(results.days).toEqual([
		{ day: '2026-11-16', views: 7, quotes: 0 },
		{ day: '2026-11-17', views: 10, quotes: 0 },
	])
	expect(results.channels).toEqual([
		{ channel: 'search', views: 10 },
		{ channel: 'direct', views: 7 },
	])
	expect(results.pages.map(({ path, title, views }) => [path, title, views])).toEqual([
		['/seguros/auto', null, 10],
		['/blog/vendaval', 'Vendaval no litoral', 7],
	])
	expect(results.campaigns).toEqual([
		{ campaign: 'vendaval', medium: 'grupos', views: 7, reads: 0, chats: 0, forms: 0, quotes: 0, wins: 0 },
	])
})

test('a quote counts for the page of its form, its campaign and the article of ours that led there', async () => {
	await db.insert(leads).values([
		quote({
			referrer: 'https://corretora.example/blog/vendaval?x=1',
			status: 'won',
			utm: { utm_campaign: 'Auto-Torres', utm_medium: 'cpc' },
		}),
		quote({ referrer: 'https://outro.example/blog/vendaval' }),
		// Late in the evening of the 17th in Brasília, and early on the 18th.
		quote({ createdAt: new Date('2026-11-18T02:59:00Z') }),
		quote({ createdAt: new Date('2026-11-18T03:00:00Z') }),
		quote({ kind: 'contact' }),
	])
	const { totals, pages, campaigns, days } = await readResults(db, { period, siteUrl })
	expect(totals).toMatchObject({ quotes: 3, wins: 1 })
	expect(pages.map(({ path, quotes, wins }) => [path, quotes, wins])).toEqual([
		['/seguros/auto', 3, 1],
		['/blog/vendaval', 1, 1],
	])
	expect(campaigns.map(({ campaign, medium, quotes, wins }) => [campaign, medium, quotes, wins])).toEqual([
		['auto-torres', 'cpc', 1, 1],
	])
	expect(days.map(({ quotes }) => quotes)).toEqual([0, 3])
})

test('as long as nothing was counted or asked for there are no results', async () => {
	expect(await hasResults(db)).toBe(false)
	await db.insert(leads).values(quote())
	expect(await hasResults(db)).toBe(true)
})

test('views of single pages', async () => {
	await db
		.insert(pageCounts)
		.values([
			counted({ count: 3 }),
			counted({ count: 2, referrer: 'google.com' }),
			counted({ kind: 'chat', count: 9 }),
			counted({ day: '2026-11-01', count: 50 }),
		])
	const views = await countViews(db, { paths: ['/seguros/auto', '/'], period })
	expect([...views]).toEqual([['/seguros/auto', 5]])
	expect(await countViews(db, { paths: [], period })).toEqual(new Map())
})

test('the stretch before is as long and ends the day before', () => {
	expect(periodBefore({ from: '2026-10-19', to: '2026-11-17' })).toEqual({ from: '2026-09-19', to: '2026-10-18' })
})
