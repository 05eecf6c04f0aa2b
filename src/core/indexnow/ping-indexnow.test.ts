import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { posts } from '#db/schema/posts.ts'
import { indexNowQueue } from '#db/schema/search-engines.ts'
import { aPost, aPublishedPost } from '#tests/builders.ts'
import { testDb } from '#tests/db.ts'
import type { IndexNow, IndexNowAnswer } from './index-now.ts'
import { emptyIndexNowQueue, pingIndexNow } from './ping-indexnow.ts'

const db = testDb()
const siteUrl = 'https://www.farol.example'
const later = () => new Date(Date.now() + 60_000)

function anEngine(answer: IndexNowAnswer = { ok: true }, meanwhile?: () => Promise<unknown>) {
	const told: string[][] = []
	const indexNow: IndexNow = {
		async tell(urls) {
			told.push(urls)
			await meanwhile?.()
			return answer
		},
	}
	return { told, indexNow }
}

async function queued() {
	return (await db.select().from(indexNowQueue)).map(({ path }) => path).sort()
}

test('a publication and a changed address are told, once', async () => {
	const [post] = await db
		.insert(posts)
		.values([aPublishedPost({ slug: 'antes' }), aPost({ slug: 'rascunho' })])
		.returning()
	await db.update(posts).set({ slug: 'depois' }).where(sql`${posts.id} = ${post!.id}`)
	const { told, indexNow } = anEngine()
	expect(await pingIndexNow(db, { indexNow, siteUrl, now: later() })).toMatchObject({ told: 2, dropped: 0 })
	expect(told[0]!.sort()).toEqual([`${siteUrl}/blog/antes`, `${siteUrl}/blog/depois`])
	expect(await pingIndexNow(db, { indexNow, siteUrl, now: later() })).toEqual({ told: 0, dropped: 0, waiting: 0 })
	expect(told).toHaveLength(1)
})

test('what readers do not see is not told; what they no longer see is', async () => {
	const [kept, withdrawn, deleted] = await db
		.insert(posts)
		.values(['fica', 'sai', 'some'].map((slug) => aPublishedPost({ slug })))
		.returning()
	await emptyIndexNowQueue(db)
	await db
		.update(posts)
		.set({ tags: ['outra'], updatedAt: new Date() })
		.where(eq(posts.id, kept!.id))
	await db.insert(posts).values(aPost({ slug: 'rascunho' }))
	expect(await queued()).toEqual([])
	await db.update(posts).set({ status: 'draft' }).where(eq(posts.id, withdrawn!.id))
	await db.delete(posts).where(eq(posts.id, deleted!.id))
	expect(await queued()).toEqual(['/blog/sai', '/blog/some'])
})

test('what was changed this very moment rests first', async () => {
	await db.insert(indexNowQueue).values({ path: '/blog/um', queuedAt: new Date('2026-03-10T12:00:00Z') })
	const { indexNow } = anEngine()
	expect(await pingIndexNow(db, { indexNow, siteUrl, now: new Date('2026-03-10T12:00:12Z') })).toMatchObject({
		told: 0,
	})
	expect(await pingIndexNow(db, { indexNow, siteUrl, now: new Date('2026-03-10T12:00:14Z') })).toMatchObject({
		told: 1,
	})
})

test('what changes again while it is told stays in the queue', async () => {
	await db.insert(indexNowQueue).values([{ path: '/blog/um' }, { path: '/blog/dois' }])
	const { indexNow } = anEngine({ ok: true }, () =>
		db.execute(sql`update indexnow_queue set queued_at = queued_at + interval '1 microsecond' where path = '/blog/um'`),
	)
	await pingIndexNow(db, { indexNow, siteUrl, now: later() })
	expect(await queued()).toEqual(['/blog/um'])
})

test('addresses wait while the service is down, and are dropped when it refuses them for good', async () => {
	await db.insert(indexNowQueue).values({ path: '/blog/um' })
	const down = anEngine({ ok: false, reason: 'later', status: 429 })
	expect(await pingIndexNow(db, { ...down, siteUrl, now: later() })).toMatchObject({ waiting: 1, told: 0 })
	expect(await queued()).toEqual(['/blog/um'])
	const refusing = anEngine({ ok: false, reason: 'refused', status: 403 })
	expect(await pingIndexNow(db, { ...refusing, siteUrl, now: later() })).toMatchObject({ dropped: 1, told: 0 })
	expect(await queued()).toEqual([])
})

test('without a key the queue is emptied', async () => {
	await db.insert(indexNowQueue).values({ path: '/blog/um' })
	await emptyIndexNowQueue(db)
	expect(await queued()).toEqual([])
})
