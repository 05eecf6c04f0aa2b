import { parseDocument } from 'htmlparser2'
import { expect, test } from 'vitest'
import { categories } from '#db/schema/categories.ts'
import { posts } from '#db/schema/posts.ts'
import { aCategory, aPost, aPublishedPost } from '#tests/builders.ts'
import { testDb } from '#tests/db.ts'
import { elementsOf, textOf } from '../html/dom.ts'
import { feedXml } from './feed-xml.ts'
import { FEED_POSTS, listFeedPosts } from './list-feed-posts.ts'

const db = testDb()
const channel = {
	siteUrl: 'https://a.example',
	path: '/blog',
	feedPath: '/feed.xml',
	title: 'Blog & companhia',
	description: 'Sobre seguros',
}

async function itemsOf(categoryId?: string) {
	const xml = await feedXml(channel, await listFeedPosts(db, { categoryId }))
	return elementsOf(parseDocument(xml, { xmlMode: true }), 'item').map((item) =>
		Object.fromEntries(
			['title', 'link', 'guid', 'pubDate', 'description', 'content:encoded'].map((name) => [
				name,
				elementsOf(item, name)
					.map((element) => textOf(element))
					.join(),
			]),
		),
	)
}

test('an item carries the whole text, clean and with full addresses', async () => {
	const content =
		'<p>Leia <a href="/blog/b">isto</a> & <a href="#secao-a">aquilo</a>.</p><script>alert(1)</script><img src="/c.webp" alt="">'
	await db.insert(posts).values([aPublishedPost({ slug: 'a', title: 'A < B', excerpt: 'Só "isso"', content }), aPost()])
	expect(await itemsOf()).toEqual([
		{
			title: 'A < B',
			link: 'https://a.example/blog/a',
			guid: 'https://a.example/blog/a',
			pubDate: 'Tue, 10 Mar 2026 12:00:00 GMT',
			description: 'Só "isso"',
			'content:encoded':
				'<p>Leia <a href="https://a.example/blog/b">isto</a> &amp; <a href="https://a.example/blog/a#secao-a">aquilo</a>.</p><img src="https://a.example/c.webp" alt>',
		},
	])
})

test('a feed holds the newest, of one category where asked for', async () => {
	const [auto] = await db.insert(categories).values(aCategory()).returning()
	await db.insert(posts).values(
		Array.from({ length: FEED_POSTS + 5 }, (_, day) =>
			aPublishedPost({
				slug: `dia-${day}`,
				publishedAt: new Date(Date.UTC(2026, 0, day + 1)),
				categoryId: day < 2 ? auto!.id : null,
			}),
		),
	)
	const all = await itemsOf()
	expect(all.length).toBe(FEED_POSTS)
	expect(all[0]!['link']).toBe(`https://a.example/blog/dia-${FEED_POSTS + 4}`)
	expect((await itemsOf(auto!.id)).map(({ link }) => link)).toEqual([
		'https://a.example/blog/dia-1',
		'https://a.example/blog/dia-0',
	])
})

test('a feed without articles is still a feed', async () => {
	const xml = await feedXml(channel, [])
	expect(xml).toContain('<title>Blog &amp; companhia</title>')
	expect(xml).not.toContain('lastBuildDate')
})
