import { Link } from 'react-router'
import { site } from '#config/site.ts'
import { BrandMark } from '#drawings/brand-mark.tsx'
import { classNames } from '#lib/class-names.ts'

type BrandProps = {
	onNavy?: boolean
	/** In the header, the name closes up as the bar gets compact. */
	compacts?: boolean
}

/** The mark and the name; leads home. */
export function Brand({ onNavy = false, compacts = false }: BrandProps) {
	const turns = onNavy && compacts
	return (
		<Link to="/" className={classNames('flex items-center gap-3 whitespace-nowrap', onNavy && !turns && 'text-white')}>
			{turns ? <TurningMark /> : <BrandMark size={40} onDark={onNavy} />}
			{/* As high as both lines, so that the first does not move should the browser paint before it has read the second. */}
			<span className="min-h-9.75 leading-none">
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
						!onNavy && 'text-ink-2',
						onNavy && (turns ? 'text-navy-200' : 'text-navy-300'),
					)}
				>
					{site.sector}
				</span>
			</span>
		</Link>
	)
}

/** White over the night, navy once the paper bar is behind it. The name takes its colour from the header. */
function TurningMark() {
	return (
		<span className="relative">
			<BrandMark size={40} onDark className="header-mark-night" />
			<BrandMark size={40} className="header-mark-day absolute inset-0" />
		</span>
	)
}
