/** Percentages of a picture's width and height. */
export type FocusPoint = { x: number; y: number }

const percentages = /^(100|\d{1,2})% (100|\d{1,2})%$/

export function isFocus(text: string): boolean {
	return percentages.test(text)
}

/** The point every crop of a cover keeps in sight; the middle where nobody chose one. */
export function focusPoint(text: string | null): FocusPoint {
	const [, x, y] = percentages.exec(text ?? '') ?? []
	return x === undefined || y === undefined ? { x: 50, y: 50 } : { x: Number(x), y: Number(y) }
}

/** As CSS says it, kept inside the picture. */
export function focusText({ x, y }: FocusPoint): string {
	const inside = (share: number) => Math.min(100, Math.max(0, Math.round(share)))
	return `${inside(x)}% ${inside(y)}%`
}
