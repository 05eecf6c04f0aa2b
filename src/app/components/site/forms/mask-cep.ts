import { formatCep } from '#lib/cep.ts'

export type Typed = { text: string; caret: number }

/** The text with its hyphen in place, and the caret after the same digit as before. */
export function maskCep({ text, caret }: Typed): Typed {
	const masked = formatCep(text)
	const digitsBefore = text.slice(0, caret).replace(/\D/g, '').length
	const pastHyphen = digitsBefore > 5 ? 1 : 0
	return { text: masked, caret: Math.min(digitsBefore + pastHyphen, masked.length) }
}
