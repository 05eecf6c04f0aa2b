import { publicPage } from '#app/cache-headers.ts'
import { site } from '#config/site.ts'
import { findCategory, findMovedCategory } from '#core/categories/find-category.ts'
import { feedXml } from '#core/feed/feed-xml.ts'
import { listFeedPosts } from '#core/feed/list-feed-posts.ts'
import type { Db } from '#db/client.server.ts'
import { type Rendered, toCachedPage } from './page-cache.ts'
import { commonHeaders } from './security-headers.ts'

type Feed = { db: Db; siteUrl: string; categorySlug?: string | undefined }

/** The blog, or one category of it, for readers of feeds. Kept with the pages, and dropped with them. */
export async function renderFeed({ db, siteUrl, categorySlug }: Feed): Promise<Rendered<Response> | undefined> {
	const category = categorySlug === undefined ? undefined : await findCategory(db, categorySlug)
	if (categorySlug !== undefined && !category) return movedTo(await findMovedCategory(db, categorySlug), siteUrl)
	const path = category ? `/blog/categoria/${category.slug}` : '/blog'
	const xml = await feedXml(
		{
			siteUrl,
			path,
			feedPath: category ? `${path}/feed.xml` : '/feed.xml',
			title: category ? `${category.name} | Blog | ${site.name}` : `Blog | ${site.name}`,
			description: category?.description || 'Seguro explicado sem letra miúda, com fontes oficiais.',
		},
		await listFeedPosts(db, { categoryId: category?.id }),
	)
	const headers = {
		...commonHeaders(siteUrl),
		'Content-Type': 'application/rss+xml; charset=utf-8',
		'Cache-Control': new Headers(publicPage('blog')).get('Cache-Control')!,
		Vary: 'Accept-Encoding',
	}
	return { page: await toCachedPage(xml, { subject: 'blog', headers, now: Date.now() }) }
}

function movedTo(category: { slug: string } | undefined, siteUrl: string): Rendered<Response> | undefined {
	if (!category) return undefined
	const headers = {
		...commonHeaders(siteUrl),
		Location: `/blog/categoria/${category.slug}/feed.xml`,
		'Cache-Control': 'no-store',
	}
	return { other: new Response(null, { status: 301, headers }) }
}
