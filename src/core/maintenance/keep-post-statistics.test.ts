import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { posts } from '#db/schema/posts.ts'
import { aPublishedPost } from '#tests/builders.ts'
import { testDb } from '#tests/db.ts'
import { keepPostStatistics } from './keep-post-statistics.ts'

const db = testDb()

async function publish(count: number) {
	await db.insert(posts).values(Array.from({ length: count }, () => aPublishedPost()))
}

test('the database is told when there are many more articles than it knows of, and not again', async () => {
	await db.execute(sql`analyze blog_posts`)
	await publish(900)
	expect(await keepPostStatistics(db)).toEqual({ renewed: false })
	await publish(200)
	expect(await keepPostStatistics(db)).toEqual({ renewed: true })
	await publish(100)
	expect(await keepPostStatistics(db)).toEqual({ renewed: false })
})
