type Options = { digits: number; max: number }

/**
 * An amount as people type it: '0,50', '1.234,56' or '0.5'; nothing, where it cannot be read. A single point is a
 * decimal one, so that a doubtful amount is taken for the smaller: '1.234' is 1,23.
 */
export function readAmount(text: string, { digits, max }: Options): number | undefined {
	const typed = text.trim().replace(/^(?:US\$|\$)\s*/i, '')
	const plain = /,|\..*\./.test(typed) ? typed.replaceAll('.', '').replace(',', '.') : typed
	if (!/^(?:\d+\.?\d*|\.\d+)$/.test(plain)) return undefined
	const scale = 10 ** digits
	return Math.min(max, Math.round(Number(plain) * scale) / scale)
}

export const HIGHEST_LIMIT_USD = 100_000

/** A limit of a month, at the cent. What cannot be read lets nothing be spent. */
export function parseLimit(text: string): number {
	return readAmount(text, { digits: 2, max: HIGHEST_LIMIT_USD }) ?? 0
}
