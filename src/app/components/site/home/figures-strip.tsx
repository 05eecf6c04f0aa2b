import type { ReactNode } from 'react'
import { Stars } from '#app/components/ui/stars.tsx'
import type { ShownClaims } from '#core/identity/claims.ts'

/** Four figures on the navy of the last wave, each while its basis stands. */
export function FiguresStrip({ claims }: { claims: ShownClaims }) {
	const { anos, clientes, seguradoras, avaliacoes } = claims
	return (
		<div className="on-navy -mt-px bg-navy-900 pt-2.5 pb-9 text-white md:pt-4.5 md:pb-13.5">
			<div className="wrap">
				<ul className="grid grid-cols-2 gap-y-6.5 lg:grid-cols-[1fr_1fr_1fr_1.35fr]">
					{anos && <Figure value={anos.figure} caption="anos de experiência" />}
					{clientes && <Figure value={clientes.figure} caption="clientes satisfeitos" />}
					{seguradoras && <Figure value={seguradoras.figure} caption="seguradoras parceiras" />}
					{avaliacoes && (
						<Figure value={avaliacoes.rating} exact caption={`em ${avaliacoes.figure}+ avaliações no Google`}>
							<Stars size={17} />
						</Figure>
					)}
				</ul>
			</div>
		</div>
	)
}

type FigureProps = { value: number | string; exact?: boolean; caption: string; children?: ReactNode }

function Figure({ value, exact = false, caption, children }: FigureProps) {
	return (
		<li className="border-navy-300/26 py-1 max-lg:even:border-l max-lg:even:pl-5 lg:not-first:border-l lg:not-first:pl-7.5">
			<span className="block font-heading text-figure font-heavy">
				{value}
				{!exact && <span className="text-amber-400">+</span>}
			</span>
			<span className="mt-2 flex flex-wrap items-center gap-x-2 gap-y-1 text-small leading-[1.6] text-navy-200 md:gap-x-2.5 md:text-base">
				{children}
				{caption}
			</span>
		</li>
	)
}
