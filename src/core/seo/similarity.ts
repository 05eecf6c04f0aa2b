import { plainTextOf } from '../html/dom.ts'
import { wordsOf } from './text/sentences.ts'

/** Words in a row that two texts rarely share by chance. */
const WORDS_IN_A_SHINGLE = 5

/** A text as the set of its word sequences, each as a number. */
export function shinglesOf(html: string): Set<number> {
	const words = wordsOf(plainTextOf(html).toLowerCase())
	const shingles = new Set<number>()
	for (let at = 0; at + WORDS_IN_A_SHINGLE <= words.length; at += 1)
		shingles.add(hashOf(words.slice(at, at + WORDS_IN_A_SHINGLE).join(' ')))
	return shingles
}

/** How much of the first text is in the second, from 0 to 1. */
export function similarityOf(text: ReadonlySet<number>, other: ReadonlySet<number>): number {
	if (text.size === 0) return 0
	let shared = 0
	for (const shingle of text) if (other.has(shingle)) shared += 1
	return shared / text.size
}

/** FNV-1a. */
function hashOf(text: string): number {
	let hash = 0x811c9dc5
	for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
	return hash >>> 0
}
