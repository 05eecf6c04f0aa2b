import { expect, test } from 'vitest'
import { aUser } from '#core/users/testing/a-user.ts'
import { posts } from '#db/schema/posts.ts'
import { aPost } from '#tests/builders.ts'
import { testDb } from '#tests/db.ts'
import { listCopiedPosts } from './list-copied-posts.ts'
import { keepWorkingCopy } from './working-copies.ts'

const db = testDb()
const now = new Date('2026-03-10T12:00:00Z')
const later = new Date('2026-03-10T12:05:00Z')

test('an article is marked for who left a copy of it, with the last one', async () => {
	await aUser(db, { id: 'rita' })
	await aUser(db, { id: 'caio' })
	const [one, two] = await db
		.insert(posts)
		.values([aPost({ slug: 'um' }), aPost({ slug: 'dois' })])
		.returning()
	const copy = { postId: one!.id, userId: 'rita', fields: { title: 'Mais' }, baseVersion: 1 }
	await keepWorkingCopy(db, { ...copy, id: 'aaaaaaaa-0000-4000-8000-000000000001', now })
	await keepWorkingCopy(db, { ...copy, id: 'aaaaaaaa-0000-4000-8000-000000000002', now: later })
	const postIds = [one!.id, two!.id]
	expect([...(await listCopiedPosts(db, { userId: 'rita', postIds }))]).toEqual([[one!.id, later]])
	expect((await listCopiedPosts(db, { userId: 'caio', postIds })).size).toBe(0)
	expect((await listCopiedPosts(db, { userId: 'rita', postIds: [] })).size).toBe(0)
})
