import { expect, test } from 'vitest'
import { aUser } from '#core/users/testing/a-user.ts'
import { categories } from '#db/schema/categories.ts'
import { posts } from '#db/schema/posts.ts'
import { aCategory, aPost } from '#tests/builders.ts'
import { testDb } from '#tests/db.ts'
import { findPost } from '../reading/find-post.ts'
import { fieldsOf } from '../saving/stored-fields.ts'
import { withOwnCopy } from './with-own-copy.ts'
import { keepWorkingCopy } from './working-copies.ts'

const db = testDb()
const now = new Date('2026-03-10T12:00:00Z')
const id = 'aaaaaaaa-0000-4000-8000-000000000001'

async function aStored() {
	await aUser(db, { id: 'rita' })
	await aUser(db, { id: 'caio' })
	const [row] = await db
		.insert(posts)
		.values(aPost({ title: 'Antes', content: '<p>Antes</p>' }))
		.returning()
	return { row: row!, post: (await findPost(db, row!.slug))! }
}

test('who wrote a copy sees it in the place of the article, and nobody else does', async () => {
	const { row, post } = await aStored()
	const [category] = await db
		.insert(categories)
		.values(aCategory({ name: 'Residencial' }))
		.returning()
	const fields = {
		...fieldsOf(row),
		title: 'Depois',
		content: '<p onclick="x()">Depois</p>',
		slug: 'outro',
		categoryId: category!.id,
	}
	await keepWorkingCopy(db, { id, postId: row.id, userId: 'rita', fields, baseVersion: 1, now })
	const own = await withOwnCopy(db, post, { userId: 'rita' })
	expect(own).toMatchObject({ keptAt: now, post: { title: 'Depois', content: '<p>Depois</p>', slug: row.slug } })
	expect(own.post.category).toMatchObject({ name: 'Residencial' })
	expect(await withOwnCopy(db, post, { userId: 'caio' })).toEqual({ post, keptAt: undefined })
})

test('a copy that could not be saved yet shows its text', async () => {
	const { row, post } = await aStored()
	const fields = { ...fieldsOf(row), content: '<p>Depois</p>', metaTitle: 'x'.repeat(200), excerpt: 'Outro' }
	await keepWorkingCopy(db, { id, postId: row.id, userId: 'rita', fields, baseVersion: 1, now })
	const own = await withOwnCopy(db, post, { userId: 'rita' })
	expect(own.post).toEqual({ ...post, content: '<p>Depois</p>' })
})
