import { autoTopics } from './curated/auto.ts'
import { businessTopics } from './curated/business.ts'
import { claimsTopics } from './curated/claims.ts'
import { homeTopics } from './curated/home.ts'
import { lifeTopics } from './curated/life.ts'
import { quotesTopics } from './curated/quotes.ts'
import { tipsTopics } from './curated/tips.ts'
import { travelTopics } from './curated/travel.ts'

/** By the category's slug. */
export const curatedTopics: Readonly<Record<string, readonly string[]>> = {
	'seguro-auto': autoTopics,
	'seguro-residencial': homeTopics,
	sinistros: claimsTopics,
	cotacoes: quotesTopics,
	viagem: travelTopics,
	vida: lifeTopics,
	empresas: businessTopics,
	'dicas-gerais': tipsTopics,
}

/** Questions that fit any product. */
const general = [
	'o que a cobertura inclui e o que fica de fora',
	'documentos para contratar e para pedir a indenização',
	'como comparar propostas de seguradoras diferentes',
	'quanto custa e o que muda o preço',
	'erros comuns de quem contrata pela primeira vez',
	'carência, franquia e limites em linguagem simples',
	'como acionar a assistência e avisar um sinistro',
	'direitos do consumidor e órgãos de fiscalização',
	'renovação, cancelamento e mudança de dados',
	'perguntas frequentes respondidas por um corretor',
]

/** The topics of a category in their order; one of the brokerage's own gets the questions that fit any product. */
export function curatedTopicsFor({ slug, name }: { slug: string; name: string }): readonly string[] {
	return (
		(Object.hasOwn(curatedTopics, slug) && curatedTopics[slug]) || general.map((question) => `${name}: ${question}`)
	)
}
