import { Link } from 'react-router'
import { BrandMark } from '#app/drawings/brand-mark.tsx'
import { site } from '#config/site.ts'
import { classNames } from '#lib/class-names.ts'

type BrandProps = {
	onNavy?: boolean
	/** In the header, the name closes up as the bar gets compact. */
	compacts?: boolean
}

/** The mark and the name; leads home. */
export function Brand({ onNavy = false, compacts = false }: BrandProps) {
	return (
		<Link to="/" className={classNames('flex items-center gap-3 whitespace-nowrap', onNavy && 'text-white')}>
			<BrandMark size={40} onDark={onNavy} />
			<span className="leading-none">
				<span
					className={classNames(
						'block font-heading text-[1.3125rem] leading-none font-heavy tracking-[-0.01em]',
						compacts && 'header-name',
					)}
				>
					{site.shortName}
				</span>
				<span
					className={classNames(
						'mt-1.25 block text-fine leading-none font-medium tracking-[0.01em]',
						compacts && 'header-sector',
						onNavy ? 'text-navy-300' : 'text-ink-2',
					)}
				>
					{site.sector}
				</span>
			</span>
		</Link>
	)
}
