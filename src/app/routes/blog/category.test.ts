import { expect, test } from 'vitest'
import { demoTold } from '#app/testing/demo-site.ts'
import { meta } from './category.tsx'

test('a category announces both of its feeds, after those of the blog', () => {
	const category = { slug: 'vida', name: 'Vida', description: '', metaTitle: '', metaDescription: '' }
	const matches = [{ id: 'root', loaderData: { ...demoTold, siteUrl: 'https://a.example' } }]
	const tags = meta({ loaderData: { category, page: 2 }, matches } as unknown as Parameters<typeof meta>[0]) ?? []
	const feeds = tags.filter((tag) => 'rel' in tag && tag['rel'] === 'alternate')
	expect(feeds.map((tag) => ('href' in tag ? tag['href'] : ''))).toEqual([
		'https://a.example/feed.xml',
		'https://a.example/atom.xml',
		'https://a.example/blog/categoria/vida/feed.xml',
		'https://a.example/blog/categoria/vida/atom.xml',
	])
	expect(feeds.at(-1)).toMatchObject({ type: 'application/atom+xml', title: 'Vida | Blog' })
})
