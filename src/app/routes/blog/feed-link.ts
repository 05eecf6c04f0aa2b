import type { MetaDescriptor } from 'react-router'

/** Tells readers of feeds where to subscribe. */
export function feedLink(siteUrl: string, path: string, title: string): MetaDescriptor {
	return { tagName: 'link', rel: 'alternate', type: 'application/rss+xml', title, href: siteUrl + path }
}
