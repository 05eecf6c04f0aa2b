import { expect, test } from 'vitest'
import { categories } from '#db/schema/categories.ts'
import { posts } from '#db/schema/posts.ts'
import { aCategory, aPost, aPublishedPost } from '#tests/builders.ts'
import { testDb } from '#tests/db.ts'
import { findPost, findPublishedPost } from './find-post.ts'

const db = testDb()

test('a published post is found with its category', async () => {
	const [auto] = await db.insert(categories).values(aCategory()).returning()
	await db
		.insert(posts)
		.values(aPublishedPost({ slug: 'no-ar', categoryId: auto!.id, sourceUrls: ['https://a.example'] }))
	expect(await findPublishedPost(db, 'no-ar')).toMatchObject({
		slug: 'no-ar',
		category: { name: 'Seguro Auto', slug: 'seguro-auto' },
		sourceUrls: ['https://a.example'],
		readingMinutes: 1,
	})
})

test('a draft is found for an admin only', async () => {
	await db.insert(posts).values(aPost({ slug: 'rascunho' }))
	expect(await findPublishedPost(db, 'rascunho')).toBeUndefined()
	expect(await findPost(db, 'rascunho')).toMatchObject({ status: 'draft', category: null, publishedAt: null })
})

test('an unknown address finds nothing', async () => {
	expect(await findPublishedPost(db, 'nada')).toBeUndefined()
	expect(await findPost(db, 'nada')).toBeUndefined()
})
