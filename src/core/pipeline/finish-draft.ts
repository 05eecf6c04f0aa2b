import { DomUtils } from 'htmlparser2'
import { elementsOf, htmlOf, isElement, parseHtml, plainTextOf, textOf } from '#core/html/dom.ts'
import { sanitizePostHtml } from '#core/html/sanitize-post-html.ts'
import { shorten } from '#core/seo/fixes/propose-fixes.ts'
import type { WrittenArticle } from '#core/writing/local-writer.ts'
import type { ArticleSource } from './article-source.ts'
import type { Draft } from './draft/schema.ts'

type Finishing = {
	prompt: string
	categoryName: string | undefined
	/** The draft's content, cleaned. */
	content: string
	sources: readonly ArticleSource[]
	/** Addresses that lead nowhere. */
	gone: ReadonlySet<string>
	siteName: string
	now: Date
}

const LENGTHS = { title: 120, metaTitle: 60, metaDescription: 160, excerpt: 200, tag: 40 }
const MOST_TAGS = 8
const AI_NOTE = 'Texto preparado com inteligência artificial'

/** From a model's draft to an article: dead links gone, gaps filled, and a line that says how it came to be. */
export function finishDraft(draft: Draft, finishing: Finishing): WrittenArticle {
	const { prompt, categoryName, content, sources, gone } = finishing
	const body = withNote(withoutDeadLinks(content, gone), finishing)
	const text = plainTextOf(content)
	const title = shorten(line(draft.title) || firstHeading(content) || sentence(prompt), LENGTHS.title)
	const tags = draft.tags.map((tag) => line(tag).slice(0, LENGTHS.tag)).filter(Boolean)
	return {
		title,
		metaTitle: shorten(line(draft.meta_title) || title, LENGTHS.metaTitle),
		metaDescription: shorten(line(draft.meta_description) || text, LENGTHS.metaDescription),
		content: body,
		excerpt: shorten(line(draft.excerpt) || text, LENGTHS.excerpt),
		tags: [...new Set(tags.length > 0 ? tags : [(categoryName ?? 'seguros').toLowerCase()])].slice(0, MOST_TAGS),
		sourceUrls: sources.map(({ url }) => url),
	}
}

function withoutDeadLinks(html: string, gone: ReadonlySet<string>): string {
	if (gone.size === 0) return html
	const document = parseHtml(html)
	for (const link of elementsOf(document, 'a')) {
		if (!gone.has(link.attribs['href'] ?? '')) continue
		while (link.children[0]) DomUtils.prepend(link, link.children[0])
		DomUtils.removeElement(link)
	}
	return htmlOf(document.children)
}

function withNote(html: string, { siteName, sources, now }: Finishing): string {
	if (plainTextOf(html).includes(AI_NOTE)) return html
	const day = now.toLocaleDateString('pt-BR', {
		day: 'numeric',
		month: 'long',
		year: 'numeric',
		timeZone: 'America/Sao_Paulo',
	})
	const checked = sources.some(({ state }) => state !== 'unverified')
	const note = `${AI_NOTE} para a ${siteName}, corretora de seguros registrada na SUSEP.${checked ? ` Fontes verificadas em ${day}.` : ''} Confirme com um corretor antes de decidir.`
	return `${html}\n<p class="nota">${escapeText(note)}</p>`
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
	return plainTextOf(sanitizePostHtml(text)).replaceAll('\0', '')
}

function escapeText(text: string): string {
	return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
