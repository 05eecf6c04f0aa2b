import type { Fact, Faq, Procedure } from './knowledge/types.ts'
import { list, type Renderer, table } from './render-text.ts'

export type PartName =
	| 'why'
	| 'example'
	| 'steps'
	| 'price'
	| 'traps'
	| 'reader'
	| 'second'
	| 'terms'
	| 'checks'
	| 'questions'

/** A section. Its HTML is made once it is clear that it stays, as a page is linked where it is first named. */
export type Part = {
	name: PartName
	heading: string
	html: (renderer: Renderer) => string[]
	/** Whether it is the table that the prompt wants. */
	isTable?: boolean
}

/** What an article could tell, in its order. */
export type Outline = {
	/** Told before anything else. */
	answer: string
	/** The box 'Em resumo'; empty where the answer says it already. */
	points: readonly string[]
	parts: Part[]
}

/** Nothing, where there is nothing to tell. */
export function factsPart(name: PartName, heading: string, facts: readonly Fact[]): Part[] {
	return facts.length === 0 ? [] : [{ name, heading, html: ({ fact }) => facts.map(fact) }]
}

export function stepsPart({ heading, steps }: Pick<Procedure, 'heading' | 'steps'>, asTable: boolean): Part {
	return {
		name: 'steps',
		heading,
		isTable: asTable,
		html: (renderer) => [
			asTable
				? table({ head: ['O que fazer', 'Como'], rows: steps }, renderer)
				: list(
						'ol',
						steps.map(([lead, text]) => `<strong>${renderer.inline(lead)}</strong> ${renderer.inline(text)}`),
					),
		],
	}
}

export function questionsPart(faqs: readonly Faq[]): Part[] {
	if (faqs.length === 0) return []
	return [
		{
			name: 'questions',
			heading: 'Perguntas frequentes',
			html: ({ inline }) => faqs.map(([question, answer]) => `<h3>${question}</h3>\n<p>${inline(answer)}</p>`),
		},
	]
}

export function warningHtml(warning: string, { inline }: Renderer): string {
	return `<aside class="aviso"><p>${inline(warning)}</p></aside>`
}
