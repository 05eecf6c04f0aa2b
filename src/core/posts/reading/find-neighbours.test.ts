import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { posts } from '#db/schema/posts.ts'
import { aPost, aPublishedPost } from '#tests/builders.ts'
import { testDb } from '#tests/db.ts'
import { findNeighbours } from './find-neighbours.ts'
import { listPublishedPosts } from './list-published-posts.ts'

const db = testDb()

async function neighboursOf(slug: string) {
	const [post] = await db.select({ id: posts.id }).from(posts).where(sql`slug = ${slug}`)
	const { previous, next } = await findNeighbours(db, post!.id)
	return [previous?.slug, next?.slug]
}

test('the older is the previous one, the newer the next, and drafts do not count', async () => {
	const dated = (slug: string, day: number) => aPublishedPost({ slug, publishedAt: new Date(Date.UTC(2026, 1, day)) })
	await db.insert(posts).values([dated('b', 2), dated('a', 1), dated('c', 3), aPost({ slug: 'rascunho' })])
	expect(await neighboursOf('a')).toEqual([undefined, 'b'])
	expect(await neighboursOf('b')).toEqual(['a', 'c'])
	expect(await neighboursOf('c')).toEqual(['b', undefined])
	expect(await neighboursOf('rascunho')).toEqual([undefined, undefined])
})

test('posts of the same moment are walked one by one, in the order of the list', async () => {
	await db.insert(posts).values(Array.from({ length: 5 }, () => aPublishedPost()))
	// Finer than a Date can say.
	await db.update(posts).set({ publishedAt: sql`'2026-03-10T12:00:00.123456Z'` })
	const listed = (await listPublishedPosts(db)).posts.map(({ slug }) => slug)
	const walked = await Promise.all(listed.map(neighboursOf))
	expect(walked).toEqual(listed.map((_, index) => [listed[index + 1], listed[index - 1]]))
})
