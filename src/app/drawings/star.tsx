import { palette } from './palette.ts'

type StarProps = { size?: number; className?: string | undefined }

export function Star({ size = 16, className }: StarProps) {
	return (
		<svg viewBox="0 0 20 20" width={size} height={size} aria-hidden="true" className={className}>
			<path d="M10 1.8l2.5 5.3 5.8.7-4.3 4 1.2 5.8L10 14.7l-5.2 2.9L6 11.8l-4.3-4 5.8-.7z" fill={palette.amber500} />
		</svg>
	)
}
