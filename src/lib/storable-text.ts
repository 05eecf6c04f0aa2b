/**
 * A text as a database takes it: without the NUL that PostgreSQL refuses anywhere, and without half a character, which
 * it refuses in JSON.
 */
export function storableText(text: string): string {
	return text.replaceAll('\0', '').toWellFormed()
}
