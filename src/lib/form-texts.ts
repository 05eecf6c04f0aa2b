import { storableText } from './storable-text.ts'

/** The texts of a form. A file in the place of one counts as nothing, and what no database takes is left out. */
export function textsIn(form: FormData): Record<string, string> {
	return Object.fromEntries(
		[...form].flatMap(([name, value]) =>
			typeof value === 'string' ? [[storableText(name), storableText(value)]] : [],
		),
	)
}

export function textIn(form: FormData | undefined, name: string): string {
	const value = form?.get(name)
	return typeof value === 'string' ? storableText(value) : ''
}
