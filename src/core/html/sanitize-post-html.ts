import sanitize from 'sanitize-html'
import { isReference } from '../facts/reference.ts'
import { cutDeepNesting } from './cut-deep-nesting.ts'
import { isSafePicture, kindOfLink } from './safe-url.ts'
import { withoutScriptWords } from './without-script-words.ts'

const allowedTags = [
	[
		'h1',
		'h2',
		'h3',
		'h4',
		'h5',
		'h6',
		'p',
		'div',
		'span',
		'section',
		'article',
		'aside',
		'header',
		'footer',
		'hr',
		'br',
	],
	[
		'a',
		'abbr',
		'b',
		'cite',
		'data',
		'del',
		'dfn',
		'em',
		'i',
		'ins',
		'mark',
		'q',
		's',
		'small',
		'strong',
		'sub',
		'sup',
		'time',
		'u',
	],
	['blockquote', 'figure', 'figcaption', 'img'],
	['ul', 'ol', 'li', 'dl', 'dt', 'dd'],
	['table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
	['code', 'pre', 'kbd', 'samp', 'var', 'wbr'],
].flat()

const allowedAttributes: Record<string, string[]> = {
	a: ['href', 'title', 'target', 'rel'],
	abbr: ['title'],
	col: ['span'],
	colgroup: ['span'],
	data: ['value'],
	img: ['src', 'alt', 'title', 'width', 'height'],
	li: ['value'],
	ol: ['start', 'reversed', 'type'],
	td: ['colspan', 'rowspan'],
	th: ['colspan', 'rowspan', 'scope'],
	time: ['datetime'],
}

/** The boxes an article may have; see styles/article.css. */
const allowedClasses = { '*': ['resumo', 'aviso', 'nota'] }

/** Their text is no text of the article, so it goes with them. */
const wordlessTags = [
	['script', 'style', 'template', 'noscript', 'noembed', 'noframes', 'title', 'xmp', 'plaintext', 'listing'],
	['iframe', 'object', 'svg', 'math', 'audio', 'video', 'canvas', 'textarea', 'option'],
].flat()

const keptRelations = ['nofollow', 'sponsored', 'ugc', 'author', 'license']

/** What holds for every text that we clean, whichever tags and attributes it may have. */
export const commonOptions = {
	nonTextTags: wordlessTags,
	allowedSchemes: ['http', 'https', 'mailto', 'tel'],
	allowedSchemesByTag: { img: ['http', 'https', 'data'] },
	allowProtocolRelative: false,
	nestingLimit: 64,
	transformTags: { a: cleanLink, data: cleanData, img: cleanPicture, '*': cleanValues },
	textFilter: withoutScriptWords,
	exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs['src'],
} satisfies sanitize.IOptions

const options: sanitize.IOptions = { ...commonOptions, allowedTags, allowedAttributes, allowedClasses }

const MOST_PASSES = 8

/** No article comes near. Past it a single pass would keep other requests waiting. */
const MOST_CHARACTERS = 500_000
const MOST_MARKUP = 20_000

/** Whether a text is more than we clean. Such a text is refused where it is written. */
export function isTooMuchHtml(html: string): boolean {
	if (html.length > MOST_CHARACTERS) return true
	let markup = 0
	for (let at = 0; at < html.length; at += 1) {
		const character = html[at]
		if (character === '<' || character === '&') markup += 1
	}
	return markup > MOST_MARKUP
}

/**
 * Leaves of a post's HTML what the allow-list names. Used on every write and again on every render.
 * Removing a tag can change how what stood around it nests, hence the repetition: cleaning what is
 * clean changes nothing.
 */
export function sanitizePostHtml(html: string): string {
	return cleanBy(options, html)
}

/** The same by another allow-list. */
export function cleanBy(list: sanitize.IOptions, html: string): string {
	const passes = passesOver(html, list)
	for (;;) {
		const { done, value } = passes.next()
		if (done) return value
	}
}

/** The same for a server with others to serve: they get their turn between the passes. */
export async function sanitizePostHtmlInTurns(html: string): Promise<string> {
	const passes = passesOver(html, options)
	for (;;) {
		const { done, value } = passes.next()
		if (done) return value
		await new Promise((resolve) => setTimeout(resolve))
	}
}

function* passesOver(html: string, list: sanitize.IOptions): Generator<undefined, string> {
	// Shown as text: nothing in it can act, and it stays as it is when it comes back.
	if (isTooMuchHtml(html)) return withoutScriptWords(html.slice(0, MOST_CHARACTERS).replaceAll(/[<>&]/g, ' '))
	let cleaned = cutDeepNesting(html.replaceAll('\0', ''))
	for (let pass = 0; pass < MOST_PASSES; pass += 1) {
		yield
		const before = cleaned
		cleaned = sanitize(before, list)
		if (cleaned === before) return cleaned
	}
	// No real text gets here. As words without any tags it is harmless, and stays as it is.
	return sanitize(cleaned, { allowedTags: [], allowedAttributes: {}, textFilter: withoutScriptWords })
}

/** Of every tag. Where that makes another address of one, the next pass looks at it again. */
function cleanValues(tagName: string, attribs: sanitize.Attributes): sanitize.Tag {
	const entries = Object.entries(attribs).map(([name, value]) => [name, withoutScriptWords(value)])
	return { tagName, attribs: Object.fromEntries(entries) as sanitize.Attributes }
}

export function cleanLink(tagName: string, { href, rel, title }: sanitize.Attributes): sanitize.Tag {
	const named = title === undefined ? {} : { title }
	const kind = href === undefined ? undefined : kindOfLink(href)
	if (href === undefined || !kind) return { tagName, attribs: named }
	const relations = [...new Set((rel ?? '').toLowerCase().split(/\s+/))].filter((word) => keptRelations.includes(word))
	if (kind === 'outside') {
		const apart = { target: '_blank', rel: [...relations, 'noopener', 'noreferrer'].join(' ') }
		return { tagName, attribs: { href, ...named, ...apart } }
	}
	return { tagName, attribs: { href, ...named, ...(relations.length > 0 && { rel: relations.join(' ') }) } }
}

/** It says on which fact words rest, and nothing else. Any other loses its tag, as one that is not on the list. */
function cleanData(tagName: string, { value = '' }: sanitize.Attributes): sanitize.Tag {
	return isReference(value) ? { tagName, attribs: { value } } : { tagName: 'unknown', attribs: {} }
}

function cleanPicture(tagName: string, { src, ...attribs }: sanitize.Attributes): sanitize.Tag {
	return { tagName, attribs: src !== undefined && isSafePicture(src) ? { src, ...attribs } : attribs }
}
