/** A row of equal cards in a box that scrolls sideways, as the browser measures it. */
export type CarouselMeasures = {
	scrollLeft: number
	scrollWidth: number
	clientWidth: number
	/** From one card's edge to the next one's. */
	step: number
}

/** How many places the row can stand at: with three of six cards in view, four. */
export function countPositions({ scrollWidth, clientWidth, step }: CarouselMeasures): number {
	return step > 0 ? Math.round((scrollWidth - clientWidth) / step) + 1 : 1
}

/** Where it stands, from 0. */
export function positionAt(measures: CarouselMeasures): number {
	const last = countPositions(measures) - 1
	if (last === 0) return 0
	return Math.min(last, Math.max(0, Math.round(measures.scrollLeft / measures.step)))
}

/** After the last place comes the first. */
export function positionAfter(measures: CarouselMeasures): number {
	return (positionAt(measures) + 1) % countPositions(measures)
}
