import star from '#content/drawings/signs/star.svg?drawing'
import { Drawing } from '#drawings/drawing.tsx'

const outOf = [1, 2, 3, 4, 5]

type StarsProps = { rating?: number; size?: number }

/** Filled up to the rating. The number stands beside them, so they are decoration. */
export function Stars({ rating = 5, size = 17 }: StarsProps) {
	return (
		<span className="inline-flex gap-0.5" aria-hidden="true">
			{outOf.map((place) => (
				<Drawing
					key={place}
					of={star}
					size={size}
					className={place <= Math.round(rating) ? undefined : 'opacity-30 grayscale'}
				/>
			))}
		</span>
	)
}
