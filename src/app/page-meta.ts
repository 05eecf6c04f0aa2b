import type { MetaDescriptor } from 'react-router'
import { feedLinks } from './feed-links.ts'
import { type Matches, siteIn, siteUrlOf } from './site.ts'

const TITLE_IN_CARDS = 60
const DESCRIPTION_IN_CARDS = 110
const DESCRIPTION = 160

export type PageHead = {
	title: string
	description: string
	/** The page's one address, without the origin. */
	path: string
	/** The picture beside a shared link, without the origin: one of our share pictures, all 1200 × 630. */
	image: string
	/** Of Open Graph: website unless it is an article. */
	type?: 'website' | 'article'
	/** Keeps the page out of search engines. */
	hidden?: boolean
	/** What only this kind of page has. */
	extra?: readonly MetaDescriptor[]
	/** Parts of the structured-data graph beside the brokerage itself. */
	graph?: readonly object[]
}

/** Everything in the head that search engines and social networks read. */
export function pageMeta(matches: Matches, head: PageHead): MetaDescriptor[] {
	const siteUrl = siteUrlOf(matches)
	const { name } = siteIn(matches)
	const { title, path, type = 'website', hidden = false, extra = [], graph = [] } = head
	const description = cut(head.description, DESCRIPTION)
	const cardTitle = cut(title, TITLE_IN_CARDS)
	const cardDescription = cut(head.description, DESCRIPTION_IN_CARDS)
	const image = siteUrl + head.image
	return [
		{ title },
		{ name: 'description', content: description },
		{ name: 'robots', content: hidden ? 'noindex, follow' : 'index, follow' },
		...(hidden ? [] : [{ tagName: 'link', rel: 'canonical', href: siteUrl + path }]),
		{ property: 'og:type', content: type },
		{ property: 'og:site_name', content: name },
		{ property: 'og:locale', content: 'pt_BR' },
		{ property: 'og:title', content: cardTitle },
		{ property: 'og:description', content: cardDescription },
		{ property: 'og:url', content: siteUrl + path },
		{ property: 'og:image', content: image },
		{ property: 'og:image:width', content: '1200' },
		{ property: 'og:image:height', content: '630' },
		{ property: 'og:image:alt', content: cardTitle },
		{ name: 'twitter:card', content: 'summary_large_image' },
		{ name: 'twitter:title', content: cardTitle },
		{ name: 'twitter:description', content: cardDescription },
		{ name: 'twitter:image', content: image },
		{ name: 'twitter:image:alt', content: cardTitle },
		...feedLinks(siteUrl, `Blog | ${name}`),
		...extra,
		...(graph.length > 0 ? [{ 'script:ld+json': { '@context': 'https://schema.org', '@graph': graph } as never }] : []),
	]
}

/** Cuts at a word where there is one near, and says that something is missing. */
export function cut(text: string, length: number): string {
	if (text.length <= length) return text
	const kept = text.slice(0, length - 1)
	const space = kept.lastIndexOf(' ')
	return `${(space > length * 0.6 ? kept.slice(0, space) : kept).trimEnd()}…`
}
