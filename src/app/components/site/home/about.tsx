import { reveal } from '#app/components/ui/reveal.ts'
import { type ClaimName, site } from '#config/site.ts'
import coastChart from '#content/drawings/scenes/coast-chart.svg?drawing'
import { Drawing } from '#drawings/drawing.tsx'
import { HomeSection } from './home-section.tsx'
import { SectionHeading } from './section-heading.tsx'

const promises = [
	{ verb: 'Contratar', what: 'Você decide. Nós cuidamos da vistoria, da papelada e dos prazos.' },
	{ verb: 'Acompanhar', what: 'No sinistro, uma pessoa com nome abre o chamado e fica até o fim.' },
]

function comparing(claims: readonly ClaimName[]) {
	const whom = claims.includes('seguradoras') ? `Mais de ${site.claims.seguradoras.figure} seguradoras` : 'Seguradoras'
	return { verb: 'Comparar', what: `${whom} na mesma mesa, com as diferenças explicadas em português claro.` }
}

export function About({ claims }: { claims: readonly ClaimName[] }) {
	return (
		<HomeSection id="sobre">
			<div className="wrap grid items-center gap-10 md:grid-cols-2 md:gap-11 xl:grid-cols-[35rem_1fr] xl:gap-22">
				<div className="overflow-hidden rounded-card shadow-raised" {...reveal()}>
					<Drawing of={coastChart} className="h-auto w-full" />
				</div>
				<div>
					<SectionHeading of="sobre" label="Sobre" title="Uma corretora com endereço e sotaque" />
					<p className="mt-6 mb-8 text-[1.1875rem] text-ink-2" {...reveal(1)}>
						Nascemos ao pé do Morro do Farol, em {site.address.locality}. Somos corretores independentes, sem
						exclusividade com nenhuma seguradora.
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
