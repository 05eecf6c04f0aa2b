import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { posts } from '#db/schema/posts.ts'
import { aPost, aPublishedPost } from '#tests/builders.ts'
import { testDb } from '#tests/db.ts'
import { listStaleFactChecks, MOST_COUNTED } from './list-stale-fact-checks.ts'

const db = testDb()
const now = new Date('2026-08-31T12:00:00Z')
const checked = (title: string, date: string | null) =>
	aPublishedPost({ title, factCheckedAt: date ? new Date(date) : null })

test('never checked comes first, then what ends soonest; a recent check is left alone', async () => {
	await db
		.insert(posts)
		.values([
			checked('Recente', '2026-08-01T12:00:00Z'),
			checked('Vence em breve', '2026-03-20T12:00:00Z'),
			checked('Vencido', '2026-01-10T12:00:00Z'),
			checked('Nunca', null),
		])
	const { articles, total } = await listStaleFactChecks(db, { limit: 5, now })
	expect(articles.map(({ title }) => title)).toEqual(['Nunca', 'Vencido', 'Vence em breve'])
	expect(articles.map(({ expiresAt }) => expiresAt)).toEqual([
		null,
		new Date('2026-07-10T12:00:00Z'),
		new Date('2026-09-20T12:00:00Z'),
	])
	expect(total).toBe(3)
})

test('five months before the 31st of August is the 31st of March, and a check of that moment still holds', async () => {
	await db.insert(posts).values([checked('Na hora', '2026-03-31T12:00:00Z'), checked('Antes', '2026-03-31T11:59:59Z')])
	const { articles } = await listStaleFactChecks(db, { limit: 5, now })
	expect(articles).toMatchObject([{ title: 'Antes', expiresAt: new Date('2026-09-30T11:59:59Z') }])
})

test('drafts are not asked for, and the rest past the limit is only counted', async () => {
	await db.insert(posts).values([aPost(), checked('Um', null), checked('Dois', null)])
	const { articles, total } = await listStaleFactChecks(db, { limit: 1, now })
	expect(articles).toHaveLength(1)
	expect(total).toBe(2)
})

test('more than a thousand are called more, a thousand are not', async () => {
	const publish = (slug: string, articles: number) =>
		db.execute(sql`
			insert into blog_posts (title, slug, status, published_at) select 'Um', ${slug} || n, 'published', '2026-01-01'
			from generate_series(1, ${sql.raw(String(articles))}) as n
		`)
	await publish('a-', MOST_COUNTED)
	expect(await listStaleFactChecks(db, { limit: 1, now })).toMatchObject({ total: MOST_COUNTED, more: false })
	await publish('b-', 1)
	expect(await listStaleFactChecks(db, { limit: 1, now })).toMatchObject({ total: MOST_COUNTED, more: true })
})
