import { gunzipSync } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { posts } from '#db/schema/posts.ts'
import { aPublishedPost } from '#tests/builders.ts'
import { testDb } from '#tests/db.ts'
import { createSitemap } from './sitemap.ts'

const db = testDb()

function aSitemap(patienceMs: number) {
	const sitemap = createSitemap({ db, siteUrl: 'https://a.example', now: () => new Date('2026-03-10'), patienceMs })
	return async () => {
		const request = new Request('https://a.example/sitemap.xml', { headers: { 'accept-encoding': 'gzip' } })
		const answer = await sitemap.answer(request, '')
		return gunzipSync(await answer!.arrayBuffer()).toString()
	}
}

test('who asks right after a change gets the map with it', async () => {
	const read = aSitemap(60_000)
	expect(await read()).not.toContain('/blog/novo')
	await db.insert(posts).values(aPublishedPost({ slug: 'novo' }))
	expect(await read()).toContain('/blog/novo')
})

// The embedded database has one transaction at a time: nobody could ask while this one lasts.
test.runIf(process.env['TEST_DATABASE'] === 'postgres')(
	'while a new map takes long to make, the last one is served',
	async () => {
		const read = aSitemap(1)
		await read()
		await db.insert(posts).values(aPublishedPost({ slug: 'novo' }))
		await db.transaction(async (tx) => {
			await tx.execute(sql`select pg_advisory_xact_lock(hashtext('farol sitemap'))`)
			expect(await read()).not.toContain('/blog/novo')
		})
		await expect.poll(read).toContain('/blog/novo')
	},
)
