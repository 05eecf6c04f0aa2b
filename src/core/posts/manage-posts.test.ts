import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aUser } from '#core/users/testing/a-user.ts'
import { auditLog } from '#db/schema/audit.ts'
import { posts, publishMotives } from '#db/schema/posts.ts'
import { aPost, aPublishedPost } from '#tests/builders.ts'
import { testDb } from '#tests/db.ts'
import { setStatusOfPosts } from './publication/set-status-of-posts.ts'
import { rita } from './testing/written.ts'

const db = testDb()
const now = new Date('2026-03-12T12:00:00Z')
const siteUrl = 'https://farol.example'
const motive = 'Texto curto de propósito'
const nobody = 'aaaaaaaa-0000-4000-8000-000000000001'

async function stored(...values: (typeof posts.$inferInsert)[]) {
	return db.insert(posts).values(values).returning()
}

test('publishing several dates those that were never published and says what could not be', async () => {
	await aUser(db, { id: 'rita' })
	const before = new Date('2026-01-01T12:00:00Z')
	const rows = await stored(
		aPost({ publishAt: new Date('2026-04-01T12:00:00Z'), unpublishAt: new Date('2026-01-02T12:00:00Z') }),
		aPost({ publishedAt: before }),
		aPublishedPost(),
		aPost({ title: ' ' }),
		aPost({ title: 'Vazio', content: '' }),
	)
	const ids = [...rows.map(({ id }) => id), nobody, rows[0]!.id]
	expect(await setStatusOfPosts(db, { ids, status: 'published', motive, by: rita, siteUrl, now })).toEqual({
		changed: expect.toSatisfy((changed: string[]) => changed.toSorted().join() === ids.slice(0, 2).toSorted().join()),
		unchanged: 1,
		refused: expect.toSatisfy(
			(refused: { title: string; reason: string }[]) =>
				refused
					.map(({ title, reason }) => title + reason)
					.toSorted()
					.join() === ' title-missing,Vaziocontent-missing',
		),
		held: [],
		missing: 1,
	})
	const after = Object.fromEntries((await db.select().from(posts)).map((post) => [post.id, post]))
	expect(after[ids[0]!]).toMatchObject({ status: 'published', publishedAt: now, publishAt: null, unpublishAt: null })
	expect(after[ids[1]!]).toMatchObject({ status: 'published', publishedAt: before, version: 2 })
	expect(after[ids[2]!]).toMatchObject({ version: 1 })
	expect(await db.$count(auditLog, eq(auditLog.action, 'post.published'))).toBe(2)
})

test('two people who publish the same articles at once publish each once', async () => {
	const rows = await stored(...Array.from({ length: 6 }, () => aPost()))
	const ids = rows.map(({ id }) => id)
	const [one, other] = await Promise.all([
		setStatusOfPosts(db, { ids, status: 'published', motive, by: null, siteUrl, now }),
		setStatusOfPosts(db, { ids: ids.toReversed(), status: 'published', motive, by: null, siteUrl, now }),
	])
	expect(one.changed.length + other.changed.length).toBe(6)
	expect(await db.$count(auditLog)).toBe(6)
})

test('what something speaks against is published with a motive, past nothing critical', async () => {
	await aUser(db, { id: 'rita' })
	const [short, bad] = await stored(aPost(), aPost({ content: '<p>Conosco a indenização é garantida.</p>' }))
	const ids = [short!.id, bad!.id]
	const change = { ids, status: 'published' as const, by: rita, siteUrl, now }
	const asked = await setStatusOfPosts(db, change)
	expect(asked).toMatchObject({ changed: [], unchanged: 0, refused: [] })
	expect(asked.held.map(({ id }) => id).toSorted()).toEqual([short!.id, bad!.id].toSorted())
	expect(asked.held.find(({ id }) => id === bad!.id)!.reasons[0]).toMatchObject({ critical: true })

	const answered = await setStatusOfPosts(db, { ...change, motive })
	expect(answered).toMatchObject({ changed: [short!.id], held: [{ id: bad!.id }] })
	expect(await db.select().from(publishMotives)).toMatchObject([{ postId: short!.id, motive, givenByName: 'Rita' }])
})
