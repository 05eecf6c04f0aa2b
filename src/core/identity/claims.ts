import { brasiliaDay } from '#lib/brasilia-time.ts'

/** What a claim is called on the screen, where it fits (beginnings of addresses), and which numbers of it the site draws from here. */
export type ClaimKind = { words: string; pages: readonly string[]; figure?: true; rating?: true }

const products = ['/seguros/', '/servicos/']
const insurance = ['/seguros/']
const home = ['/']

/**
 * What the site can say in praise of the brokerage. Pages and content files refer to a claim by its name; each is made only where the
 * identity holds what bears it out (whoever advertises keeps that at hand: CDC, art. 36, parágrafo único).
 */
export const claimKinds = {
	'cotacao-em-10-minutos': { words: 'cotação em 10 minutos', pages: products },
	'ate-40-por-cento': { words: 'até 40% de economia', pages: insurance },
	'desconto-de-5-por-cento': { words: 'desconto de 5% no primeiro contrato', pages: insurance },
	'sem-taxa-de-adesao': { words: 'sem taxa de adesão', pages: products },
	'mais-de-15-seguradoras': { words: 'mais de 15 seguradoras por produto', pages: insurance },
	seguradoras: { words: 'seguradoras parceiras', pages: home, figure: true },
	anos: { words: 'anos de experiência', pages: home, figure: true },
	clientes: { words: 'clientes satisfeitos', pages: home, figure: true },
	avaliacoes: { words: 'avaliações públicas', pages: home, figure: true, rating: true },
	depoimentos: { words: 'depoimentos de clientes', pages: home },
} as const satisfies Record<string, ClaimKind>

export type ClaimName = keyof typeof claimKinds
export const claimNames = Object.keys(claimKinds) as ClaimName[]

/** `until` is the last day. A claim whose basis is gone has an empty one. */
export type Claim = { basis: string; until: string | null }

type Held = { claims: Record<ClaimName, Claim>; reviewsUrl: string | null }

/** Those that some page may make today: with a basis, and a day until which it holds. */
export function claimsInForce({ claims, reviewsUrl }: Held, now: Date): ClaimName[] {
	const today = brasiliaDay(now)
	return claimNames.filter((name) => {
		// A note that nobody can look up is none.
		if (name === 'avaliacoes' && !reviewsUrl) return false
		const { basis, until } = claims[name]
		return basis.trim() !== '' && until !== null && until >= today
	})
}

/** The claims that a page may make today. */
export function claimsFor(page: string, held: Held, now: Date): ClaimName[] {
	return claimsInForce(held, now).filter((name) =>
		claimKinds[name].pages.some((beginning) => page.startsWith(beginning)),
	)
}

type Numbers<Name extends ClaimName> = (typeof claimKinds)[Name] extends { rating: true }
	? { figure: number; rating: string }
	: (typeof claimKinds)[Name] extends { figure: true }
		? { figure: number }
		: { figure?: never }

/** Those that a page may make today, with the numbers in them: what bears them out is nobody's but the brokerage's. */
export type ShownClaims = { [Name in ClaimName]?: Numbers<Name> }

type HeldWithNumbers = Held & { claims: { [Name in ClaimName]: Claim & Numbers<Name> } }

export function shownClaims(page: string, held: HeldWithNumbers, now: Date): ShownClaims {
	const shown = claimsFor(page, held, now).map((name) => {
		const { basis: _, until: __, ...numbers } = held.claims[name]
		return [name, numbers]
	})
	return Object.fromEntries(shown) as ShownClaims
}
