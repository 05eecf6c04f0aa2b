import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { categories } from '#db/schema/categories.ts'
import { topics } from '#db/schema/scheduler.ts'
import { aCategory } from '#tests/builders.ts'
import { testDb } from '#tests/db.ts'
import { chooseTopic } from './choose-topic.ts'
import { curatedTopicsFor } from './curated-topics.ts'
import { suggestTopics } from './suggest-topics.ts'

const db = testDb()
const now = new Date('2026-03-10T12:00:00Z')

async function aCategoryOf(slug: string) {
	const [category] = await db
		.insert(categories)
		.values(aCategory({ slug, name: slug }))
		.returning()
	return category!
}

async function backlog() {
	return (await db.select().from(topics)).map(({ topic, usedAt }) => ({ topic, used: usedAt !== null }))
}

test('each category without a backlog gets what the scheduler would write about next, once', async () => {
	await db.delete(categories)
	const [own, planned] = [await aCategoryOf('nossa'), await aCategoryOf('outra')]
	await db.insert(topics).values({ categoryId: planned.id, topic: 'Granizo: o que fotografar', position: 0 })
	const first = await chooseTopic(db, own, now)
	expect(await suggestTopics(db, { now })).toBe(1)
	expect(await backlog()).toEqual([
		{ topic: 'Granizo: o que fotografar', used: false },
		{ topic: first!.text, used: false },
	])
	expect(await suggestTopics(db, { now })).toBe(0)
})

test('what was written about is not suggested again', async () => {
	await db.delete(categories)
	const category = await aCategoryOf('nossa')
	const [first, second] = curatedTopicsFor(category)
	await db.insert(topics).values({ categoryId: category.id, topic: first!, usedAt: now, position: 0 })
	expect(await suggestTopics(db, { now })).toBe(1)
	expect(await db.select().from(topics).where(eq(topics.topic, second!))).toHaveLength(1)
})
