import type { MetaDescriptor } from 'react-router'
import { type Matches, siteIfTold } from '#app/site.ts'

/** The head of a screen. A route's own meta replaces its layout's, so each says again that it is not for search engines. */
export function adminMeta(matches: Matches, title: string): MetaDescriptor[] {
	const site = siteIfTold(matches)
	return [{ title: site ? `${title} | ${site.shortName}` : title }, { name: 'robots', content: 'noindex' }]
}
