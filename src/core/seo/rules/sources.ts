import { granted, type Rule, type Subject, withheld } from '../finding.ts'
import { sourceKindOf } from './official-domains.ts'

export const LEAST_SOURCES = 2

/** Official pages linked in the text itself, each page once. */
export function officialLinks({ text }: Pick<Subject, 'text'>): string[] {
	const addresses = text.links.map(({ href }) => href.trim().replace(/#.*$/, ''))
	return [...new Set(addresses)].filter((address) => sourceKindOf(address) === 'official')
}

export const officialSources: Rule = {
	id: 'official-sources',
	group: 'ymyl',
	label: 'Pelo menos 2 fontes oficiais com link no texto',
	points: 30,
	check(subject) {
		const found = officialLinks(subject)
		const hosts = found.map((address) => new URL(address).hostname.replace(/^www\./, '')).join(', ')
		if (found.length >= LEAST_SOURCES) return granted(`${found.length}: ${hosts}`)
		const listed = subject.sourceUrls?.filter((address) => sourceKindOf(address) === 'official').length ?? 0
		// Where too few are listed, the list is where to begin: from there they come into the text.
		const field = listed > found.length ? 'content' : 'sourceUrls'
		const fix =
			listed > found.length
				? 'As fontes estão na lista, mas não no texto: ligue cada afirmação à página que a sustenta.'
				: 'Ligue as afirmações às páginas oficiais: SUSEP, Planalto, ANS, Banco Central, Procon.'
		if (found.length === 1)
			return withheld(0.5, `1: ${hosts}`, {
				severity: 'aviso',
				message: `O texto tem link para uma só fonte oficial; são necessárias ${LEAST_SOURCES}.`,
				element: 'links',
				field,
				fix,
				autoFixable: listed > found.length,
			})
		return withheld(1, 'nenhuma', {
			severity: 'crítico',
			message: 'O texto não tem link para nenhuma fonte oficial.',
			element: 'links',
			field,
			fix,
			autoFixable: listed > 0,
		})
	},
}

export const sourcesHeading = /^(?:fontes|refer[êe]ncias|fontes consultadas|fontes oficiais|fontes e refer[êe]ncias)$/i

export const listedSources: Rule = {
	id: 'listed-sources',
	group: 'ymyl',
	label: 'Lista de fontes consultadas',
	points: 2,
	check(subject) {
		const { text, sourceUrls = [] } = subject
		const section = text.headings.some((heading) => sourcesHeading.test(heading.text.trim()))
		if (section || sourceUrls.length > 0)
			return granted(section ? 'no texto' : `${sourceUrls.length} na ficha do artigo`)
		return withheld(1, 'não há', {
			severity: 'dica',
			message: 'O artigo não lista as fontes consultadas.',
			element: 'fontes',
			field: 'sourceUrls',
			fix: 'Preencha as fontes do artigo ou encerre o texto com “Fontes consultadas”.',
			autoFixable: officialLinks(subject).length > 0,
		})
	},
}
