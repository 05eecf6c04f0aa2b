import { slugify } from '#lib/slugify.ts'
import type { Heading } from '../article-text.ts'
import { granted, quote, type Rule, withheld } from '../finding.ts'
import { renameElement } from '../fixes/edit.ts'
import { removableHeadings } from '../fixes/removable-headings.ts'

/** The page gives the title as its H1. A first H1 in the text that repeats it is dropped, another becomes a section. */
export const singleH1: Rule = {
	id: 'single-h1',
	group: 'html',
	label: 'Um único H1 na página',
	points: 7,
	check({ text }) {
		const [first, ...extra] = text.headings.filter(({ level }) => level === 1)
		if (extra.length === 0) return granted(first ? 'um H1 no texto' : 'o título da página é o H1')
		return withheld(
			1,
			`${extra.length + 1} H1 no texto`,
			...extra.map((heading) => ({
				severity: 'crítico' as const,
				message: `Há mais de um H1: ${quote(heading.text)}.`,
				element: `h1 ${quote(heading.text, 40)}`,
				span: heading,
				fix: 'Troque este H1 por H2.',
				autoFixable: isRenamable(heading, text.html),
			})),
		)
	},
}

/** Headings that go down more than one level at once, as the page shows them: its own title is level 1. */
export function skippedHeadings(headings: readonly Heading[], title: string): { heading: Heading; expected: number }[] {
	const skipped = []
	const repeated = headings.find((heading) => heading.level === 1 && slugify(heading.text) === slugify(title))
	let level = 1
	for (const heading of headings) {
		// The page drops an H1 that repeats its title and shows any other as a section.
		if (heading === repeated) continue
		const shown = Math.max(2, heading.level)
		if (shown > level + 1) {
			skipped.push({ heading, expected: level + 1 })
			level += 1
		} else level = shown
	}
	return skipped
}

/** One that nobody closed has no end to rename. */
function isRenamable(heading: Heading, html: string): boolean {
	return renameElement(html, heading, `h${heading.level}`, 'h2').length > 0
}

export const headingLevels: Rule = {
	id: 'heading-levels',
	group: 'html',
	label: 'Níveis de título sem saltos',
	points: 7,
	check({ text, title }) {
		const empty = text.headings.filter((heading) => heading.text === '')
		const skipped = skippedHeadings(text.headings, title)
		if (empty.length + skipped.length === 0) return granted(`${text.headings.length} títulos em ordem`)
		const removable = removableHeadings(text)
		return withheld(
			1,
			`${skipped.length} salto(s), ${empty.length} vazio(s)`,
			...skipped.map(({ heading, expected }) => ({
				severity: 'aviso' as const,
				message: `O título ${quote(heading.text)} salta para H${heading.level}; aqui cabe H${expected}.`,
				element: `h${heading.level} ${quote(heading.text, 40)}`,
				span: heading,
				fix: `Troque por H${expected}.`,
				autoFixable: heading.text === '' ? removable.has(heading) : isRenamable(heading, text.html),
			})),
			...empty.map((heading) => ({
				severity: 'aviso' as const,
				message: 'Há um título vazio.',
				element: `h${heading.level}`,
				span: heading,
				fix: 'Escreva o título ou apague-o.',
				autoFixable: removable.has(heading),
			})),
		)
	},
}

const semantic = ['p', 'h2', 'h3', 'ul', 'ol', 'table', 'blockquote', 'section', 'aside', 'figure', 'dl'] as const
const LEAST_SEMANTIC = 3
/** Shorter texts need no parts. */
const WORDS_WITHOUT_SECTIONS = 300

export const semanticElements: Rule = {
	id: 'semantic-elements',
	group: 'html',
	label: 'Elementos que dizem o que são',
	points: 5,
	check({ text }) {
		const used = semantic.filter((tag) => text.tags.has(tag))
		const loose = text.blocks.filter(({ tag, words }) => (tag === '' || tag === 'div') && words > 10)
		const unparted = text.words.length > WORDS_WITHOUT_SECTIONS && !text.tags.has('h2')
		const notices = [
			...loose.slice(0, 5).map((block) => ({
				severity: 'aviso' as const,
				message: `Este texto não está em um parágrafo: ${quote(block.text)}.`,
				element: block.tag || 'texto solto',
				span: block,
				fix: 'Coloque o texto em um parágrafo (p).',
			})),
			...(unparted
				? [
						{
							severity: 'aviso' as const,
							message: `São ${text.words.length} palavras sem nenhum subtítulo.`,
							element: 'texto',
							fix: 'Divida o texto com subtítulos H2.',
						},
					]
				: []),
		]
		if (notices.length > 0) return withheld(1, used.join(', ') || 'nenhum', ...notices)
		if (used.length >= LEAST_SEMANTIC || text.words.length <= WORDS_WITHOUT_SECTIONS) return granted(used.join(', '))
		return withheld(0.5, used.join(', '), {
			severity: 'dica',
			message: 'O texto usa poucos elementos: só parágrafos cansam a leitura.',
			element: 'texto',
			fix: 'Use listas para passos, tabelas para comparações e citações para trechos de lei.',
		})
	},
}

export const skipLink: Rule = {
	id: 'skip-link',
	group: 'html',
	label: 'Link para pular ao conteúdo',
	points: 2,
	check({ hasSkipLink }) {
		if (hasSkipLink) return granted('a página tem')
		return withheld(1, 'a página não tem', {
			severity: 'aviso',
			message: 'A página não tem um link para pular ao conteúdo.',
			element: 'página',
			fix: 'Coloque no começo da página um link para o conteúdo.',
		})
	},
}

/** With fewer no question of insurance is answered. */
const FEWEST_WORDS = 200
const LEAST_WORDS = 300
const GOOD_WORDS = 600

export const textLength: Rule = {
	id: 'text-length',
	group: 'html',
	label: 'Texto com 600 palavras ou mais',
	points: 4,
	check({ text }) {
		const words = text.words.length
		const evidence = `${words} palavras`
		if (words >= GOOD_WORDS) return granted(evidence)
		if (words >= LEAST_WORDS)
			return withheld(0.5, evidence, {
				severity: 'dica',
				message: `O texto tem ${words} palavras; assuntos de seguro pedem ${GOOD_WORDS} ou mais.`,
				element: 'texto',
				fix: 'Acrescente um exemplo, um passo a passo ou as perguntas que os clientes fazem.',
			})
		return withheld(1, evidence, {
			severity: words < FEWEST_WORDS ? 'crítico' : 'aviso',
			message: `O texto tem só ${words} palavras; o mínimo é ${LEAST_WORDS}.`,
			element: 'texto',
			fix: 'Desenvolva o assunto: o que cobre, o que não cobre, o que fazer.',
		})
	},
}
