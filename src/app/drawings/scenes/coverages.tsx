import type { ReactNode } from 'react'
import type { LandingSlug } from '#app/content/landing/landing-content.ts'
import type { SceneProps } from '../frame.tsx'
import { CoveragesAuto } from './coverages-auto.tsx'
import { CoveragesBike } from './coverages-bike.tsx'
import { CoveragesCelular } from './coverages-celular.tsx'
import { CoveragesConsorcio } from './coverages-consorcio.tsx'
import { CoveragesPrevidencia } from './coverages-previdencia.tsx'
import { CoveragesResidencial } from './coverages-residencial.tsx'
import { CoveragesResponsabilidadeCivilProfissional } from './coverages-responsabilidade-civil-profissional.tsx'
import { CoveragesViagem } from './coverages-viagem.tsx'
import { CoveragesVida } from './coverages-vida.tsx'

export type CoveragesProduct = LandingSlug

const drawings: Record<CoveragesProduct, (props: SceneProps) => ReactNode> = {
	auto: CoveragesAuto,
	residencial: CoveragesResidencial,
	viagem: CoveragesViagem,
	vida: CoveragesVida,
	bike: CoveragesBike,
	celular: CoveragesCelular,
	'responsabilidade-civil-profissional': CoveragesResponsabilidadeCivilProfissional,
	consorcio: CoveragesConsorcio,
	previdencia: CoveragesPrevidencia,
}

type CoveragesProps = SceneProps & { product: CoveragesProduct }

/** The numbered technical drawing of a landing page; the numbers are those of the list beside it. */
export function Coverages({ product, className }: CoveragesProps) {
	const Drawing = drawings[product]
	return <Drawing className={className} />
}
