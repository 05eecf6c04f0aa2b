import type { Hint } from '../finding.ts'
import { RESULT, textWidth } from '../text/text-width.ts'
import { isStopWord } from './content-words.ts'
import { DESCRIPTION, TITLE } from './metadata.ts'

/** Sixty wide letters take more room than a result has. */
export const titleWidth: Hint = {
	id: 'title-width',
	find({ title, metaTitle }) {
		const text = (metaTitle?.trim() || title).trim()
		const width = textWidth(text, RESULT.title.sizePx)
		if (text.length > TITLE.most || width <= RESULT.title.mostPx) return []
		return [
			{
				message: `O título para buscadores ocupa ${width} px e será cortado; cabem ${RESULT.title.mostPx}.`,
				element: 'título',
				field: metaTitle?.trim() ? 'metaTitle' : 'title',
				fix: 'Troque letras largas e maiúsculas ou tire uma palavra.',
			},
		]
	},
}

const SURELY_SHOWN = 156

export const descriptionShown: Hint = {
	id: 'description-shown',
	find({ metaDescription }) {
		const length = metaDescription?.trim().length ?? 0
		if (length <= SURELY_SHOWN || length > DESCRIPTION.most) return []
		return [
			{
				message: `A descrição tem ${length} caracteres; depois de ${SURELY_SHOWN} alguns buscadores cortam.`,
				element: 'descrição',
				field: 'metaDescription',
				fix: 'Deixe o essencial nos primeiros caracteres ou encurte um pouco.',
			},
		]
	},
}

const LONGEST_SLUG = 75

export const slugShape: Hint = {
	id: 'slug-shape',
	find({ slug }) {
		if (!slug) return []
		const about = { element: `endereço /${slug}`, field: 'slug' } as const
		if (slug.length > LONGEST_SLUG)
			return [
				{
					...about,
					message: `O endereço tem ${slug.length} caracteres; até ${LONGEST_SLUG} cabem numa linha.`,
					fix: 'Deixe só as palavras que dizem o assunto.',
				},
			]
		if (slug.split('-').every(isStopWord))
			return [
				{
					...about,
					message: 'O endereço não diz o assunto: só tem palavras de ligação.',
					fix: 'Use as palavras que alguém digitaria na busca.',
				},
			]
		return []
	},
}
