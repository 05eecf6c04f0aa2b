import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { categories } from '#db/schema/categories.ts'
import { posts } from '#db/schema/posts.ts'
import { aCategory, aPost, aPublishedPost } from '#tests/builders.ts'
import { testDb } from '#tests/db.ts'
import { findMovedPost, findPost, findPublishedPost } from './find-post.ts'

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

async function renameTo(slug: string, from: string) {
	await db.update(posts).set({ slug }).where(eq(posts.slug, from))
}

test('an article is found by every address it was published under', async () => {
	await db.insert(posts).values(aPublishedPost({ slug: 'primeiro' }))
	await renameTo('segundo', 'primeiro')
	await renameTo('terceiro', 'segundo')
	expect(await findMovedPost(db, 'primeiro')).toEqual({ slug: 'terceiro' })
	expect(await findMovedPost(db, 'segundo')).toEqual({ slug: 'terceiro' })
	expect(await findMovedPost(db, 'terceiro')).toBeUndefined()

	await renameTo('primeiro', 'terceiro')
	expect(await findMovedPost(db, 'primeiro')).toBeUndefined()
	expect(await findMovedPost(db, 'terceiro')).toEqual({ slug: 'primeiro' })
})

test('an address that another article has taken leads to that one', async () => {
	await db.insert(posts).values(aPublishedPost({ slug: 'antigo' }))
	await renameTo('novo', 'antigo')
	await db.insert(posts).values(aPublishedPost({ slug: 'antigo' }))
	expect(await findMovedPost(db, 'antigo')).toBeUndefined()
	expect(await findPublishedPost(db, 'antigo')).toBeDefined()
})

test('drafts leave no addresses behind, and what is hidden or deleted is not led to', async () => {
	await db.insert(posts).values([aPost({ slug: 'rascunho' }), aPublishedPost({ slug: 'no-ar' })])
	await renameTo('outro-rascunho', 'rascunho')
	await renameTo('mudou', 'no-ar')
	expect(await findMovedPost(db, 'rascunho')).toBeUndefined()
	await db.update(posts).set({ status: 'draft' }).where(eq(posts.slug, 'mudou'))
	expect(await findMovedPost(db, 'no-ar')).toBeUndefined()
	await db.delete(posts).where(eq(posts.slug, 'mudou'))
	expect(await findMovedPost(db, 'no-ar')).toBeUndefined()
})
