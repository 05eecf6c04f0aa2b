import type { ArticleText } from '../article-text.ts'
import { granted, type Rule, withheld } from '../finding.ts'

export const TITLE = { least: 30, most: 60 }
export const DESCRIPTION = { least: 120, most: 160 }

/** A short title with the name of the site after it. */
export function completedTitle(title: string, siteName: string): string {
	return `${title} | ${siteName}`
}

/** A short description with sentences of the text after it, until it is long enough or the text ends. */
export function completedDescription(description: string, { sentences }: Pick<ArticleText, 'sentences'>): string {
	let longer = description
	for (const sentence of sentences) {
		if (longer.length >= DESCRIPTION.least) break
		if (!longer.includes(sentence)) longer = `${longer} ${sentence}`.trim()
	}
	return longer
}

export const titleLength: Rule = {
	id: 'title-length',
	group: 'html',
	label: 'Título para buscadores com 30 a 60 caracteres',
	points: 7,
	check({ title, metaTitle, siteName = '' }) {
		const field = metaTitle?.trim() ? 'metaTitle' : 'title'
		const text = (metaTitle?.trim() || title).trim()
		const evidence = `${text.length} caracteres`
		if (text === '')
			return withheld(1, 'sem título', {
				severity: 'crítico',
				message: 'O artigo não tem título.',
				element: 'título',
				field: 'title',
				fix: 'Escreva um título que diga o que o leitor vai aprender.',
			})
		if (text.length < TITLE.least)
			return withheld(0.5, evidence, {
				severity: 'aviso',
				message: `O título para buscadores tem ${text.length} caracteres; o mínimo é ${TITLE.least}.`,
				element: 'título',
				field,
				fix: 'Complete com o assunto e para quem é o artigo.',
				autoFixable: siteName !== '' && completedTitle(text, siteName).length >= TITLE.least,
			})
		if (text.length > TITLE.most)
			return withheld(0.5, evidence, {
				severity: 'aviso',
				message: `O título para buscadores tem ${text.length} caracteres e será cortado; o máximo é ${TITLE.most}.`,
				element: 'título',
				field,
				fix: 'Encurte, deixando o assunto no começo.',
				autoFixable: true,
			})
		return granted(evidence)
	},
}

export const descriptionLength: Rule = {
	id: 'description-length',
	group: 'html',
	label: 'Descrição para buscadores com 120 a 160 caracteres',
	points: 7,
	check({ metaDescription, text: article }) {
		const text = metaDescription?.trim() ?? ''
		const evidence = `${text.length} caracteres`
		const autoFixable = completedDescription(text, article).length >= DESCRIPTION.least
		const about = { element: 'descrição', field: 'metaDescription', autoFixable } as const
		if (text === '')
			return withheld(1, 'sem descrição', {
				...about,
				severity: 'aviso',
				message: 'O artigo não tem descrição para buscadores.',
				fix: 'Resuma em uma frase o que o leitor encontra e por que vale a leitura.',
			})
		if (text.length < DESCRIPTION.least)
			return withheld(0.5, evidence, {
				...about,
				severity: 'aviso',
				message: `A descrição tem ${text.length} caracteres; o mínimo é ${DESCRIPTION.least}.`,
				fix: 'Acrescente um fato do artigo: um prazo, um valor, um direito.',
			})
		if (text.length > DESCRIPTION.most)
			return withheld(0.5, evidence, {
				...about,
				severity: 'aviso',
				message: `A descrição tem ${text.length} caracteres e será cortada; o máximo é ${DESCRIPTION.most}.`,
				fix: 'Encurte para que a frase termine dentro do limite.',
			})
		return granted(evidence)
	},
}
