/** The texts of a form. A file in the place of one counts as nothing, and the NUL that no database takes is left out. */
export function textsIn(form: FormData): Record<string, string> {
	return Object.fromEntries(
		[...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value.replaceAll('\0', '')]] : [])),
	)
}

export function textIn(form: FormData | undefined, name: string): string {
	const value = form?.get(name)
	return typeof value === 'string' ? value : ''
}
