import { expect, test } from 'vitest'
import { categories } from '#db/schema/categories.ts'
import { posts } from '#db/schema/posts.ts'
import { aCategory, aPost, aPublishedPost } from '#tests/builders.ts'
import { testDb } from '#tests/db.ts'
import { findPostTitle } from './find-post-title.ts'

const db = testDb()

test('only a published post has a picture to share', async () => {
	const [auto] = await db.insert(categories).values(aCategory()).returning()
	await db
		.insert(posts)
		.values([
			aPublishedPost({ slug: 'no-ar', title: 'No ar', categoryId: auto!.id }),
			aPost({ slug: 'rascunho', title: 'Segredo' }),
		])
	expect(await findPostTitle(db, 'no-ar')).toEqual({
		title: 'No ar',
		category: 'Seguro Auto',
		categorySlug: 'seguro-auto',
	})
	expect(await findPostTitle(db, 'rascunho')).toBeUndefined()
	expect(await findPostTitle(db, 'nada')).toBeUndefined()
})
