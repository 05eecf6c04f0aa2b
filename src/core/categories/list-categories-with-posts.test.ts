import { expect, test } from 'vitest'
import { categories } from '#db/schema/categories.ts'
import { posts } from '#db/schema/posts.ts'
import { aCategory, aPost, aPublishedPost } from '#tests/builders.ts'
import { testDb } from '#tests/db.ts'
import { listCategoriesWithPosts } from './list-categories-with-posts.ts'

const db = testDb()

test('categories come by Portuguese order with the number of their published posts', async () => {
	const [viagem, agua, bike] = await db
		.insert(categories)
		.values([aCategory({ name: 'Viagem' }), aCategory({ name: 'Água' }), aCategory({ name: 'Bike' })])
		.returning()
	await db
		.insert(posts)
		.values([
			aPublishedPost({ categoryId: viagem!.id }),
			aPublishedPost({ categoryId: viagem!.id }),
			aPublishedPost({ categoryId: agua!.id }),
			aPost({ categoryId: agua!.id }),
			aPost({ categoryId: bike!.id }),
		])
	expect(await listCategoriesWithPosts(db)).toEqual([
		{ slug: 'agua', name: 'Água', postCount: 1 },
		{ slug: 'viagem', name: 'Viagem', postCount: 2 },
	])
})
