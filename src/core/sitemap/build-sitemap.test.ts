import { gunzipSync } from 'node:zlib'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Db } from '#db/client.server.ts'
import { categories } from '#db/schema/categories.ts'
import { posts } from '#db/schema/posts.ts'
import { sitemapFiles } from '#db/schema/sitemap.ts'
import { aCategory, aPost, aPublishedPost } from '#tests/builders.ts'
import { testDb } from '#tests/db.ts'
import { buildSitemap, type SitemapSource } from './build-sitemap.ts'
import { findSitemapFile, isSitemapDue, makeSitemapDue } from './find-sitemap-file.ts'
import { schemaFaults } from './testing/schema-faults.ts'

const db = testDb()
const now = new Date('2026-03-10T12:00:00Z')
const changed = new Date('2026-03-09T08:00:00Z')

function source(limits: SitemapSource['limits'] = {}): SitemapSource {
	return {
		siteUrl: 'https://a.example',
		pages: [{ path: '/' }, { path: '/termos', changedAt: new Date('2026-01-01') }],
		coverOf: ({ slug, featuredImageUrl }) => featuredImageUrl ?? `/media/${slug}.svg`,
		now,
		limits,
	}
}

async function xmlOf(name: string) {
	const file = await findSitemapFile(db, name)
	return file ? gunzipSync(file.gzipped).toString() : undefined
}

function addressesIn(xml: string | undefined): string[] {
	return [...(xml ?? '').matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address!)
}

test('the map holds pages, lists and published articles, with the true dates and covers', async () => {
	const [auto] = await db.insert(categories).values(aCategory()).returning()
	await db.insert(posts).values([
		aPublishedPost({ slug: 'no-ar', categoryId: auto!.id, updatedAt: changed }),
		aPublishedPost({
			slug: 'com-capa',
			featuredImageUrl: 'https://b.example/c.webp',
			updatedAt: new Date('2025-01-01'),
		}),
		aPost({ slug: 'rascunho' }),
	])
	await buildSitemap(db, source())
	const xml = await xmlOf('')
	expect(addressesIn(xml).toSorted()).toEqual([
		'https://a.example/',
		'https://a.example/blog',
		'https://a.example/blog/categoria/seguro-auto',
		'https://a.example/blog/com-capa',
		'https://a.example/blog/no-ar',
		'https://a.example/termos',
	])
	expect(await schemaFaults(xml!)).toEqual([])
	for (const path of ['/blog', '/blog/categoria/seguro-auto', '/blog/no-ar'])
		expect(xml).toContain(`<loc>https://a.example${path}</loc><lastmod>${changed.toISOString()}</lastmod>`)
	expect(xml).toContain('<image:loc>https://a.example/media/no-ar.svg</image:loc>')
	expect(xml).toContain('<image:loc>https://b.example/c.webp</image:loc>')
	expect(xml).toContain('<url><loc>https://a.example/</loc></url>')
})

test('the map is due after what readers see changed, and only then', async () => {
	expect(await isSitemapDue(db)).toBe(true)
	const [draft] = await db.insert(posts).values(aPost()).returning()
	await buildSitemap(db, source())
	expect(await isSitemapDue(db)).toBe(false)

	await db.update(posts).set({ title: 'Outro' }).where(eq(posts.id, draft!.id))
	expect(await isSitemapDue(db)).toBe(false)
	const writes = [
		() => db.update(posts).set({ status: 'published', publishedAt: now }).where(eq(posts.id, draft!.id)),
		() => db.update(posts).set({ slug: 'mudou' }).where(eq(posts.id, draft!.id)),
		() => db.insert(categories).values(aCategory()),
		() => db.delete(posts).where(eq(posts.id, draft!.id)),
	]
	for (const write of writes) {
		await write()
		expect(await isSitemapDue(db)).toBe(true)
		await buildSitemap(db, source())
		expect(await isSitemapDue(db)).toBe(false)
	}
	expect(addressesIn(await xmlOf(''))).not.toContain('https://a.example/blog/mudou')
})

test('a server that starts at another address makes the map anew, and one that changes nothing keeps its date', async () => {
	await buildSitemap(db, source())
	await makeSitemapDue(db)
	expect(await isSitemapDue(db)).toBe(true)
	const later = new Date('2026-03-11T12:00:00Z')
	await buildSitemap(db, { ...source(), now: later })
	expect((await findSitemapFile(db, ''))?.builtAt).toEqual(now)

	await makeSitemapDue(db)
	await buildSitemap(db, { ...source(), siteUrl: 'https://b.example', now: later })
	expect(addressesIn(await xmlOf(''))).toContain('https://b.example/')
	expect((await findSitemapFile(db, ''))?.builtAt).toEqual(later)
	expect(await isSitemapDue(db)).toBe(false)
})

test('past the limits the map is an index of parts that hold every article once', async () => {
	const slugs = Array.from({ length: 25 }, (_, index) => `artigo-${String(index).padStart(2, '0')}`)
	// Several at one moment, so that the order within it matters too.
	await db
		.insert(posts)
		.values(
			slugs.map((slug, index) =>
				aPublishedPost({ slug, publishedAt: new Date(now.getTime() + Math.floor(index / 10)) }),
			),
		)
	await buildSitemap(db, source({ mostEntries: 10 }))
	const index = await xmlOf('')
	const parts = addressesIn(index)
	expect(parts).toEqual([1, 2, 3].map((number) => `https://a.example/sitemap-${number}.xml`))
	expect(await schemaFaults(index!)).toEqual([])
	const listed = []
	for (const name of ['1', '2', '3']) {
		const xml = await xmlOf(name)
		expect(await schemaFaults(xml!)).toEqual([])
		listed.push(...addressesIn(xml))
	}
	const articles = listed.filter((address) => address.includes('/blog/'))
	expect(articles.toSorted()).toEqual(slugs.map((slug) => `https://a.example/blog/${slug}`))

	// A new article has the last part alone written anew.
	const version = sql<string>`xmin::text`
	const before = await db.select({ name: sitemapFiles.name, version }).from(sitemapFiles)
	await db.insert(posts).values(aPublishedPost({ publishedAt: new Date('2026-04-01') }))
	await buildSitemap(db, source({ mostEntries: 10 }))
	const after = await db.select({ name: sitemapFiles.name, version }).from(sitemapFiles)
	const same = after.filter((file) =>
		before.some((earlier) => file.name === earlier.name && file.version === earlier.version),
	)
	expect(same.map(({ name }) => name).toSorted()).toEqual(['1', '2'])

	await buildSitemap(db, source())
	expect((await db.select().from(sitemapFiles)).map(({ name }) => name)).toEqual([''])
})

test('builds at the same time leave one whole map', async () => {
	await db.insert(posts).values(Array.from({ length: 30 }, () => aPublishedPost()))
	await Promise.all([1, 2, 3].map(() => buildSitemap(db, source({ mostEntries: 10 }))))
	expect((await db.select().from(sitemapFiles)).map(({ name }) => name).toSorted()).toEqual(['', '1', '2', '3', '4'])
	expect(await isSitemapDue(db)).toBe(false)
})

/** A database whose next transaction is preceded by what another instance does. */
function withAnother(meanwhile: () => Promise<unknown>): Db {
	let done = false
	return new Proxy(db, {
		get(target, property) {
			if (property !== 'transaction' || done) return Reflect.get(target, property) as unknown
			return async (work: Parameters<Db['transaction']>[0]) => {
				done = true
				await meanwhile()
				return target.transaction(work)
			}
		},
	})
}

test.for([
	['asked for in any case', async () => {}],
	['of a change', async () => db.insert(posts).values(aPublishedPost({ slug: 'primeiro' }))],
] as const)('a map %s that was read before another one does not take its place', async ([, prepare]) => {
	await buildSitemap(db, source())
	await prepare()
	const slow = withAnother(async () => {
		await db.insert(posts).values(aPublishedPost({ slug: 'mais-novo' }))
		await buildSitemap(db, source())
	})
	await buildSitemap(slow, source())
	expect(addressesIn(await xmlOf(''))).toContain('https://a.example/blog/mais-novo')
	expect(await isSitemapDue(db)).toBe(false)
})

test('what the other one had not seen is in the map too', async () => {
	await buildSitemap(db, source())
	const slow = withAnother(async () => {
		await buildSitemap(db, source())
		await db.insert(posts).values(aPublishedPost({ slug: 'depois-dela' }))
	})
	await buildSitemap(slow, source())
	expect(addressesIn(await xmlOf(''))).toContain('https://a.example/blog/depois-dela')
})
