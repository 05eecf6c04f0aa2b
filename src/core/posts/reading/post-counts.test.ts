import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { categories } from '#db/schema/categories.ts'
import { posts, publishedPostCounts } from '#db/schema/posts.ts'
import { aCategory, aPost, aPublishedPost } from '#tests/builders.ts'
import { testDb } from '#tests/db.ts'
import { fc } from '#tests/properties.ts'
import { countPublishedPosts, foldPostCounts, placeInMonths } from './post-counts.ts'

const db = testDb()
const march = new Date('2026-03-10T12:00:00Z')
const april = new Date('2026-04-01T00:00:00Z')

test('counts follow every way of writing: insert, publish, move, re-date, unpublish, delete', async () => {
	const [auto, vida] = await db
		.insert(categories)
		.values([aCategory({ name: 'Auto' }), aCategory({ name: 'Vida' })])
		.returning()
	const [first, second] = await db
		.insert(posts)
		.values([aPublishedPost({ publishedAt: march, categoryId: auto!.id }), aPost({ categoryId: auto!.id })])
		.returning()
	expect(await countPublishedPosts(db)).toEqual([{ month: '2026-03-01', posts: 1 }])

	await db.update(posts).set({ status: 'published', publishedAt: april }).where(eq(posts.id, second!.id))
	expect(await countPublishedPosts(db)).toEqual([
		{ month: '2026-04-01', posts: 1 },
		{ month: '2026-03-01', posts: 1 },
	])

	await db.update(posts).set({ categoryId: vida!.id }).where(eq(posts.id, first!.id))
	expect(await countPublishedPosts(db, { categoryId: vida!.id })).toEqual([{ month: '2026-03-01', posts: 1 }])
	expect(await countPublishedPosts(db, { categoryId: auto!.id })).toEqual([{ month: '2026-04-01', posts: 1 }])

	await db.update(posts).set({ publishedAt: march })
	expect(await countPublishedPosts(db)).toEqual([{ month: '2026-03-01', posts: 2 }])

	await db.update(posts).set({ status: 'draft' }).where(eq(posts.id, first!.id))
	await db.delete(posts).where(eq(posts.id, second!.id))
	expect(await countPublishedPosts(db)).toEqual([])
})

test('a deleted category leaves its articles counted among all', async () => {
	const [auto] = await db.insert(categories).values(aCategory()).returning()
	await db.insert(posts).values([aPublishedPost({ categoryId: auto!.id }), aPublishedPost()])
	await db.delete(categories)
	expect(await countPublishedPosts(db)).toEqual([{ month: '2026-03-01', posts: 2 }])
	expect(await countPublishedPosts(db, { categoryId: auto!.id })).toEqual([])
})

test('folding leaves one row per category and month and changes no sum', async () => {
	for (let count = 0; count < 5; count += 1) await db.insert(posts).values(aPublishedPost())
	await db.delete(posts).where(sql`id = (select id from blog_posts limit 1)`)
	expect(await db.$count(publishedPostCounts)).toBe(6)
	await Promise.all([foldPostCounts(db), foldPostCounts(db)])
	expect(await db.select().from(publishedPostCounts)).toEqual([{ categoryId: null, month: '2026-03-01', posts: 4 }])
	await db.delete(posts)
	await foldPostCounts(db)
	expect(await db.select().from(publishedPostCounts)).toEqual([])
})

test('the place of an article is its month and what comes before it there', () => {
	const months = [
		{ month: '2026-12-01', posts: 2 },
		{ month: '2026-03-01', posts: 5 },
	]
	expect(placeInMonths(months, 0)).toEqual({ before: new Date('2027-01-01T00:00:00Z'), skip: 0 })
	expect(placeInMonths(months, 2)).toEqual({ before: new Date('2026-04-01T00:00:00Z'), skip: 0 })
	expect(placeInMonths(months, 6)).toEqual({ before: new Date('2026-04-01T00:00:00Z'), skip: 4 })
	expect(placeInMonths(months, 7)).toBeUndefined()
})

test('whatever the months hold, no place skips a whole month', () => {
	fc.assert(
		fc.property(fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1 }), fc.nat({ max: 60 }), (sizes, offset) => {
			const months = sizes.map((size, index) => ({ month: `${2100 - index}-01-01`, posts: size }))
			const place = placeInMonths(months, offset)
			const index = months.findIndex(
				({ month }) => `${month.slice(0, 4)}-02` === place?.before.toISOString().slice(0, 7),
			)
			const passed = (count: number) => sizes.slice(0, count).reduce((sum, size) => sum + size, 0)
			expect(place === undefined).toBe(offset >= passed(sizes.length))
			if (!place) return
			expect(place.skip).toBeLessThan(sizes[index]!)
			expect(passed(index) + place.skip).toBe(offset)
		}),
	)
})
