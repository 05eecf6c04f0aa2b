import { escapeXml } from '#lib/xml.ts'
import { type Channel, fullText } from './feed-xml.ts'
import type { FeedPost } from './list-feed-posts.ts'

/** The same as Atom (RFC 4287). A feed without articles was never changed, so it is as old as can be. */
export async function atomXml(channel: Channel & { author: string }, posts: readonly FeedPost[]): Promise<string> {
	const { siteUrl, path, feedPath, title, description, author } = channel
	const changed = new Date(Math.max(0, ...posts.map(({ updatedAt }) => updatedAt.getTime())))
	const entries = []
	for (const post of posts) entries.push(await entryXml(siteUrl, post))
	return [
		'<?xml version="1.0" encoding="UTF-8"?>',
		'<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="pt-BR">',
		`<id>${escapeXml(siteUrl + path)}</id>`,
		`<title>${escapeXml(title)}</title>`,
		`<subtitle>${escapeXml(description)}</subtitle>`,
		`<link href="${escapeXml(siteUrl + path)}" rel="alternate" type="text/html"/>`,
		`<link href="${escapeXml(siteUrl + feedPath)}" rel="self" type="application/atom+xml"/>`,
		`<updated>${changed.toISOString()}</updated>`,
		`<author><name>${escapeXml(author)}</name></author>`,
		...entries,
		'</feed>',
		'',
	].join('\n')
}

async function entryXml(siteUrl: string, post: FeedPost): Promise<string> {
	const url = `${siteUrl}/blog/${post.slug}`
	const labels = [...new Set([...(post.category ? [post.category.name] : []), ...post.tags])]
	return [
		'<entry>',
		`<id>${escapeXml(url)}</id>`,
		`<title>${escapeXml(post.title)}</title>`,
		`<link href="${escapeXml(url)}" rel="alternate" type="text/html"/>`,
		`<published>${post.publishedAt.toISOString()}</published>`,
		`<updated>${post.updatedAt.toISOString()}</updated>`,
		...labels.map((label) => `<category term="${escapeXml(label)}"/>`),
		`<summary>${escapeXml(post.excerpt)}</summary>`,
		`<content type="html">${escapeXml(await fullText(post, url))}</content>`,
		'</entry>',
	].join('\n')
}
