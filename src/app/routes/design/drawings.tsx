import { Cover } from '#drawings/cover.tsx'
import { Coverages } from '#drawings/coverages.tsx'
import { Drawing } from '#drawings/drawing.tsx'
import { Frame } from '#drawings/frame.tsx'
import { LandingNight } from '#drawings/landing-night.tsx'
import { Motif } from '#drawings/motif.tsx'
import { motifNames } from '#drawings/motif-names.ts'
import { palette } from '#drawings/palette.ts'
import { picturesByName } from '#drawings/pictures-by-name.ts'
import { ProductIcon, productIconNames } from '#drawings/product-icon.tsx'
import type { Picture } from '#drawings/read/read-drawing.ts'
import { Section } from './section.tsx'

const skies = ['#EAF4F1', palette.amber100, palette.navy100, palette.teal100, palette.paper2] as const

const scenes = picturesByName(
	import.meta.glob<Picture>('/content/drawings/scenes/*.svg', { query: '?drawing', import: 'default', eager: true }),
)

const sceneLook = 'overflow-hidden rounded-card text-small text-ink-2'

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
					{[...scenes].map(([name, picture]) => (
						<li key={name} className={sceneLook}>
							<Drawing of={picture} className="h-auto w-full bg-navy-900" />
							<p className="pt-2">{name}</p>
						</li>
					))}
					<li className={sceneLook}>
						<div className="relative aspect-[2560/800]">
							<LandingNight motif="auto" longTitle={false} className="absolute inset-0 size-full" />
						</div>
						<p className="pt-2">Noite</p>
					</li>
					<li className={sceneLook}>
						<Coverages page={{ slug: 'auto', path: '/seguros/auto' }} className="w-full" />
						<p className="pt-2">Coberturas</p>
					</li>
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
			<Motif name={name} transform={`translate(170 ${ground})`} />
			<rect y={ground} width={340} height={26} fill={palette.teal600} />
		</Frame>
	)
}
