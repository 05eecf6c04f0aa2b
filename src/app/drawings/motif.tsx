import type { ReactNode } from 'react'
import { type Ink, inkByDay, type MotifDrawingProps } from './motif-ink.ts'
import { AutoMotif } from './motifs/auto.tsx'
import { BikeMotif } from './motifs/bike.tsx'
import { CelularMotif } from './motifs/celular.tsx'
import { ConsorcioMotif } from './motifs/consorcio.tsx'
import { CotacaoMotif } from './motifs/cotacao.tsx'
import { DicasMotif } from './motifs/dicas.tsx'
import { EmpresarialMotif } from './motifs/empresarial.tsx'
import { PrevidenciaMotif } from './motifs/previdencia.tsx'
import { ProfissionalMotif } from './motifs/profissional.tsx'
import { ResidencialMotif } from './motifs/residencial.tsx'
import { SinistroMotif } from './motifs/sinistro.tsx'
import { ViagemMotif } from './motifs/viagem.tsx'
import { VidaMotif } from './motifs/vida.tsx'

export const motifNames = [
	'auto',
	'residencial',
	'viagem',
	'vida',
	'empresarial',
	'sinistro',
	'cotacao',
	'celular',
	'bike',
	'dicas',
	'profissional',
	'consorcio',
	'previdencia',
] as const

export type MotifName = (typeof motifNames)[number]

export function isMotifName(value: string): value is MotifName {
	return motifNames.some((name) => name === value)
}

const drawings: Record<MotifName, (props: MotifDrawingProps) => ReactNode> = {
	auto: AutoMotif,
	residencial: ResidencialMotif,
	viagem: ViagemMotif,
	vida: VidaMotif,
	empresarial: EmpresarialMotif,
	sinistro: SinistroMotif,
	cotacao: CotacaoMotif,
	celular: CelularMotif,
	bike: BikeMotif,
	dicas: DicasMotif,
	profissional: ProfissionalMotif,
	consorcio: ConsorcioMotif,
	previdencia: PrevidenciaMotif,
}

/** The motif in words, as it appears on covers. */
export const motifInWords: Record<MotifName, string> = {
	auto: 'carro na estrada perto do farol',
	residencial: 'casa iluminada perto do farol',
	viagem: 'avião voando perto do farol',
	vida: 'família reunida perto do farol',
	empresarial: 'prédio e loja perto do farol',
	sinistro: 'documento conferido perto do farol',
	cotacao: 'três cotações comparadas perto do farol',
	celular: 'celular perto do farol',
	bike: 'bicicleta perto do farol',
	dicas: 'barco à vela perto do farol',
	profissional: 'pasta, documento e balança perto do farol',
	consorcio: 'moedas, casa e chave perto do farol',
	previdencia: 'mudas e árvore crescendo perto do farol',
}

type MotifProps = { name: MotifName; ink?: Ink }

/** One product line in a picture: stands on y = 0, centred on x = 0, about 300 wide and 170 high. */
export function Motif({ name, ink = inkByDay }: MotifProps) {
	const Drawing = drawings[name]
	return <Drawing ink={ink} />
}
