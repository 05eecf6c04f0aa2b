import { useSite } from '#app/site.ts'
import { iconPath } from '#core/identity/brand-icon.ts'
import { mediaUrl, parseMediaName } from '#core/media/media-url.ts'
import { BrandMark } from '#drawings/brand-mark.tsx'
import { classNames } from '#lib/class-names.ts'
import { PageLink } from '../ui/page-link.tsx'

type BrandProps = {
	onNavy?: boolean
	/** In the header, the name closes up as the bar gets compact. */
	compacts?: boolean
}

/** The mark and the name; leads home. */
export function Brand({ onNavy = false, compacts = false }: BrandProps) {
	const site = useSite()
	const turns = onNavy && compacts
	if (site.logo) return <Logo stem={site.logo} name={site.name} />
	return (
		<PageLink
			to="/"
			className={classNames('flex items-center gap-3 whitespace-nowrap', onNavy && !turns && 'text-white')}
		>
			{site.mark ? <OwnMark stem={site.mark} /> : turns ? <TurningMark /> : <BrandMark size={40} onDark={onNavy} />}
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
		</PageLink>
	)
}

/** Of any colours, so on a white tile; beside the name, which says the same. */
function OwnMark({ stem }: { stem: string }) {
	return <img src={iconPath(stem, 96)} alt="" width={40} height={40} className="rounded-badge bg-white" />
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

/** The brokerage's own lettering in the place of ours, on a white tile since it may be of any colour. */
function Logo({ stem, name }: { stem: string; name: string }) {
	const { width, height, name: file } = parseMediaName(`${stem}.webp`)!
	return (
		<PageLink to="/" className="flex items-center rounded-badge bg-white p-1">
			<img
				src={mediaUrl(file)}
				alt={name}
				width={width}
				height={height}
				className="h-9 w-auto max-w-45 object-contain"
			/>
		</PageLink>
	)
}
