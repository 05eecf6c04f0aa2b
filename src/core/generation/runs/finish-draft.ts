import { DomUtils } from 'htmlparser2'
import type { WrittenArticle } from '#core/generation/local-writer/local-writer.ts'
import { elementsOf, htmlOf, isElement, parseHtml, plainTextOf, textOf } from '#core/html/dom.ts'
import { isWebAddress } from '#core/html/safe-url.ts'
import { sanitizePostHtml } from '#core/html/sanitize-post-html.ts'
import { shorten } from '#core/seo/fixes/propose-fixes.ts'
import { pageOf } from '#lib/page-of.ts'
import type { Draft } from '../models/rewrite/schema.ts'
import { withNote } from './ai-note.ts'
import type { SettledSources } from './settle-sources.ts'

type Finishing = SettledSources & {
	prompt: string
	categoryName: string | undefined
	/** The draft's content, cleaned. */
	content: string
	siteName: string
	now: Date
}

const LENGTHS = { title: 120, metaTitle: 60, metaDescription: 160, excerpt: 200, tag: 40 }
const MOST_TAGS = 8
/** Longer than any line we keep, markup included. What follows is not even cleaned. */
const LONGEST_LINE = 2_000

/** From a model's draft to an article: links that lead somewhere, gaps filled, and a line that says how it came to be. */
export function finishDraft(draft: Draft, finishing: Finishing): WrittenArticle {
	const { prompt, categoryName, content, sources, leadsTo } = finishing
	const body = withNote(withSettledLinks(content, leadsTo), finishing)
	const text = plainTextOf(content)
	const title = shorten(line(draft.title) || firstHeading(content) || sentence(prompt), LENGTHS.title)
	const tags = draft.tags
		.slice(0, MOST_TAGS)
		.map((tag) => line(tag).slice(0, LENGTHS.tag))
		.filter(Boolean)
	return {
		title,
		metaTitle: shorten(line(draft.meta_title) || title, LENGTHS.metaTitle),
		metaDescription: shorten(line(draft.meta_description) || text, LENGTHS.metaDescription),
		content: body,
		excerpt: shorten(line(draft.excerpt) || text, LENGTHS.excerpt),
		tags: [...new Set(tags.length > 0 ? tags : [(categoryName ?? 'seguros').toLowerCase()])],
		sourceUrls: sources.map(({ url }) => url),
	}
}

/** Links that lead nowhere become plain words; those that lead elsewhere lead there at once. */
function withSettledLinks(html: string, leadsTo: SettledSources['leadsTo']): string {
	if (leadsTo.size === 0) return html
	const document = parseHtml(html)
	for (const link of elementsOf(document, 'a')) {
		const address = link.attribs['href'] ?? ''
		if (!isWebAddress(address) || !leadsTo.has(pageOf(address))) continue
		const target = leadsTo.get(pageOf(address))
		if (target !== undefined) {
			link.attribs['href'] = target
			continue
		}
		while (link.children[0]) DomUtils.prepend(link, link.children[0])
		DomUtils.removeElement(link)
	}
	return htmlOf(document.children)
}

function firstHeading(html: string): string {
	const heading = parseHtml(html).children.find((node) => isElement(node, 'h1', 'h2'))
	return heading ? textOf(heading) : ''
}

function sentence(prompt: string): string {
	const text = line(prompt)
	return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Words only, whatever markup a model put around them. */
function line(text: string): string {
	return plainTextOf(sanitizePostHtml(text.slice(0, LONGEST_LINE))).replaceAll('\0', '')
}
