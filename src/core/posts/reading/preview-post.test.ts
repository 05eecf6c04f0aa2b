import { expect, test } from 'vitest'
import { aUser } from '#core/users/testing/a-user.ts'
import { categories } from '#db/schema/categories.ts'
import { postChanges, posts } from '#db/schema/posts.ts'
import { reviewRequests } from '#db/schema/reviews.ts'
import { aCategory, aPost, aPublishedPost } from '#tests/builders.ts'
import { testDb } from '#tests/db.ts'
import { keepWorkingCopy } from '../copies/working-copies.ts'
import { fieldsOf } from '../saving/stored-fields.ts'
import { findPost } from './find-post.ts'
import { previewPost } from './preview-post.ts'

const db = testDb()
const now = new Date('2026-03-10T12:00:00Z')
const savedAt = new Date('2026-03-09T12:00:00Z')
const rita = { id: 'rita', role: 'reviewer' as const }
const bia = { id: 'bia', role: 'author' as const }
const copyId = 'aaaaaaaa-0000-4000-8000-000000000001'

async function anArticle(values: Parameters<typeof aPost>[0] = {}) {
	for (const { id, role } of [rita, bia]) await aUser(db, { id, role })
	const [row] = await db
		.insert(posts)
		.values(aPublishedPost({ title: 'No ar', ...values }))
		.returning()
	return row!
}

async function preview(slug: string, viewer: typeof rita | typeof bia = rita) {
	return previewPost(db, (await findPost(db, slug))!, viewer)
}

async function changeWaits(row: typeof posts.$inferSelect, fields: Partial<ReturnType<typeof fieldsOf>> = {}) {
	const all = { ...fieldsOf(row), title: 'Salvo', ...fields }
	await db.insert(postChanges).values({ postId: row.id, fields: all, version: 2, updatedAt: savedAt })
}

test('a live article shows the changes that wait, to those who may write on it alone', async () => {
	const row = await anArticle()
	const [category] = await db
		.insert(categories)
		.values(aCategory({ name: 'Residencial' }))
		.returning()
	await changeWaits(row, { categoryId: category!.id, slug: 'outro' })
	const seen = await preview(row.slug)
	expect(seen).toMatchObject({
		post: { title: 'Salvo', slug: row.slug, category: { name: 'Residencial' }, status: 'published' },
		text: { is: 'changes', savedAt },
		state: 'published-with-changes',
	})
	expect(await preview(row.slug, bia)).toMatchObject({
		post: { title: 'No ar' },
		text: { is: 'saved' },
		state: 'published',
	})
})

test('over what waits stands what whoever looks has not saved, and nobody else sees that', async () => {
	const row = await anArticle({ authorId: 'bia' })
	await changeWaits(row, { excerpt: 'Salvo também' })
	const fields = { ...fieldsOf(row), title: 'Escrito', excerpt: 'Salvo também' }
	await keepWorkingCopy(db, { id: copyId, postId: row.id, userId: 'rita', fields, baseVersion: 2, now })
	expect(await preview(row.slug)).toMatchObject({
		post: { title: 'Escrito', excerpt: 'Salvo também' },
		text: { is: 'copy', keptAt: now },
		state: 'published-with-changes',
	})
	expect(await preview(row.slug, bia)).toMatchObject({ post: { title: 'Salvo' }, text: { is: 'changes' } })
})

test('a copy alone is a change of a live article, unless it says the same', async () => {
	const row = await anArticle({ faqs: [{ question: 'Cobre?', answer: 'Cobre.' }], tags: ['auto'] })
	const keep = (title: string) =>
		keepWorkingCopy(db, {
			id: copyId,
			postId: row.id,
			userId: 'rita',
			fields: { ...fieldsOf(row), title },
			baseVersion: 1,
			now,
		})
	await keep('Escrito')
	expect(await preview(row.slug)).toMatchObject({ text: { is: 'copy' }, state: 'published-with-changes' })
	await keep('No ar')
	expect(await preview(row.slug)).toMatchObject({ state: 'published' })
})

test.for([
	['draft', {}, false],
	['in-review', {}, true],
	['scheduled', { publishAt: now }, true],
	['in-bin', { deletedAt: now }, false],
] as const)('a draft is %s by the words of every other screen', async ([state, values, asked]) => {
	const row = await anArticle({ status: 'draft', publishedAt: null, ...values })
	if (asked) await db.insert(reviewRequests).values({ postId: row.id, version: 1 })
	expect(await preview(row.slug)).toMatchObject({ state, text: { is: 'saved' } })
})
