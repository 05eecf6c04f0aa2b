export type Point = { x: number; y: number }

/** A tenth of a pixel is as fine as anyone sees; more digits only lengthen the markup. */
export function round(value: number): number {
	return Number(value.toFixed(1))
}

export function points(...corners: [x: number, y: number][]): string {
	return corners.map(([x, y]) => `${round(x)},${round(y)}`).join(' ')
}

/** Closed path through the corners. Give them clockwise, so that shapes merged into one path add up instead of cutting holes. */
export function polygonPath(...corners: [x: number, y: number][]): string {
	return `M${points(...corners)}Z`
}

export function rectPath(x: number, y: number, width: number, height: number): string {
	return `M${round(x)},${round(y)}h${round(width)}v${round(height)}h${round(-width)}Z`
}

export function circlePath(x: number, y: number, radius: number): string {
	const r = round(radius)
	const diameter = round(2 * r)
	return `M${round(x - r)},${round(y)}a${r},${r} 0 0 1 ${diameter},0a${r},${r} 0 0 1 ${-diameter},0Z`
}

/** Value for `transform`: the drawing's origin goes to (x, y). */
export function placed(x: number, y: number, scale = 1): string {
	const translate = `translate(${round(x)} ${round(y)})`
	return scale === 1 ? translate : `${translate} scale(${Number(scale.toFixed(3))})`
}
