import { expect, test } from 'vitest'
import { categories } from '#db/schema/categories.ts'
import { posts } from '#db/schema/posts.ts'
import { aCategory, aPost, aPublishedPost } from '#tests/builders.ts'
import { testDb } from '#tests/db.ts'
import { countPosts } from './count-posts.ts'

const db = testDb()

test('an empty blog counts zeros', async () => {
	expect(await countPosts(db)).toEqual({ total: 0, published: 0, drafts: 0, categories: 0 })
})

test('published posts, drafts and categories are counted apart', async () => {
	await db.insert(categories).values([aCategory(), aCategory({ name: 'Vida' })])
	await db.insert(posts).values([aPublishedPost(), aPublishedPost(), aPost()])
	expect(await countPosts(db)).toEqual({ total: 3, published: 2, drafts: 1, categories: 2 })
})
