import { expect, test } from 'vitest'
import { categories } from '#db/schema/categories.ts'
import { posts } from '#db/schema/posts.ts'
import { aCategory, aPost, aPublishedPost } from '#tests/builders.ts'
import { testDb } from '#tests/db.ts'
import { listPublishedTitles } from './list-published-titles.ts'

const db = testDb()
const day = (date: number) => new Date(`2026-03-${String(date).padStart(2, '0')}T12:00:00Z`)

test('what readers can open is listed with its address and category, the newest first, drafts never', async () => {
	const [category] = await db
		.insert(categories)
		.values(aCategory({ name: 'Viagem', slug: 'viagem' }))
		.returning()
	await db
		.insert(posts)
		.values([
			aPublishedPost({ title: 'Velho', slug: 'velho', publishedAt: day(1), categoryId: category!.id }),
			aPublishedPost({ title: 'Novo', slug: 'novo', publishedAt: day(2) }),
			aPost({ title: 'Rascunho' }),
		])
	expect(await listPublishedTitles(db)).toEqual([
		{ title: 'Novo', path: '/blog/novo', categorySlug: undefined },
		{ title: 'Velho', path: '/blog/velho', categorySlug: 'viagem' },
	])
})
