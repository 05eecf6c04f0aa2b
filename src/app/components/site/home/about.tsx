import { reveal } from '#app/components/ui/reveal.ts'
import { useSite } from '#app/site.ts'
import coastChart from '#content/drawings/scenes/coast-chart.svg?url'
import figures from '#content/drawings/scenes/coast-chart-figures.svg?drawing'
import torres from '#content/drawings/scenes/coast-chart-torres.svg?drawing'
import type { ShownClaims } from '#core/identity/claims.ts'
import { Drawing } from '#drawings/drawing.tsx'
import { LazyDrawing } from '#drawings/lazy-drawing.tsx'
import { HomeSection } from './home-section.tsx'
import { SectionHeading } from './section-heading.tsx'

const promises = [
	{ verb: 'Contratar', what: 'Você decide. Nós cuidamos da vistoria, da papelada e dos prazos.' },
	{ verb: 'Acompanhar', what: 'No sinistro, uma pessoa com nome abre o chamado e fica até o fim.' },
]

function comparing({ seguradoras }: ShownClaims) {
	const whom = seguradoras ? `Mais de ${seguradoras.figure} seguradoras` : 'Seguradoras'
	return { verb: 'Comparar', what: `${whom} na mesma mesa, com as diferenças explicadas em português claro.` }
}

type AboutProps = {
	claims: ShownClaims
	/** Who the brokerage is, in its own words. */
	text: string
}

export function About({ claims, text }: AboutProps) {
	const { locality } = useSite().address
	return (
		<HomeSection id="sobre">
			<div className="wrap grid items-center gap-10 md:grid-cols-2 md:gap-11 xl:grid-cols-[35rem_1fr] xl:gap-22">
				<div className="relative overflow-hidden rounded-card shadow-raised" {...reveal()}>
					<LazyDrawing src={coastChart} width={560} height={520} className="h-auto w-full" />
					{/* In the page for its letters, which no file of its own would have. */}
					<Drawing of={figures} className="absolute inset-0 size-full" />
					{/* The names on the chart are of one town; elsewhere it is a chart of no place. */}
					{locality === 'Torres' && <Drawing of={torres} className="absolute inset-0 size-full" />}
				</div>
				<div>
					<SectionHeading of="sobre" label="Sobre" title="Uma corretora com endereço e sotaque" />
					<p className="mt-6 mb-8 text-[1.1875rem] text-ink-2" {...reveal(1)}>
						{text}
					</p>
					<dl {...reveal(2)}>
						{[comparing(claims), ...promises].map(({ verb, what }) => (
							<div key={verb} className="grid gap-x-5 gap-y-1 border-t border-line py-4 xl:grid-cols-[9.375rem_1fr]">
								<dt className="font-heading text-[1.25rem] leading-[1.2] font-heavy">{verb}</dt>
								<dd className="text-base leading-normal text-ink-2">{what}</dd>
							</div>
						))}
					</dl>
				</div>
			</div>
		</HomeSection>
	)
}
