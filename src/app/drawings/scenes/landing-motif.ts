import type { MotifName } from '../motif.tsx'
import type { CoveragesProduct } from './coverages.tsx'

/** What stands on the shore of each landing page, by the page's slug. */
export const landingMotif = {
	auto: 'auto',
	residencial: 'residencial',
	viagem: 'viagem',
	vida: 'vida',
	bike: 'bike',
	celular: 'celular',
	'responsabilidade-civil-profissional': 'profissional',
	consorcio: 'consorcio',
	previdencia: 'previdencia',
} as const satisfies Record<CoveragesProduct, MotifName>

export type LandingMotif = (typeof landingMotif)[CoveragesProduct]
