import { storableText } from './storable-text.ts'

/** The texts of a form, of each name the last. */
export function textsIn(form: FormData): Record<string, string> {
	return Object.fromEntries(textPairsIn(form))
}

/** All texts of a form. A file in the place of one counts as nothing, and what no database takes is left out. */
export function textPairsIn(form: FormData): [name: string, text: string][] {
	return [...form].flatMap(([name, value]) =>
		typeof value === 'string' ? [[storableText(name), storableText(value)]] : [],
	)
}

export function textIn(form: FormData | undefined, name: string): string {
	const value = form?.get(name)
	return typeof value === 'string' ? storableText(value) : ''
}
