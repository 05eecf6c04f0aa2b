import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aUser } from '#core/users/testing/a-user.ts'
import { posts } from '#db/schema/posts.ts'
import { testDb } from '#tests/db.ts'
import type { PostFields } from '../post-fields.ts'
import { rita, written } from '../testing/written.ts'
import { listRevisions } from './revisions.ts'
import { saveNewPost } from './save-new-post.ts'
import { savePost } from './save-post.ts'

const db = testDb()
const now = new Date('2026-03-10T12:00:00Z')
const id = 'aaaaaaaa-0000-4000-8000-000000000001'

function send(fields: Partial<PostFields> = {}) {
	return saveNewPost(db, { id, fields: written(fields), by: rita, now })
}

test('a new article whose answer was lost is sent again and stays one', async () => {
	await aUser(db, { id: 'rita' })
	const first = await send({ status: 'published' })
	expect(first).toMatchObject({ ok: true, post: { id, version: 1 } })
	expect(await send({ status: 'published' })).toEqual(first)
	expect(await listRevisions(db, id)).toHaveLength(1)
})

test('another text under the id of an article that exists is never taken nor dropped in silence', async () => {
	await aUser(db, { id: 'rita' })
	await send({ content: '<p>De uma aba</p>' })
	const refused = await send({ content: '<p>De outra aba</p>' })
	expect(refused).toMatchObject({
		ok: false,
		reason: 'changed-meanwhile',
		current: { id, version: 1, savedByName: 'Rita', publishedAt: null, fields: { content: '<p>De uma aba</p>' } },
	})
	const fields = written({ content: '<p>De outra aba</p>' })
	expect(await savePost(db, { id, baseVersion: 1, fields, by: rita, now })).toMatchObject({ ok: true })
	expect(await send({ content: '<p>Ainda outra</p>' })).toMatchObject({ ok: false, current: { version: 2 } })
	const [post] = await db.select().from(posts).where(eq(posts.id, id))
	expect(post).toMatchObject({ content: '<p>De outra aba</p>', version: 2 })
})
