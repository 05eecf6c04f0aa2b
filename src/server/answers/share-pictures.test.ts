import sharp from 'sharp'
import { expect, test } from 'vitest'
import { landingPages } from '#app/content/landing/all.ts'
import { demoSite } from '#app/testing/demo-site.ts'
import { memoryStore } from '#core/media/testing/memory-store.ts'
import { posts } from '#db/schema/posts.ts'
import { aPublishedPost } from '#tests/builders.ts'
import { testDb } from '#tests/db.ts'
import { sharePicture } from './share-pictures.tsx'

const db = testDb()
const files = memoryStore()
const MOST_BYTES = 40 * 1024

async function picture(name: string, site = demoSite): Promise<Buffer | undefined> {
	const response = await sharePicture(db, { name, site, files, request: new Request('http://a.example/') })
	return response && Buffer.from(await response.arrayBuffer())
}

test('pictures are 1200 × 630 and light, that with the most words too', async () => {
	const longest = landingPages.toSorted((a, b) => b.title.length - a.title.length)[0]!
	const names = ['site/home', 'site/contact', `landing/${longest.slug}`]
	for (const name of names) {
		const bytes = (await picture(name))!
		expect([name, bytes.length]).toEqual([name, expect.toSatisfy((length: number) => length < MOST_BYTES)])
		expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
	}
})

test('an article’s picture follows its title, and goes with it', async () => {
	const title = 'Franquia normal ou reduzida: qual compensa para quem dirige pouco no litoral?'
	await db.insert(posts).values(aPublishedPost({ title, slug: 'franquia' }))
	const first = (await picture('posts/franquia'))!
	expect(first.length).toBeLessThan(MOST_BYTES)
	expect(await picture('posts/franquia')).toEqual(first)
	await db.update(posts).set({ title: 'Outro título' })
	expect(await picture('posts/franquia')).not.toEqual(first)
	await db.update(posts).set({ status: 'draft' })
	expect(await picture('posts/franquia')).toBeUndefined()
})

test.for(['site/nada', 'landing/nada', 'posts/nada', 'posts', ''])('%j has none', async (name) => {
	expect(await picture(name)).toBeUndefined()
})

test('a picture is signed by who the brokerage is now', async () => {
	const before = await picture('site/contact')
	const after = await picture('site/contact', { ...demoSite, shortName: 'Horizonte' })
	expect(after).not.toEqual(before)
	expect(await picture('site/contact')).toEqual(before)
})
