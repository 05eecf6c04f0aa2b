import type { Link } from '../article-text.ts'
import { granted, quote, type Rule, withheld } from '../finding.ts'

const vague =
	/^(?:clique aqui|aqui|saiba mais|veja mais|leia mais|confira|este link|link|acesse|mais informações)[.!…]*$/i

/** Whether a link stays on the site. */
export function isOwnLink({ href }: Pick<Link, 'href'>, siteUrl: string): boolean {
	return /^[/#](?!\/)/.test(href) || href === siteUrl || href.startsWith(`${siteUrl}/`)
}

/** Whether a page in a new tab is handed the one that opened it. */
export function opensExposed({ target, rel }: Pick<Link, 'target' | 'rel'>): boolean {
	return target === '_blank' && !/noopener/i.test(rel)
}

export const links: Rule = {
	id: 'links',
	group: 'html',
	label: 'Links próprios, claros e seguros',
	points: 8,
	check({ text, siteUrl }) {
		const own = text.links.filter((link) => isOwnLink(link, siteUrl) && !link.href.startsWith('#'))
		const unclear = text.links.filter((link) => link.text === '' || vague.test(link.text))
		const insecure = text.links.filter(({ href }) => /^http:/i.test(href))
		const exposed = text.links.filter(opensExposed)
		const evidence = `${text.links.length} links, ${own.length} para o próprio site`
		const notices = [
			...(own.length === 0
				? [
						{
							severity: 'aviso' as const,
							message: 'Nenhum link leva a outra página do site.',
							element: 'links',
							fix: 'Ligue o texto à página do seguro de que ele trata e a um artigo vizinho.',
						},
					]
				: []),
			...unclear.map((link) => ({
				severity: 'dica' as const,
				message: link.text ? `O link ${quote(link.text)} não diz aonde leva.` : 'Há um link sem texto.',
				element: `a ${quote(link.text, 40)}`,
				span: link,
				fix: 'Use como texto do link o nome do que a pessoa vai encontrar.',
			})),
			...insecure.map((link) => ({
				severity: 'dica' as const,
				message: `O link para ${quote(link.href)} não usa https.`,
				element: `a ${quote(link.text, 40)}`,
				span: link,
				fix: 'Abra o endereço com https; se a página for a mesma, troque.',
			})),
			...exposed.map((link) => ({
				severity: 'dica' as const,
				message: `O link para ${quote(link.href)} abre outra aba sem rel="noopener": a página de lá pode mexer na nossa.`,
				element: `a ${quote(link.text, 40)}`,
				span: link,
				fix: 'Acrescente rel="noopener".',
				autoFixable: true,
			})),
		]
		if (notices.length === 0) return granted(evidence)
		const lost =
			(own.length === 0 ? 0.6 : 0) + (unclear.length > 0 ? 0.2 : 0) + (insecure.length + exposed.length > 0 ? 0.2 : 0)
		return withheld(lost, evidence, ...notices)
	},
}

const LONGEST_ALT = 125
const fileName = /^[\w%-]+\.(?:png|jpe?g|webp|avif|gif|svg)$/i

export const pictureAlt: Rule = {
	id: 'picture-alt',
	group: 'html',
	label: 'Imagem no texto, com texto alternativo',
	points: 8,
	check({ text }) {
		const { pictures } = text
		if (pictures.length === 0)
			return withheld(0.5, 'nenhuma imagem no texto', {
				severity: 'dica',
				message: 'O texto não tem nenhuma imagem.',
				element: 'texto',
				fix: 'Ponha no texto uma imagem que ajude a entender e descreva o que ela mostra.',
			})
		const without = pictures.filter(({ alt }) => alt === undefined || alt.trim() === '')
		const poor = pictures.filter(({ alt }) => alt && (fileName.test(alt.trim()) || alt.length > LONGEST_ALT))
		if (without.length + poor.length === 0) return granted(`${pictures.length} imagens descritas`)
		return withheld(
			without.length > 0 ? 1 : 0.5,
			`${without.length} sem texto, ${poor.length} com texto ruim`,
			...without.map((picture) => ({
				severity: 'aviso' as const,
				message: `A imagem ${quote(picture.src)} não tem texto alternativo.`,
				element: `img ${quote(picture.src, 40)}`,
				span: picture,
				fix: 'Olhe a imagem e descreva em poucas palavras o que ela mostra.',
			})),
			...poor.map((picture) => ({
				severity: 'dica' as const,
				message: `O texto alternativo ${quote(picture.alt!)} não descreve a imagem ou é longo demais.`,
				element: `img ${quote(picture.src, 40)}`,
				span: picture,
				fix: `Descreva o que se vê, em até ${LONGEST_ALT} caracteres.`,
			})),
		)
	},
}

/** Tables and pictures that a browser or a screen reader has to guess about. */
export const tidyMedia: Rule = {
	id: 'tidy-media',
	group: 'html',
	label: 'Tabelas com cabeçalho e imagens com medidas',
	points: 3,
	check({ text }) {
		const headless = text.tables.filter(({ hasHeaders }) => !hasHeaders)
		const unsized = text.pictures.filter(({ sized }) => !sized)
		if (headless.length + unsized.length === 0) return granted('nada a corrigir')
		return withheld(
			1,
			`${headless.length} tabela(s), ${unsized.length} imagem(ns)`,
			...headless.map((table) => ({
				severity: 'aviso' as const,
				message: 'Há uma tabela sem cabeçalho.',
				element: 'table',
				span: table,
				fix: 'Se a primeira linha diz o que há nas colunas, marque-a como cabeçalho (th).',
			})),
			...unsized.map((picture) => ({
				severity: 'dica' as const,
				message: `A imagem ${quote(picture.src)} não diz largura e altura: a página pula quando ela chega.`,
				element: `img ${quote(picture.src, 40)}`,
				span: picture,
				fix: 'Informe width e height.',
			})),
		)
	},
}
