import { expect, test } from 'vitest'
import { sitemapFiles } from '#db/schema/sitemap.ts'
import { testDb } from '#tests/db.ts'
import { countSitemap } from './count-sitemap.ts'

const db = testDb()

function aFile(name: string, entries: number) {
	return { name, entries, gzipped: Buffer.from(''), etag: name, builtAt: new Date('2026-03-10T12:00:00Z') }
}

test('one file is counted with its pages, several without those of the index', async () => {
	expect(await countSitemap(db)).toEqual({ files: 0, urls: 0 })
	await db.insert(sitemapFiles).values(aFile('', 35))
	expect(await countSitemap(db)).toEqual({ files: 1, urls: 35 })
	await db.delete(sitemapFiles)
	await db.insert(sitemapFiles).values([aFile('', 2), aFile('1', 50_000), aFile('2', 12)])
	expect(await countSitemap(db)).toEqual({ files: 3, urls: 50_012 })
})
