import { withoutAccents } from '#lib/without-accents.ts'

/** Corrected words come without accents. The texts that were found have them, written as they should be. */
export function asWritten(words: string, texts: readonly string[]): string {
	const written = texts.flatMap((text) => text.match(/[\p{L}\p{N}]+/gu) ?? [])
	const forms = new Map(written.map((word) => [withoutAccents(word), word.toLowerCase()]))
	return words
		.split(' ')
		.map((word) => forms.get(word) ?? word)
		.join(' ')
}
