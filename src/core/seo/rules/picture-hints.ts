import { photoLibraries } from '#core/providers/photo-libraries.ts'
import { slugify } from '#lib/slugify.ts'
import { type Hint, quote } from '../finding.ts'

/** A name with its ending is the rule's business. */
export const altIsFileName: Hint = {
	id: 'alt-is-file-name',
	find({ text }) {
		const picture = text.pictures.find(({ src, alt }) => {
			const name = src
				.replace(/[?#].*$/, '')
				.split('/')
				.at(-1)!
				.replace(/\.\w+$/, '')
			return alt && /[\d_-]/.test(alt) && slugify(alt) === slugify(name)
		})
		if (!picture) return []
		return [
			{
				message: `O texto alternativo ${quote(picture.alt!)} é o nome do arquivo.`,
				element: `img ${quote(picture.src, 40)}`,
				span: { start: picture.start, end: picture.end },
				fix: 'Descreva em poucas palavras o que a imagem mostra.',
			},
		]
	},
}

export const pictureCredit: Hint = {
	id: 'picture-credit',
	find({ text }) {
		return photoLibraries.flatMap(({ label, site }) => {
			const picture = text.pictures.find(({ src }) => `.${URL.parse(src)?.hostname}`.endsWith(`.${site}`))
			if (!picture || text.text.toLowerCase().includes(label.toLowerCase())) return []
			return [
				{
					message: `Há uma foto do ${label} sem crédito.`,
					element: `img ${quote(picture.src, 40)}`,
					span: { start: picture.start, end: picture.end },
					fix: `Ponha na legenda: Foto de (nome) no ${label}.`,
				},
			]
		})
	},
}
