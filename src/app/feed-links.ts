import type { MetaDescriptor } from 'react-router'

/** Tells readers of feeds where to subscribe: to the blog, or to the page at `path`. */
export function feedLinks(siteUrl: string, title: string, path = ''): MetaDescriptor[] {
	return [
		{ type: 'application/rss+xml', href: `${siteUrl}${path}/feed.xml` },
		{ type: 'application/atom+xml', href: `${siteUrl}${path}/atom.xml` },
	].map((link) => ({ tagName: 'link', rel: 'alternate', title, ...link }))
}
