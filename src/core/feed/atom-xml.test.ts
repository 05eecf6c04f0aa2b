import { parseDocument } from 'htmlparser2'
import { expect, test } from 'vitest'
import { categories } from '#db/schema/categories.ts'
import { posts } from '#db/schema/posts.ts'
import { aCategory, aPublishedPost } from '#tests/builders.ts'
import { testDb } from '#tests/db.ts'
import { elementsOf, textOf } from '../html/dom.ts'
import { atomXml } from './atom-xml.ts'
import { listFeedPosts } from './list-feed-posts.ts'

const db = testDb()
const channel = {
	siteUrl: 'https://a.example',
	path: '/blog',
	feedPath: '/atom.xml',
	title: 'Blog & companhia',
	description: 'Sobre seguros',
	author: 'Farol & filhos',
}

async function feed() {
	const document = parseDocument(await atomXml(channel, await listFeedPosts(db)), { xmlMode: true })
	const [root] = elementsOf(document, 'feed')
	const [entry] = elementsOf(document, 'entry')
	const text = (name: string, within = root!) => textOf(elementsOf(within, name)[0]!)
	const attributes = (name: string, within = root!) => elementsOf(within, name).map(({ attribs }) => attribs)
	return { root: root!, entry, text, attributes }
}

test('an entry carries the whole text, clean and with full addresses, its moments and what it is about', async () => {
	const content =
		'<p>Leia <a href="/blog/b">isto</a> & <a href="#secao-a">aquilo</a>.</p><script>alert(1)</script><img src="/c.webp" alt="">'
	const [auto] = await db
		.insert(categories)
		.values(aCategory({ name: 'Auto & moto' }))
		.returning()
	await db.insert(posts).values(
		aPublishedPost({
			slug: 'a',
			title: 'A < B',
			excerpt: 'Só "isso"',
			content,
			categoryId: auto!.id,
			tags: ['franquia', 'Auto & moto'],
			updatedAt: new Date('2026-03-12T12:00:00Z'),
		}),
	)
	const { entry, text, attributes } = await feed()
	expect(text('id', entry)).toBe('https://a.example/blog/a')
	expect(text('title', entry)).toBe('A < B')
	expect(text('published', entry)).toBe('2026-03-10T12:00:00.000Z')
	expect(text('updated', entry)).toBe('2026-03-12T12:00:00.000Z')
	expect(text('summary', entry)).toBe('Só "isso"')
	expect(attributes('link', entry)).toEqual([{ href: 'https://a.example/blog/a', rel: 'alternate', type: 'text/html' }])
	expect(attributes('category', entry)).toEqual([{ term: 'Auto & moto' }, { term: 'franquia' }])
	expect(attributes('content', entry)).toEqual([{ type: 'html' }])
	expect(text('content', entry)).toBe(
		'<p>Leia <a href="https://a.example/blog/b">isto</a> &amp; <a href="https://a.example/blog/a#secao-a">aquilo</a>.</p><img src="https://a.example/c.webp" alt>',
	)
})

test('the feed says whose it is, where it stands, and when an article of it last changed', async () => {
	await db
		.insert(posts)
		.values([
			aPublishedPost({ updatedAt: new Date('2026-03-11T12:00:00Z') }),
			aPublishedPost({ updatedAt: new Date('2026-03-15T12:00:00Z') }),
		])
	const { root, text, attributes } = await feed()
	expect(root.attribs).toEqual({ xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': 'pt-BR' })
	expect(text('id')).toBe('https://a.example/blog')
	expect(text('title')).toBe('Blog & companhia')
	expect(text('subtitle')).toBe('Sobre seguros')
	expect(text('name')).toBe('Farol & filhos')
	expect(text('updated')).toBe('2026-03-15T12:00:00.000Z')
	expect(attributes('link').slice(0, 2)).toEqual([
		{ href: 'https://a.example/blog', rel: 'alternate', type: 'text/html' },
		{ href: 'https://a.example/atom.xml', rel: 'self', type: 'application/atom+xml' },
	])
})

test('a feed without articles is still a feed', async () => {
	const { entry, text } = await feed()
	expect(entry).toBeUndefined()
	expect(text('updated')).toBe('1970-01-01T00:00:00.000Z')
})
