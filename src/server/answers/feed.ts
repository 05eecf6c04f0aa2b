import { publicPage } from '#app/cache-headers.ts'
import { findCategory, findMovedCategory } from '#core/categories/find-category.ts'
import { atomXml } from '#core/feed/atom-xml.ts'
import { feedXml } from '#core/feed/feed-xml.ts'
import { listFeedPosts } from '#core/feed/list-feed-posts.ts'
import type { Db } from '#db/client.server.ts'
import { type Rendered, toCachedPage } from '#server/cache/page-cache.ts'
import { commonHeaders, DATA_POLICY } from '#server/http/security-headers.ts'

export type FeedFormat = 'rss' | 'atom'
type Feed = { db: Db; siteUrl: string; name: string; format: FeedFormat; categorySlug?: string | undefined }

const formats = {
	rss: { file: 'feed.xml', type: 'application/rss+xml', write: feedXml },
	atom: { file: 'atom.xml', type: 'application/atom+xml', write: atomXml },
}

/** The blog, or one category of it, for readers of feeds. Kept with the pages, and dropped with them. */
export async function renderFeed({
	db,
	siteUrl,
	name,
	format,
	categorySlug,
}: Feed): Promise<Rendered<Response> | undefined> {
	const category = categorySlug === undefined ? undefined : await findCategory(db, categorySlug)
	if (categorySlug !== undefined && !category)
		return movedTo(await findMovedCategory(db, categorySlug), { siteUrl, format })
	const path = category ? `/blog/categoria/${category.slug}` : '/blog'
	const { file, type, write } = formats[format]
	const xml = await write(
		{
			siteUrl,
			path,
			feedPath: category ? `${path}/${file}` : `/${file}`,
			author: name,
			title: category ? `${category.name} | Blog | ${name}` : `Blog | ${name}`,
			description: category?.description || 'Seguro explicado sem letra miúda, com as fontes citadas.',
		},
		await listFeedPosts(db, { categoryId: category?.id }),
	)
	const headers = {
		...commonHeaders(siteUrl),
		'Content-Security-Policy': DATA_POLICY,
		'Content-Type': `${type}; charset=utf-8`,
		'Cache-Control': new Headers(publicPage('blog')).get('Cache-Control')!,
		Vary: 'Accept-Encoding',
	}
	return { page: await toCachedPage(xml, { subject: 'blog', headers, now: Date.now() }) }
}

type Moved = Pick<Feed, 'siteUrl' | 'format'>

function movedTo(category: { slug: string } | undefined, { siteUrl, format }: Moved): Rendered<Response> | undefined {
	if (!category) return undefined
	const headers = {
		...commonHeaders(siteUrl),
		Location: `/blog/categoria/${category.slug}/${formats[format].file}`,
		'Cache-Control': 'no-store',
	}
	return { other: new Response(null, { status: 301, headers }) }
}
