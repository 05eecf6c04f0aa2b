/** The address form of a text: lower case, no accents, hyphens for spaces, at most `maxLength` characters. */
export function slugify(text: string, maxLength = 100): string {
	return text
		.normalize('NFD')
		.replace(/\p{Diacritic}/gu, '')
		.toLowerCase()
		.replace(/[^a-z0-9\s-]/g, '')
		.trim()
		.replace(/[\s-]+/g, '-')
		.replace(/^-+/, '')
		.slice(0, maxLength)
		.replace(/-+$/, '')
}
