import { auto } from './auto.ts'
import { bike } from './bike.ts'
import { celular } from './celular.ts'
import { consorcio } from './consorcio.ts'
import type { LandingContent } from './landing-content.ts'
import { previdencia } from './previdencia.ts'
import { residencial } from './residencial.ts'
import { responsabilidadeCivilProfissional } from './responsabilidade-civil-profissional.ts'
import { viagem } from './viagem.ts'
import { vida } from './vida.ts'

export const landingPages: readonly LandingContent[] = [
	auto,
	residencial,
	viagem,
	vida,
	bike,
	celular,
	responsabilidadeCivilProfissional,
	consorcio,
	previdencia,
]

export function findLanding(slug: string): LandingContent | undefined {
	return landingPages.find((page) => page.slug === slug)
}
