import { plain, singular } from '../plain-words.ts'
import type { Span } from './types.ts'

/** A word of a prompt, with where it stands. */
export type Token = Span & {
	/** Without accents, in lower case. */
	word: string
	/** What it may stand for: itself, a word that was mistyped, what a diminutive belongs to, a translation. */
	forms: readonly string[]
	/** A sentence, a part before a colon or a comma: what stands in one belongs together. */
	part: number
}

const WORD = /\d+(?:[.,]\d+)*(?![\p{L}\p{N}])|[\p{L}\p{N}][\p{L}\p{N}\p{M}-]*(?:&[\p{L}\p{N}]+)*/gu

/** What stands in square brackets is a note and asks for nothing. Its place is kept. */
export function withoutNotes(prompt: string): string {
	return prompt.replace(/\[[^\]]*\]+/g, (note) => ' '.repeat(note.length))
}

/** The words of a prompt, in its order. */
export function tokensOf(prompt: string): Token[] {
	const tokens: Token[] = []
	let part = 0
	let end = 0
	for (const { 0: found, index } of prompt.matchAll(WORD)) {
		if (/[.:;?!,()[\]\n–—]/.test(prompt.slice(Math.max(0, end - 1), index))) part += 1
		const text = found.replace(/-+$/, '')
		// 'D&O' is one word.
		const word = plain(text.replaceAll('&', 'e')).replaceAll(' ', '-')
		end = index + found.length
		if (word !== '') tokens.push({ start: index, end: index + text.length, word, forms: [word], part })
	}
	return tokens
}

const singulars = new Map<string, string>()
const MOST_REMEMBERED = 20_000

/** As `singular`, for one word, which is asked for again and again. */
export function singularOf(word: string): string {
	const before = singulars.get(word)
	if (before !== undefined) return before
	if (singulars.size >= MOST_REMEMBERED) singulars.clear()
	const found = singular(word)
	singulars.set(word, found)
	return found
}
