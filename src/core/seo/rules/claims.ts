import { type Article, granted, quote, type Rule, withheld } from '../finding.ts'

const disclaimer =
	/(?:conteúdo|texto|artigo|material)[^.]{0,60}(?:informativ|educativ|orientação geral)|não substitui[^.]{0,80}(?:apólice|condições|orientação|corretor|análise|contrato|regulamento)/iu

/** What the fixer adds where it is missing: of what the article is about, not of what it is not. */
export function disclaimerFor({ title, categorySlug }: Pick<Article, 'title' | 'categorySlug'>): string {
	const about = `${title} ${categorySlug ?? ''}`.replaceAll('-', ' ')
	return `Este conteúdo é informativo e não substitui a leitura ${papers.find(({ words }) => words.test(about))!.paper}.`
}

const papers = [
	{ words: /cons[óo]rcio/i, paper: 'do contrato de adesão e do regulamento do grupo' },
	{
		words: /(?:plano|conv[êe]nio)s? (?:de )?(?:sa[úu]de|m[ée]dic|dental|odonto)|odontol/i,
		paper: 'do contrato do plano',
	},
	{ words: /previd[êe]ncia|pgbl|vgbl/i, paper: 'do regulamento do plano' },
	{ words: /capitaliza/i, paper: 'das condições gerais do título' },
	{ words: /(?:)/, paper: 'da apólice nem a orientação de um corretor de seguros' },
]

export function hasDisclaimerIn(text: string): boolean {
	return disclaimer.test(text)
}

export const hasDisclaimer: Rule = {
	id: 'disclaimer',
	group: 'ymyl',
	label: 'Aviso de que o texto não substitui o contrato',
	points: 3,
	check({ text }) {
		if (hasDisclaimerIn(text.text)) return granted('no texto')
		return withheld(1, 'não há', {
			severity: 'dica',
			message: 'O texto não avisa que é informativo e não substitui o contrato.',
			element: 'texto',
			fix: 'Acrescente no fim um aviso curto.',
			autoFixable: true,
		})
	},
}

const ALIKE = 0.35
export const COPIED = 0.6

export const uniqueness: Rule = {
	id: 'uniqueness',
	group: 'ymyl',
	label: 'Diferente dos outros artigos do site',
	points: 5,
	check({ closest }) {
		if (closest === undefined)
			return withheld(1, 'ainda não comparado com os outros artigos', {
				severity: 'dica',
				message: 'O texto ainda não foi comparado com os outros artigos do site.',
				element: 'texto',
				fix: 'A comparação é feita pelo servidor: espere um instante ou valide no servidor.',
			})
		if (closest === null) return granted('nada parecido')
		if (closest.similarity <= ALIKE)
			return granted(`${percent(closest.similarity)} parecido com ${quote(closest.title)}`)
		const copied = closest.similarity > COPIED
		return withheld(copied ? 1 : 0.5, percent(closest.similarity), {
			severity: copied ? 'crítico' : 'aviso',
			message: `${percent(closest.similarity)} do texto já está no artigo ${quote(closest.title)}.`,
			element: 'texto',
			fix: copied ? 'Junte os dois artigos em um.' : 'Trate de outro lado do assunto ou reescreva os trechos iguais.',
		})
	},
}

function percent(share: number): string {
	return `${Math.round(share * 100)} %`
}
