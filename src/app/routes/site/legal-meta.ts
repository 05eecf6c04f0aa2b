import type { MetaDescriptor } from 'react-router'
import { pageMeta } from '#app/page-meta.ts'
import { type Matches, siteIn, siteUrlOf } from '#app/site.ts'
import { breadcrumbNode } from '#app/structured-data.ts'

type LegalHead = { title: string; metaDescription: string; path: string }

/** The head of a page of legal text. */
export function legalMeta(matches: Matches, { title, metaDescription, path }: LegalHead): MetaDescriptor[] {
	const steps = [
		{ name: 'Início', path: '/' },
		{ name: title, path },
	]
	return pageMeta(matches, {
		title: `${title} | ${siteIn(matches).name}`,
		description: metaDescription,
		path,
		image: `/media/share/site${path}.png`,
		graph: [breadcrumbNode(siteUrlOf(matches), steps)],
	})
}
