import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditLog } from '#db/schema/audit.ts'
import { posts } from '#db/schema/posts.ts'
import type { Log } from '#lib/log.ts'
import { aPost } from '#tests/builders.ts'
import { testDb } from '#tests/db.ts'
import { createPublisher } from './posts.ts'

const db = testDb()
const noon = new Date('2026-03-10T12:00:00Z')
const silent: Log = { debug() {}, info() {}, warn() {}, error() {} }

/** An instance whose clock and timer are the test's. */
function anInstance(clock: { now: Date }) {
	const waits: { ms: number; work: () => void }[] = []
	const publisher = createPublisher({
		db,
		brand: () => 'Farol',
		siteUrl: 'https://farol.example',
		now: () => clock.now,
		log: silent,
		later: (work, ms) => {
			waits.push({ ms, work })
			return () => {}
		},
	})
	return { publisher, waits, last: () => waits.at(-1) }
}

async function statusOf(id: string) {
	const [post] = await db.select({ status: posts.status }).from(posts).where(eq(posts.id, id))
	return post!.status
}

test('every instance waits for the next moment, and the article is published once', async () => {
	const clock = { now: noon }
	const instances = [anInstance(clock), anInstance(clock)]
	for (const { publisher } of instances) publisher.changed()
	for (const { waits } of instances) await expect.poll(() => waits.map(({ ms }) => ms)).toEqual([5_000])

	const publishAt = new Date(noon.getTime() + 3_000)
	const [post] = await db.insert(posts).values(aPost({ publishAt })).returning()
	for (const { publisher } of instances) publisher.changed()
	for (const { last } of instances) await expect.poll(() => last()?.ms).toBe(3_000)
	expect(await statusOf(post!.id)).toBe('draft')

	clock.now = publishAt
	for (const { last } of instances) last()!.work()
	for (const { waits } of instances) await expect.poll(() => waits.length).toBe(3)
	expect(await statusOf(post!.id)).toBe('published')
	expect(await db.$count(auditLog, eq(auditLog.action, 'post.published'))).toBe(1)
	for (const { publisher } of instances) await publisher.stop()
})

test('a moment far off is looked at again within seconds, and one who stopped waits for nothing', async () => {
	const { publisher, waits } = anInstance({ now: noon })
	await db.insert(posts).values(aPost({ publishAt: new Date(noon.getTime() + 3_600_000) }))
	publisher.changed()
	await expect.poll(() => waits.map(({ ms }) => ms)).toEqual([5_000])
	await publisher.stop()
	publisher.changed()
	expect(waits).toHaveLength(1)
})
