import { palette } from './palette.ts'

const onPaper = { tower: palette.navy900, stripe: '#F3F4F5' }
const onNavy = { tower: palette.white, stripe: palette.teal700 }

type BrandMarkProps = { size?: number; onDark?: boolean; className?: string | undefined }

export function BrandMark({ size = 40, onDark = false, className }: BrandMarkProps) {
	const { tower, stripe } = onDark ? onNavy : onPaper
	return (
		<svg
			xmlns="http://www.w3.org/2000/svg"
			viewBox="0 0 32 32"
			width={size}
			height={size}
			aria-hidden="true"
			className={className}
		>
			<path d="M15 9L1 4.5v9zM17 9l14-2.5v5z" fill={palette.teal400} />
			<path d="M12.6 12h6.8l2 17H10.6z" fill={tower} />
			<path d="M12.1 17.2h7.8l.45 4h-8.7z" fill={stripe} />
			<rect x={11} y={11} width={10} height={2.2} rx={0.6} fill={tower} />
			<path d="M13 6.5h6v5h-6z" fill={palette.amber500} />
			<path d="M12 6.6C12.4 3.6 14 2 16 1.6c2 .4 3.6 2 4 5z" fill={tower} />
		</svg>
	)
}
