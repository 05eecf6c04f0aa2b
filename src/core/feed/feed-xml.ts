import { escapeXml } from '#lib/xml.ts'
import { elementsOf, htmlOf, parseHtml } from '../html/dom.ts'
import { sanitizePostHtmlInTurns } from '../html/sanitize-post-html.ts'
import type { FeedPost } from './list-feed-posts.ts'

export type Channel = {
	siteUrl: string
	/** The page the feed follows, and the feed's own address, as paths. */
	path: string
	feedPath: string
	title: string
	description: string
}

/** RSS 2.0 with the whole text of each article, for readers of feeds and for other programs. */
export async function feedXml(channel: Channel, posts: readonly FeedPost[]): Promise<string> {
	const { siteUrl, path, feedPath, title, description } = channel
	const changes = posts.map(({ updatedAt }) => updatedAt.getTime())
	const items = []
	for (const post of posts) items.push(await itemXml(siteUrl, post))
	return [
		'<?xml version="1.0" encoding="UTF-8"?>',
		'<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:atom="http://www.w3.org/2005/Atom">',
		'<channel>',
		`<title>${escapeXml(title)}</title>`,
		`<link>${escapeXml(siteUrl + path)}</link>`,
		`<atom:link href="${escapeXml(siteUrl + feedPath)}" rel="self" type="application/rss+xml"/>`,
		`<description>${escapeXml(description)}</description>`,
		'<language>pt-BR</language>',
		...(changes.length > 0 ? [`<lastBuildDate>${new Date(Math.max(...changes)).toUTCString()}</lastBuildDate>`] : []),
		...items,
		'</channel>',
		'</rss>',
		'',
	].join('\n')
}

async function itemXml(siteUrl: string, post: FeedPost): Promise<string> {
	const url = `${siteUrl}/blog/${post.slug}`
	const labels = [...new Set([...(post.category ? [post.category.name] : []), ...post.tags])]
	return [
		'<item>',
		`<title>${escapeXml(post.title)}</title>`,
		`<link>${escapeXml(url)}</link>`,
		`<guid isPermaLink="true">${escapeXml(url)}</guid>`,
		`<pubDate>${post.publishedAt.toUTCString()}</pubDate>`,
		...labels.map((label) => `<category>${escapeXml(label)}</category>`),
		`<description>${escapeXml(post.excerpt)}</description>`,
		`<content:encoded>${escapeXml(await fullText(post, url))}</content:encoded>`,
		'</item>',
	].join('\n')
}

/** An article's whole text, clean, and readable wherever it is shown. */
export async function fullText({ content }: Pick<FeedPost, 'content'>, url: string): Promise<string> {
	return absoluteAddresses(await sanitizePostHtmlInTurns(content), url)
}

/** A reader of feeds knows nothing of our paths. */
function absoluteAddresses(html: string, base: string): string {
	const document = parseHtml(html)
	for (const [tag, attribute] of [
		['a', 'href'],
		['img', 'src'],
	] as const) {
		for (const { attribs } of elementsOf(document, tag)) {
			const address = attribs[attribute]
			if (address) attribs[attribute] = URL.parse(address, base)?.href ?? address
		}
	}
	return htmlOf(document.children)
}
