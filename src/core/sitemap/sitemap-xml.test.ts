import { expect, test } from 'vitest'
import { SitemapFiles, sitemapIndex } from './sitemap-xml.ts'
import { schemaFaults } from './testing/schema-faults.ts'

const moment = new Date('2026-03-10T12:00:00Z')

test('an entry says where, since when and with which picture, and any address is escaped', async () => {
	const files = new SitemapFiles()
	files.add({ url: 'https://a.example/blog/x?a=1&b=2', changedAt: moment, picture: 'https://a.example/x.svg' })
	files.add({ url: 'https://a.example/' })
	const [file, ...others] = files.all()
	expect(others).toEqual([])
	expect(file).toMatchObject({ entries: 2, changedAt: moment })
	expect(file!.xml).toContain(
		'<url><loc>https://a.example/blog/x?a=1&amp;b=2</loc><lastmod>2026-03-10T12:00:00.000Z</lastmod><image:image><image:loc>https://a.example/x.svg</image:loc></image:image></url>',
	)
	expect(file!.xml).toContain('<url><loc>https://a.example/</loc></url>')
	expect(await schemaFaults(file!.xml)).toEqual([])
})

test('the schema tells a wrong map from a right one', async () => {
	const files = new SitemapFiles()
	files.add({ url: '/blog' })
	files.add({ url: 'https://a.example/' })
	files.add({ url: 'https://a.example/' })
	const [file] = files.all()
	expect((await schemaFaults(file!.xml)).length).toBeGreaterThanOrEqual(2)
})

test('a file ends at the limit of entries, and at that of bytes', () => {
	const byEntries = new SitemapFiles({ mostEntries: 2 })
	for (const page of ['a', 'b', 'c', 'd', 'e']) byEntries.add({ url: `https://a.example/${page}`, changedAt: moment })
	expect(byEntries.all().map(({ entries }) => entries)).toEqual([2, 2, 1])

	const mostBytes = 600
	const byBytes = new SitemapFiles({ mostBytes })
	for (let page = 0; page < 20; page += 1) byBytes.add({ url: `https://a.example/água-${page}` })
	const files = byBytes.all()
	expect(files.length).toBeGreaterThan(1)
	for (const { xml } of files) expect(Buffer.byteLength(xml)).toBeLessThanOrEqual(mostBytes)
	expect(files.reduce((sum, { entries }) => sum + entries, 0)).toBe(20)
})

test('an index lists its parts with their last change', async () => {
	const index = sitemapIndex([
		{ url: 'https://a.example/sitemap-1.xml', changedAt: moment },
		{ url: 'https://a.example/sitemap-2.xml', changedAt: undefined },
	])
	expect(await schemaFaults(index)).toEqual([])
	expect(index).toContain(
		'<sitemap><loc>https://a.example/sitemap-1.xml</loc><lastmod>2026-03-10T12:00:00.000Z</lastmod></sitemap>',
	)
})
