import { palette } from './palette.ts'
import { type ProductIconName, productIconShapes } from './product-icon-shapes.tsx'

type ProductIconProps = { name: ProductIconName; size?: number; className?: string | undefined }

/** A product on a 40 grid: navy line, one sea-glass fill, one amber light. Pages recolour it through the three variables. */
export function ProductIcon({ name, size = 40, className }: ProductIconProps) {
	const { fill, line, light } = productIconShapes[name]
	return (
		<svg
			xmlns="http://www.w3.org/2000/svg"
			viewBox="0 0 40 40"
			width={size}
			height={size}
			aria-hidden="true"
			className={className}
		>
			<g fill={`var(--icon-fill, ${palette.teal200})`}>{fill}</g>
			<g
				fill="none"
				stroke={`var(--icon-line, ${palette.navy900})`}
				strokeWidth={2}
				strokeLinecap="round"
				strokeLinejoin="round"
			>
				{line}
			</g>
			<g fill={`var(--icon-light, ${palette.amber500})`}>{light}</g>
		</svg>
	)
}
