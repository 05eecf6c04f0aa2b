import type { PhotoLibrary } from '#core/providers/photo-libraries.ts'

/** Stand in lines that a legal page has once for each photo library: items of lists, rows of tables. */
export const libraryBlankNames = [
	'banco de fotos',
	'do banco de fotos',
	'ao banco de fotos',
	/** An address, for a link's brackets. */
	'política do banco de fotos',
] as const

export function libraryBlanks({
	label,
	privacyPolicy,
}: PhotoLibrary): Record<(typeof libraryBlankNames)[number], string> {
	return {
		'banco de fotos': label,
		'do banco de fotos': `do ${label}`,
		'ao banco de fotos': `ao ${label}`,
		'política do banco de fotos': privacyPolicy,
	}
}
