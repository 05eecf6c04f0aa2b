import { pageOf } from '#lib/page-of.ts'
import type { Link } from '../article-text.ts'
import { granted, type Rule, type Subject, withheld } from '../finding.ts'
import { asWords } from '../text/letters.ts'
import { sourceKindOf } from './official-domains.ts'
import { sentencesWith } from './places.ts'

export const LEAST_SOURCES = 2

/** Official pages linked in the text itself, each page once however its address is written. */
export function officialLinks({ text }: Pick<Subject, 'text'>): string[] {
	return firstOfEachPage(text.links).map(({ href }) => href.trim().replace(/#.*$/, ''))
}

function firstOfEachPage(links: readonly Link[]): Link[] {
	const byPage = new Map<string, Link>()
	for (const link of links) {
		const address = link.href.trim()
		if (sourceKindOf(address) !== 'official') continue
		if (!byPage.has(pageOf(address))) byPage.set(pageOf(address), link)
	}
	return [...byPage.values()]
}

/** Official pages that the article lists as sources and its text does not link. */
export function unlinkedSources({ text, sourceUrls }: Pick<Subject, 'text' | 'sourceUrls'>): string[] {
	const linked = new Set(officialLinks({ text }).map(pageOf))
	return (sourceUrls ?? []).filter((address) => sourceKindOf(address) === 'official' && !linked.has(pageOf(address)))
}

export function hasSourcesSection({ text }: Pick<Subject, 'text'>): boolean {
	return text.headings.some((heading) => sourcesHeading.test(heading.text.trim()))
}

/** What a reader would want to look up. */
const claims = [asWords('leis?|decreto|resolução|circular|susep|cnsp|ans|banco central|prazo'), /R\$|%/]

export const officialSources: Rule = {
	id: 'official-sources',
	group: 'ymyl',
	label: 'Pelo menos 2 fontes oficiais com link no texto',
	points: 20,
	check(subject) {
		const found = officialLinks(subject)
		const hosts = found.map((address) => new URL(address).hostname.replace(/^www\./, '')).join(', ')
		if (found.length >= LEAST_SOURCES) return granted(`${found.length}: ${hosts}`)
		const unlinked = unlinkedSources(subject).length > 0
		const remedy = {
			element: 'links',
			// Where too few are listed, the list is where to begin: from there they come into the text.
			field: unlinked ? ('content' as const) : ('sourceUrls' as const),
			fix: unlinked
				? 'As fontes estão na lista, mas não no texto: ligue cada afirmação à página que a sustenta.'
				: 'Ligue as afirmações às páginas oficiais: SUSEP, Planalto, ANS, Banco Central, Procon.',
			autoFixable: unlinked && !hasSourcesSection(subject),
		}
		const [only] = firstOfEachPage(subject.text.links)
		if (only)
			return withheld(0.5, `1: ${hosts}`, {
				...remedy,
				severity: 'aviso',
				message: `O texto tem link para uma só fonte oficial; são necessárias ${LEAST_SOURCES}.`,
				span: { start: only.start, end: only.end },
			})
		const [first] = sentencesWith(subject, claims)
		return withheld(1, 'nenhuma', {
			...remedy,
			severity: 'crítico',
			message: 'O texto não tem link para nenhuma fonte oficial.',
			span: first?.span,
		})
	},
}

export const sourcesHeading = /^(?:fontes|refer[êe]ncias|fontes consultadas|fontes oficiais|fontes e refer[êe]ncias)$/i

export const listedSources: Rule = {
	id: 'listed-sources',
	group: 'ymyl',
	label: 'Lista de fontes',
	points: 1,
	check(subject) {
		const { sourceUrls = [] } = subject
		const section = hasSourcesSection(subject)
		if (section || sourceUrls.length > 0)
			return granted(section ? 'no texto' : `${sourceUrls.length} na ficha do artigo`)
		return withheld(1, 'não há', {
			severity: 'dica',
			message: 'O artigo não lista as suas fontes.',
			element: 'fontes',
			field: 'sourceUrls',
			fix: 'Preencha as fontes do artigo ou encerre o texto com “Fontes”.',
			autoFixable: officialLinks(subject).length > 0,
		})
	},
}
