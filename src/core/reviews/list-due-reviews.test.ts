import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { postReviews } from '#db/schema/claims.ts'
import { posts } from '#db/schema/posts.ts'
import { aPost, aPublishedPost } from '#tests/builders.ts'
import { testDb } from '#tests/db.ts'
import { listDueReviews, MOST_COUNTED } from './list-due-reviews.ts'
import { reviewFingerprint } from './review-fingerprint.ts'

const db = testDb()
const now = new Date('2026-08-31T12:00:00Z')

/** A published article with reviews of its version at these moments. */
async function published(title: string, ...moments: string[]) {
	const [post] = await db
		.insert(posts)
		.values(aPublishedPost({ title, updatedAt: new Date('2025-01-01T12:00:00Z') }))
		.returning()
	const signature = { reviewerName: 'Ana', registration: '202012345', fingerprint: reviewFingerprint(post!) }
	for (const moment of moments)
		await db.insert(postReviews).values({ postId: post!.id, ...signature, reviewedAt: new Date(moment) })
	return post!.id
}

test('never reviewed comes first, then what was changed since, then what ends soonest; a recent review is left alone', async () => {
	await published('Recente', '2026-01-01T12:00:00Z', '2026-08-01T12:00:00Z')
	await published('Vence em breve', '2026-03-20T12:00:00Z')
	await published('Vencido', '2026-01-10T12:00:00Z')
	const changed = await published('Mudado', '2026-08-01T12:00:00Z')
	await published('Nunca')
	const saved = { updatedAt: new Date('2026-08-20T12:00:00Z') }
	await db.update(posts).set(saved).where(eq(posts.id, changed))
	expect((await listDueReviews(db, { limit: 5, now })).total).toBe(3)
	await db.update(posts).set({ content: '<p>Outro prazo.</p>' }).where(eq(posts.id, changed))

	const { articles, total } = await listDueReviews(db, { limit: 5, now })
	expect(articles.map(({ title, expiresAt }) => [title, expiresAt])).toEqual([
		['Nunca', null],
		['Mudado', null],
		['Vencido', new Date('2026-07-10T12:00:00Z')],
		['Vence em breve', new Date('2026-09-20T12:00:00Z')],
	])
	expect(articles.map(({ reviewedAt }) => reviewedAt === null)).toEqual([true, false, false, false])
	expect(total).toBe(4)
})

test('five months before the 31st of August is the 31st of March, and a review of that moment still holds', async () => {
	await published('Na hora', '2026-03-31T12:00:00Z')
	await published('Antes', '2026-03-31T11:59:59Z')
	const { articles } = await listDueReviews(db, { limit: 5, now })
	expect(articles).toMatchObject([{ title: 'Antes', expiresAt: new Date('2026-09-30T11:59:59Z') }])
})

test('drafts are not asked for, and the rest past the limit is only counted', async () => {
	await db.insert(posts).values(aPost())
	await published('Um')
	await published('Dois')
	const { articles, total } = await listDueReviews(db, { limit: 1, now })
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
	expect(await listDueReviews(db, { limit: 1, now })).toMatchObject({ total: MOST_COUNTED, more: false })
	await publish('b-', 1)
	expect(await listDueReviews(db, { limit: 1, now })).toMatchObject({ total: MOST_COUNTED, more: true })
})
