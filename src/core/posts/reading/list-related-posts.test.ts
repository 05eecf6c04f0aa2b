import { expect, test } from 'vitest'
import { categories } from '#db/schema/categories.ts'
import { posts } from '#db/schema/posts.ts'
import { aCategory, aPost, aPublishedPost } from '#tests/builders.ts'
import { testDb } from '#tests/db.ts'
import { listRelatedPosts } from './list-related-posts.ts'

const db = testDb()

function dated(slug: string, day: number, categoryId: string | null = null) {
	return aPublishedPost({ slug, categoryId, publishedAt: new Date(Date.UTC(2026, 1, day)) })
}

async function slugsFor(slug: string) {
	const subject = (await db.select().from(posts)).find((post) => post.slug === slug)!
	return (await listRelatedPosts(db, subject)).map((post) => post.slug)
}

test('the newest of the category come first, and the newest of all fill up', async () => {
	const [auto, vida] = await db
		.insert(categories)
		.values([aCategory(), aCategory({ name: 'Vida' })])
		.returning()
	await db
		.insert(posts)
		.values([
			...[1, 2, 3, 4, 5].map((day) => dated(`auto-${day}`, day, auto!.id)),
			dated('vida-1', 1, vida!.id),
			dated('vida-2', 2, vida!.id),
			dated('solto', 9),
			aPost({ slug: 'rascunho', categoryId: vida!.id }),
		])
	expect(await slugsFor('auto-5')).toEqual(['auto-4', 'auto-3', 'auto-2'])
	expect(await slugsFor('vida-1')).toEqual(['vida-2', 'solto', 'auto-5'])
	expect(await slugsFor('solto')).toEqual(['auto-5', 'auto-4', 'auto-3'])
})

test('the only post has none', async () => {
	await db.insert(posts).values(dated('unico', 1))
	expect(await slugsFor('unico')).toEqual([])
})
