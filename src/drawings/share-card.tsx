import { BrandMark } from './brand-mark.tsx'
import { CoverScene } from './cover.tsx'
import { coverLayout } from './cover-layout.ts'
import { Frame } from './frame.tsx'
import { placed, polygonPath, round } from './geometry.ts'
import { fitHeading, HEADING_TRACKING } from './heading-lines.ts'
import type { MotifName } from './motif-names.ts'
import { NightMotif } from './night-motif.tsx'
import { palette } from './palette.ts'

/** With a safe tail: the card is painted where the page's CSS is absent. */
const headingFont = "'Bricolage Grotesque', 'Arial Narrow', sans-serif"
const CARD = { width: 1200, height: 630 }
/** How much of the width the panel takes, at its top and at its foot: its edge leans like a beam. */
const PANEL = { top: 0.66, foot: 0.7 }
const PADDING = 64
const TITLE_SIZES = [88, 76, 66] as const
const LINE_HEIGHT = 1.02
const MAX_LINES = 3
const MOTIF_SCALE = 0.82

type ShareCardProps = {
	slug: string
	motif: MotifName
	title: string
	/** `mark` is the address of a square picture, in the place of the drawn one. */
	brand: { shortName: string; sector: string; mark?: string | undefined }
	/** A word above the title: the category, the section. */
	kicker?: string | undefined
	width?: number
	height?: number
}

/**
 * What a shared link shows: the article's cover with its title on the side without the lighthouse, and the motif again
 * on the panel that hides it. All text is in the heading face: whoever paints the card needs one font file.
 */
export function ShareCard({
	slug,
	motif,
	title,
	brand,
	kicker,
	width = CARD.width,
	height = CARD.height,
}: ShareCardProps) {
	const { onLeft } = coverLayout(slug, motif, { width, height })
	const unit = Math.min(width / CARD.width, height / CARD.height)
	const left = onLeft ? width * (1 - PANEL.top) + PADDING * unit : PADDING * unit
	const right = onLeft ? width - PADDING * unit : width * PANEL.top - PADDING * unit
	return (
		<Frame width={width} height={height} sized label={title}>
			<CoverScene slug={slug} motif={motif} width={width} height={height} />
			<Panel onLeft={onLeft} width={width} height={height} />
			<g transform={placed(left, 0, unit)}>
				<Title title={title} kicker={kicker} width={(right - left) / unit} />
			</g>
			<g transform={placed(left, height - PADDING * unit, unit)}>
				<Signature {...brand} />
			</g>
			<NightMotif name={motif} transform={placed(right - 112 * unit, height - PADDING * unit, unit * MOTIF_SCALE)} />
		</Frame>
	)
}

type PanelProps = { onLeft: boolean; width: number; height: number }

function Panel({ onLeft, width, height }: PanelProps) {
	const far = onLeft ? width : 0
	const edge = (share: number) => (onLeft ? width * (1 - share) : width * share)
	const corners: [number, number][] = [
		[edge(PANEL.top), 0],
		[far, 0],
		[far, height],
		[edge(PANEL.foot), height],
	]
	return <path d={polygonPath(...corners)} fill={palette.navy900} />
}

type TitleProps = { title: string; kicker: string | undefined; width: number }

function Title({ title, kicker, width }: TitleProps) {
	const { size, lines } = fitHeading(title, { sizes: TITLE_SIZES, width, maxLines: MAX_LINES })
	const top = kicker ? 134 : 76
	return (
		<>
			{kicker && <Kicker>{kicker}</Kicker>}
			<g
				fontFamily={headingFont}
				fontWeight={650}
				fontSize={size}
				letterSpacing={round(size * HEADING_TRACKING)}
				fill={palette.white}
			>
				{lines.map((line, i) => (
					<text key={line} y={round(top + size * (0.74 + i * LINE_HEIGHT))}>
						{line}
					</text>
				))}
			</g>
		</>
	)
}

/** After the wedge that marks every section label of the site. */
function Kicker({ children }: { children: string }) {
	return (
		<>
			<path d="M0,72L36,78.7V81.3L0,88z" fill={palette.amber500} />
			<text x={50} y={90} fontFamily={headingFont} fontWeight={650} fontSize={28} fill={palette.navy200}>
				{children}
			</text>
		</>
	)
}

/** The brand; stands on y = 0. */
function Signature({ shortName, sector, mark }: ShareCardProps['brand']) {
	return (
		<>
			<g transform="translate(0 -66)">
				{mark ? <image href={mark} width={68} height={68} /> : <BrandMark size={68} onDark />}
			</g>
			<text x={84} y={-28} fontFamily={headingFont} fontWeight={650} fontSize={34} fill={palette.white}>
				{shortName}
			</text>
			<text x={84} y={-2} fontFamily={headingFont} fontWeight={650} fontSize={20} fill={palette.navy300}>
				{sector}
			</text>
		</>
	)
}
