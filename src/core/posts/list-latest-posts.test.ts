import { expect, test } from 'vitest'
import { reviewFingerprint } from '#core/reviews/review-fingerprint.ts'
import { postReviews } from '#db/schema/claims.ts'
import { posts } from '#db/schema/posts.ts'
import { seoValidations } from '#db/schema/seo.ts'
import { aPost, aPublishedPost } from '#tests/builders.ts'
import { testDb } from '#tests/db.ts'
import { listLatestPosts } from './list-latest-posts.ts'

const db = testDb()
const day = (date: number) => new Date(`2026-03-${String(date).padStart(2, '0')}T12:00:00Z`)

test('the newest come first, drafts among them, each with the score of its last check', async () => {
	const [old] = await db
		.insert(posts)
		.values([
			aPublishedPost({ title: 'Velho', createdAt: day(1) }),
			aPost({ title: 'Novo', createdAt: day(2) }),
			aPost({ title: 'Mais velho', createdAt: new Date('2026-02-01T12:00:00Z') }),
		])
		.returning()
	await db.insert(seoValidations).values([
		{ postId: old!.id, score: 60, createdAt: day(3) },
		{ postId: old!.id, score: 91, version: 1, createdAt: day(4) },
	])
	const signature = { reviewerName: 'Ana', registration: '202012345', reviewedAt: day(4) }
	await db.insert(postReviews).values({ postId: old!.id, fingerprint: reviewFingerprint(old!), ...signature })
	expect(await listLatestPosts(db, { limit: 2, now: day(5) })).toMatchObject([
		{ title: 'Novo', status: 'draft', score: null, reviewed: false },
		{ title: 'Velho', status: 'published', score: { value: 91, current: true }, reviewed: true },
	])
})

test('a score of another text says so', async () => {
	const [post] = await db
		.insert(posts)
		.values(aPost({ version: 2 }))
		.returning()
	await db.insert(seoValidations).values({ postId: post!.id, score: 91, version: 1, createdAt: day(4) })
	const [latest] = await listLatestPosts(db, { limit: 1, now: day(5) })
	expect(latest!.score).toMatchObject({ value: 91, at: day(4), current: false })
})
