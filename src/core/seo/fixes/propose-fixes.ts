import { pageOf } from '#lib/page-of.ts'
import { type ArticleText, readArticleText, type Span } from '../article-text.ts'
import { type Article, cut } from '../finding.ts'
import { DISCLAIMER, hasDisclaimerIn } from '../rules/claims.ts'
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
		...fixAlternativeTexts(article, text),
		...fixTableHeaders(text),
		...fixLinks(text),
		...fixSources(article, text),
		...fixDisclaimer(text),
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
	return text.length > most ? `${cut(text, most - 3)}…` : text
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

function fixAlternativeTexts({ title }: Article, { html, pictures, headings }: ArticleText): Fix[] {
	let above = title
	let passed = 0
	return pictures
		.filter(({ alt }) => alt === undefined || alt.trim() === '')
		.map((picture) => {
			// Both come in the order of the text.
			for (; (headings[passed]?.end ?? Number.POSITIVE_INFINITY) <= picture.start; passed += 1)
				above = headings[passed]!.text || above
			const alt = shorten(`Ilustração: ${above || 'imagem do artigo'}`, 125)
			return contentFix('picture-alt', 'Descrever a imagem', html, picture, [withAlt(html, picture, alt)])
		})
}

/** An empty alt gives way to the new one. */
function withAlt(html: string, picture: Span, alt: string): Edit {
	const tag = html.slice(picture.start, picture.end)
	const empty = /\salt(?:\s*=\s*(?:""|''))?(?=[\s/>])/i.exec(tag)
	if (!empty) return addAttribute(html, picture, 'alt', alt)
	const start = picture.start + empty.index
	return { start, end: start + empty[0].length, text: ` alt="${escapeAttribute(alt)}"` }
}

function fixTableHeaders({ html, tables }: ArticleText): Fix[] {
	return tables
		.filter(({ hasHeaders }) => !hasHeaders)
		.map((table) => {
			const row = /<tr\b[^>]*>[\s\S]*?(?:<\/tr\s*>|$)/i.exec(html.slice(table.start, table.end))
			const edits = row ? headerEdits(row[0], table.start + row.index) : []
			return contentFix('tidy-media', 'Marcar a primeira linha como cabeçalho', html, table, edits)
		})
}

function headerEdits(row: string, offset: number): Edit[] {
	return [...row.matchAll(/<(\/?)td\b/gi)].map(({ index, 0: tag, 1: closing }) => ({
		start: offset + index,
		end: offset + index + tag.length,
		text: closing ? '</th' : '<th scope="col"',
	}))
}

function fixLinks({ html, links }: ArticleText): Fix[] {
	return links.flatMap((link) => {
		const tag = /^<a\b[^>]*>/i.exec(html.slice(link.start, link.end))?.[0] ?? ''
		const edits: Edit[] = []
		const plain = /(?<![\w-])href\s*=\s*["']?http(?=:\/\/)/i.exec(tag)
		if (plain && /^http:/i.test(link.href)) {
			const end = link.start + plain.index + plain[0].length
			edits.push({ start: end - 'http'.length, end, text: 'https' })
		}
		if (opensExposed(link)) edits.push(relEdit(html, link, tag))
		return edits.length > 0
			? [contentFix('links', 'Tornar o link seguro', html, { ...link, end: link.start + tag.length }, edits)]
			: []
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
		(address) => `<li><a href="${escapeAttribute(address)}">${escapeAttribute(hostOf(address))}</a></li>`,
	)
	return appended(
		lacksOfficial ? 'official-sources' : 'listed-sources',
		'Acrescentar as fontes consultadas',
		text,
		`<h2>Fontes consultadas</h2><ul>${items.join('')}</ul>`,
	)
}

function fixDisclaimer(text: ArticleText): Fix[] {
	if (text.words.length === 0 || hasDisclaimerIn(text.text)) return []
	return appended('disclaimer', 'Acrescentar o aviso ao leitor', text, `<p><em>${DISCLAIMER}</em></p>`)
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

function hostOf(address: string): string {
	const { hostname, pathname } = new URL(address)
	const path = pathname === '/' ? '' : pathname
	return shorten(hostname.replace(/^www\./, '') + path, 80)
}
