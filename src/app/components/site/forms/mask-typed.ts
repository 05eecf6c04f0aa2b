export type Typed = { text: string; caret: number }

/** The text as `format` writes it, and the caret after the same digit as before. */
export function maskTyped({ text, caret }: Typed, format: (text: string) => string): Typed {
	const masked = format(text)
	const digitsBefore = text.slice(0, caret).replace(/\D/g, '').length
	return { text: masked, caret: afterDigit(masked, digitsBefore) }
}

function afterDigit(text: string, count: number): number {
	if (count === 0) return 0
	const digit = [...text.matchAll(/\d/g)][count - 1]
	return digit ? digit.index + 1 : text.length
}
