import type { ReactNode } from 'react'

type FrameProps = {
	className?: string | undefined
	width: number
	height: number
	/** Where the picture starts beside x = 0. */
	left?: number
	/** Where the picture starts above or below y = 0. */
	top?: number
	fit?: 'xMidYMid meet' | 'xMidYMid slice' | 'xMidYMax slice'
	/** Writes width and height, for pictures that are not stretched by the page. */
	sized?: boolean
	/** What the picture says; without it the picture is decoration and hidden from screen readers. */
	label?: string | undefined
	children: ReactNode
}

/** The `<svg>` around a drawing. Carries its namespace, so the markup is also a complete file. */
export function Frame({
	width,
	height,
	left = 0,
	top = 0,
	fit = 'xMidYMid meet',
	sized = false,
	label,
	className,
	children,
}: FrameProps) {
	return (
		<svg
			xmlns="http://www.w3.org/2000/svg"
			viewBox={`${left} ${top} ${width} ${height}`}
			width={sized ? width : undefined}
			height={sized ? height : undefined}
			preserveAspectRatio={fit === 'xMidYMid meet' ? undefined : fit}
			role={label ? 'img' : undefined}
			aria-label={label}
			aria-hidden={label ? undefined : true}
			className={className}
		>
			{children}
		</svg>
	)
}
