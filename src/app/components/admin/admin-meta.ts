import type { MetaDescriptor } from 'react-router'
import { site } from '#config/site.ts'

/** The head of a screen. A route's own meta replaces its layout's, so each says again that it is not for search engines. */
export function adminMeta(title: string): MetaDescriptor[] {
	return [{ title: `${title} | ${site.shortName}` }, { name: 'robots', content: 'noindex' }]
}
