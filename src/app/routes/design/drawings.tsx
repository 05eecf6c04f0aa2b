import type { ReactNode } from 'react'
import { Cover } from '#app/drawings/cover.tsx'
import { Frame } from '#app/drawings/frame.tsx'
import { Motif, motifNames } from '#app/drawings/motif.tsx'
import { palette } from '#app/drawings/palette.ts'
import { ProductIcon } from '#app/drawings/product-icon.tsx'
import { productIconNames } from '#app/drawings/product-icon-shapes.tsx'
import { AutoNight } from '#app/drawings/scenes/auto-night.tsx'
import { ClosingBeam, PanelBeam } from '#app/drawings/scenes/closing-beam.tsx'
import { CoastChart } from '#app/drawings/scenes/coast-chart.tsx'
import { CoveragesAuto } from '#app/drawings/scenes/coverages-auto.tsx'
import { Fog } from '#app/drawings/scenes/fog.tsx'
import { LandingNight } from '#app/drawings/scenes/landing-night.tsx'
import { LoginNight } from '#app/drawings/scenes/login-night.tsx'
import { MorningPhone } from '#app/drawings/scenes/morning-phone.tsx'
import { MorningWide } from '#app/drawings/scenes/morning-wide.tsx'
import { Scaffolding } from '#app/drawings/scenes/scaffolding.tsx'
import { Section } from './section.tsx'

const skies = ['#EAF4F1', palette.amber100, palette.navy100, palette.teal100, palette.paper2] as const

const scenes: [name: string, drawing: ReactNode][] = [
	['Manhã', <MorningWide key="m" className="w-full" />],
	['Manhã no celular', <MorningPhone key="p" className="w-full" />],
	['Noite', <LandingNight key="n" motif="auto" className="w-full" />],
	['Entrada do painel', <LoginNight key="l" className="w-full" />],
	['Neblina', <Fog key="f" className="w-full" />],
	['Em obra', <Scaffolding key="s" className="w-full" />],
	['Carro à noite', <AutoNight key="a" className="w-full" />],
	['Carta de Torres', <CoastChart key="c" className="w-full" />],
	['Coberturas', <CoveragesAuto key="v" className="w-full" />],
	['Facho final', <ClosingBeam key="b" className="w-full bg-navy-900" />],
	['Facho do painel', <PanelBeam key="k" className="w-full bg-navy-900" />],
]

export function Drawings() {
	return (
		<>
			<Section title="Ícones">
				<ul className="grid grid-cols-4 gap-x-2 gap-y-4 md:grid-cols-10">
					{productIconNames.map((name) => (
						<li key={name} className="flex flex-col items-center gap-2 text-center text-fine leading-tight text-ink-2">
							<ProductIcon name={name} size={48} />
							{name}
						</li>
					))}
				</ul>
			</Section>
			<Section title="Motivos">
				<ul className="grid grid-cols-2 gap-3 md:grid-cols-5">
					{motifNames.map((name, index) => (
						<li key={name}>
							<MotifSample name={name} sky={skies[index % skies.length] ?? skies[0]} />
						</li>
					))}
				</ul>
			</Section>
			<Section title="Capas">
				<ul className="grid gap-3 md:grid-cols-3">
					{motifNames.map((motif) => (
						<li key={motif}>
							<Cover slug={`exemplo-${motif}`} motif={motif} className="h-auto w-full rounded-card" />
						</li>
					))}
				</ul>
			</Section>
			<Section title="Cenas">
				<ul className="grid items-start gap-5 md:grid-cols-2">
					{scenes.map(([name, drawing]) => (
						<li key={name} className="overflow-hidden rounded-card text-small text-ink-2">
							{drawing}
							<p className="pt-2">{name}</p>
						</li>
					))}
				</ul>
			</Section>
		</>
	)
}

function MotifSample({ name, sky }: { name: (typeof motifNames)[number]; sky: string }) {
	// The plane flies: its ground lies lower.
	const ground = name === 'viagem' ? 216 : 194
	return (
		<Frame width={340} height={220} label={name} className="w-full rounded-control">
			<rect width={340} height={220} fill={sky} />
			<g transform={`translate(170 ${ground})`}>
				<Motif name={name} />
			</g>
			<rect y={ground} width={340} height={26} fill={palette.teal600} />
		</Frame>
	)
}
