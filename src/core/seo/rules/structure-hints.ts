import { faqHeading } from '../../html/find-faqs.ts'
import { type Hint, quote, type Subject } from '../finding.ts'
import { contentStems } from './content-words.ts'

const LONG_TEXT = 1200
/** From so many sections on the page shows a table of contents. */
const SECTIONS_WORTH_LISTING = 4

export const contents: Hint = {
	id: 'contents',
	find({ text }) {
		const sections = text.headings.filter(({ level }) => level === 2)
		if (text.words.length <= LONG_TEXT || sections.length >= SECTIONS_WORTH_LISTING) return []
		return [
			{
				message: `São ${text.words.length} palavras em ${sections.length} seções: a página não mostra sumário.`,
				element: 'texto',
				span: spanOf(sections[0]),
				fix: `Divida o texto em ${SECTIONS_WORTH_LISTING} seções H2 ou mais.`,
			},
		]
	},
}

/** Of the title's words, how many the opening should take up. */
const SHARED = 1 / 3

export const openingAnswers: Hint = {
	id: 'opening-answers',
	find({ title, text }) {
		const asked = contentStems(title)
		const opening = openingOf(text)
		if (!opening || asked.size === 0) return []
		const said = contentStems(opening.text)
		const shared = [...asked].filter((stem) => said.has(stem)).length
		if (shared >= Math.max(1, Math.floor(asked.size * SHARED))) return []
		return [
			{
				message: 'O primeiro parágrafo não fala do que o título promete.',
				element: `p ${quote(opening.text, 40)}`,
				span: spanOf(opening),
				fix: 'Responda à pergunta do título já na abertura, com as palavras dele.',
			},
		]
	},
}

/** The first paragraph that says something. */
export function openingOf({ blocks }: Subject['text']) {
	return blocks.find(({ tag, words }) => tag === 'p' && words > 5)
}

export const faqShape: Hint = {
	id: 'faq-shape',
	find({ text }) {
		const start = text.headings.findIndex(({ level, text: words }) => level === 2 && faqHeading.test(words))
		if (start === -1) return []
		const section = text.headings[start]!
		const rest = text.headings.slice(start + 1)
		const next = rest.findIndex(({ level }) => level <= 2)
		const questions = (next === -1 ? rest : rest.slice(0, next)).filter(({ level }) => level === 3)
		if (questions.length === 0)
			return [
				{
					message: `A seção ${quote(section.text)} não tem perguntas que os buscadores reconheçam.`,
					element: `h2 ${quote(section.text, 40)}`,
					span: spanOf(section),
					fix: 'Faça de cada pergunta um H3, com a resposta no parágrafo seguinte.',
				},
			]
		const wrong = questions.find((question) => !question.text.endsWith('?') || !isAnswered(text, question.end))
		if (!wrong) return []
		return [
			{
				message: wrong.text.endsWith('?')
					? `A pergunta ${quote(wrong.text)} não tem resposta.`
					: `Nas perguntas frequentes, ${quote(wrong.text)} não é uma pergunta.`,
				element: `h3 ${quote(wrong.text, 40)}`,
				span: spanOf(wrong),
				fix: 'Escreva a pergunta inteira no H3 e a resposta logo abaixo.',
			},
		]
	},
}

function isAnswered({ headings, blocks }: Subject['text'], end: number): boolean {
	const next = headings.find(({ start }) => start >= end)?.start ?? Number.POSITIVE_INFINITY
	return blocks.some(({ start }) => start >= end && start < next)
}

export function spanOf(part: { start: number; end: number } | undefined) {
	return part && { start: part.start, end: part.end }
}
