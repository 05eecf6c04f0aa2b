import { describeSources } from '#core/posts/saving/describe-sources.ts'
import { pageOf } from '#lib/page-of.ts'
import { type ArticleText, readArticleText, type Span } from '../article-text.ts'
import { type Article, cut } from '../finding.ts'
import { disclaimerFor, hasDisclaimerIn } from '../rules/claims.ts'
import { opensExposed } from '../rules/links-and-pictures.ts'
import { completedDescription, completedTitle, DESCRIPTION, TITLE } from '../rules/metadata.ts'
import { sourceKindOf } from '../rules/official-domains.ts'
import { hasSourcesSection, LEAST_SOURCES, officialLinks } from '../rules/sources.ts'
import { skippedHeadings } from '../rules/structure.ts'
import { addAttribute, applyEdits, type Edit, escapeAttribute, placeAfter, renameElement } from './edit.ts'
import { removableHeadings } from './removable-headings.ts'

/** A repair that needs no judgement, with what it would change, to be taken or left. */
export type Fix = {
	/** The rule it satisfies. */
	id: string
	label: string
	before: string
	after: string
} & (
	| { field: 'content' /** Where it begins. */; at: number; edits: Edit[] }
	| { field: 'metaTitle' | 'metaDescription'; value: string }
)

type Context = { siteName: string }

/** How often repairs that turned out to repair nothing are left out and the rest tried again. */
const MOST_TRIES = 4

/** Every repair that can be made without judgement. Where none is needed there is none. */
export function proposeFixes(article: Article, { siteName }: Context): Fix[] {
	let fixes = allFixes(article, siteName)
	for (let tries = 0; tries < MOST_TRIES; tries += 1) {
		// Broken markup can swallow a repair: text after an open comment is part of it. Such a repair repairs nothing.
		const swallowed = stillNeeded(fixes, allFixes(withFixes(article, fixes), siteName))
		if (swallowed.size === 0) return fixes
		fixes = fixes.filter((fix) => !swallowed.has(fix))
	}
	return []
}

/** Those of the repairs that were made and are yet to be made. */
function stillNeeded(made: readonly Fix[], left: readonly Fix[]): Set<Fix> {
	if (left.length === 0) return new Set()
	const moved = placeAfter(made.flatMap((fix) => (fix.field === 'content' ? fix.edits : [])))
	const nameAt = (fix: Fix, at: (place: number) => number) =>
		fix.field === 'content' && fix.before !== '' ? `${fix.id} ${at(fix.at)}` : fix.id
	const needed = new Set(left.map((fix) => nameAt(fix, (place) => place)))
	return new Set(made.filter((fix) => needed.has(nameAt(fix, moved))))
}

function allFixes(article: Article, siteName: string): Fix[] {
	const text = readArticleText(article.content)
	return [
		...fixTitle(article, siteName),
		...fixDescription(article, text),
		...fixExtraH1(text),
		...fixLevels(article, text),
		...fixEmptyHeadings(text),
		...fixLinks(text),
		...fixSources(article, text),
		...fixDisclaimer(article, text),
	].filter((fix) => fix.field !== 'content' || fix.edits.length > 0)
}

/** The article with some of its fixes made. */
export function withFixes<Fixed extends Article>(article: Fixed, fixes: readonly Fix[]): Fixed {
	const edits = fixes.flatMap((fix) => (fix.field === 'content' ? fix.edits : []))
	const metadata = Object.fromEntries(fixes.flatMap((fix) => (fix.field === 'content' ? [] : [[fix.field, fix.value]])))
	return { ...article, ...metadata, content: applyEdits(article.content, edits) }
}

/** What the optimizer leaves of a text that is too long. */
export function shorten(text: string, most: number): string {
	if (text.length <= most) return text
	const room = cut(text, most - 3)
	// At the end of a word, unless it is one that fills the line.
	const whole = /\s/.test(text.charAt(room.length)) ? room : room.replace(/\s+\S*$/, '')
	return `${whole.replace(/[\s,;:–-]+$/, '')}…`
}

function fixTitle({ title, metaTitle }: Article, siteName: string): Fix[] {
	const current = (metaTitle?.trim() || title).trim()
	if (current === '') return []
	const value = shorten(current.length < TITLE.least ? completedTitle(current, siteName) : current, TITLE.most)
	if (value === current || value.length < TITLE.least) return []
	const label = current.length > TITLE.most ? 'Encurtar o título para buscadores' : 'Completar o título para buscadores'
	return [{ id: 'title-length', label, field: 'metaTitle', before: current, after: value, value }]
}

function fixDescription({ metaDescription }: Article, text: ArticleText): Fix[] {
	const current = metaDescription?.trim() ?? ''
	const value = shorten(completedDescription(current, text), DESCRIPTION.most)
	if (value === current || value.length < DESCRIPTION.least) return []
	const label =
		current.length > DESCRIPTION.most ? 'Encurtar a descrição' : 'Completar a descrição com o começo do texto'
	return [{ id: 'description-length', label, field: 'metaDescription', before: current, after: value, value }]
}

function fixExtraH1({ html, headings }: ArticleText): Fix[] {
	return headings
		.filter(({ level }) => level === 1)
		.slice(1)
		.map((heading) =>
			contentFix('single-h1', 'Trocar H1 repetido por H2', html, heading, renameElement(html, heading, 'h1', 'h2')),
		)
}

function fixLevels({ title }: Article, { html, headings }: ArticleText): Fix[] {
	return skippedHeadings(headings, title)
		.filter(({ heading }) => heading.text !== '')
		.map(({ heading, expected }) =>
			contentFix(
				'heading-levels',
				`Trocar H${heading.level} por H${expected}`,
				html,
				heading,
				renameElement(html, heading, `h${heading.level}`, `h${expected}`),
			),
		)
}

function fixEmptyHeadings(text: ArticleText): Fix[] {
	return [...removableHeadings(text)].map(([heading, edits]) =>
		contentFix('heading-levels', 'Apagar título vazio', text.html, heading, edits),
	)
}

function fixLinks({ html, links }: ArticleText): Fix[] {
	return links.flatMap((link) => {
		const tag = /^<a\b[^>]*>/i.exec(html.slice(link.start, link.end))?.[0] ?? ''
		if (!opensExposed(link)) return []
		const opening = { ...link, end: link.start + tag.length }
		return [contentFix('links', 'Tornar o link seguro', html, opening, [relEdit(html, link, tag)])]
	})
}

function relEdit(html: string, link: Span & { rel: string }, tag: string): Edit {
	const written = /\srel\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]+)/i.exec(tag)
	const value = [link.rel, 'noopener'].filter(Boolean).join(' ')
	if (!written) return addAttribute(html, link, 'rel', value)
	const start = link.start + written.index
	return { start, end: start + written[0].length, text: ` rel="${escapeAttribute(value)}"` }
}

function fixSources(article: Article, text: ArticleText): Fix[] {
	const linked = officialLinks({ text })
	const isAddress = (address: string) => sourceKindOf(address) !== undefined
	const listed = (article.sourceUrls ?? []).filter(isAddress)
	const pages = new Set(text.links.flatMap(({ href }) => (isAddress(href) ? [pageOf(href)] : [])))
	const missing = listed.filter((address) => !pages.has(pageOf(address)))
	const hasSection = hasSourcesSection({ text })
	const lacksOfficial = linked.length < LEAST_SOURCES && missing.some((address) => sourceKindOf(address) === 'official')
	const lacksList = !hasSection && listed.length === 0 && linked.length > 0
	if (hasSection || !(lacksOfficial || lacksList)) return []
	const addresses = [...new Set(lacksOfficial ? [...linked, ...missing] : linked)]
	const items = addresses.map(
		(address) => `<li><a href="${escapeAttribute(address)}">${escapeAttribute(nameOf(address))}</a></li>`,
	)
	return appended(
		lacksOfficial ? 'official-sources' : 'listed-sources',
		'Acrescentar as fontes',
		text,
		`<h2>Fontes</h2><ul>${items.join('')}</ul>`,
	)
}

function fixDisclaimer(article: Article, text: ArticleText): Fix[] {
	if (text.words.length === 0 || hasDisclaimerIn(text.text)) return []
	return appended('disclaimer', 'Acrescentar o aviso ao leitor', text, `<p><em>${disclaimerFor(article)}</em></p>`)
}

function appended(id: string, label: string, { html }: ArticleText, addition: string): Fix[] {
	// What follows a tag that was begun would end it, and bring to life what it holds.
	if (html.lastIndexOf('<') > html.lastIndexOf('>')) return []
	const { length } = html
	const edits = [{ start: length, end: length, text: addition }]
	return [{ id, label, field: 'content', before: '', after: addition, at: length, edits }]
}

function contentFix(id: string, label: string, html: string, place: Span, edits: Edit[]): Fix {
	const before = html.slice(place.start, place.end)
	const inside = edits.map((edit) => ({ ...edit, start: edit.start - place.start, end: edit.end - place.start }))
	return { id, label, field: 'content', before, after: applyEdits(before, inside), at: place.start, edits }
}

/** Who speaks on that page. An address is no text that a person reads. */
function nameOf(address: string): string {
	const [source] = describeSources([address], {})
	return `Página: ${source?.institution ?? new URL(address).hostname}`
}
