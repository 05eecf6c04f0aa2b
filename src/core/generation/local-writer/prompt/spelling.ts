import { isNear, mistakesIn, sounded, withoutDiminutive } from './near-words.ts'

export type Spelling = {
	/** The word that was meant: itself where it is known, the nearest known one, what a diminutive is of. */
	meant: (word: string) => string
	isKnown: (word: string) => boolean
}

/** Shorter words are too near to too many others. */
const SHORTEST = 5
const MOST_REMEMBERED = 5000

/** Corrects by a list of words, those said most often first. */
export function createSpelling(words: readonly string[], stems: ReadonlySet<string>, stemOf: (word: string) => string) {
	const known = new Set(words)
	const long = words.filter((word) => word.length >= SHORTEST - 1)
	const letters = long.map(lettersOf)
	const heard = long.map((word) => lettersOf(sounded(word)))
	const remembered = new Map<string, string>()

	function nearest(word: string): string | undefined {
		const own = lettersOf(word)
		const ownHeard = lettersOf(sounded(word))
		let found: string | undefined
		for (let at = 0; at < long.length; at += 1) {
			const one = long[at]!
			if (Math.abs(one.length - word.length) > 2) continue
			// A mistake changes two letters at most: the one that is gone and the one that came.
			const most = 2 * mistakesIn(word, one)
			if (bitsIn(letters[at]! ^ own) > most && bitsIn(heard[at]! ^ ownHeard) > most) continue
			if (!isNear(word, one)) continue
			// Of several the one that begins alike, then the one that is said more often.
			if (one[0] === word[0]) return one
			found ??= one
		}
		return found
	}

	function lookUp(word: string): string {
		const small = withoutDiminutive(word).find((base) => base.length > 2 && known.has(base))
		if (small) return small
		if (word.length < SHORTEST || /\d/.test(word) || stems.has(stemOf(word))) return word
		return nearest(word) ?? word
	}

	function meant(word: string): string {
		if (known.has(word)) return word
		const before = remembered.get(word)
		if (before !== undefined) return before
		if (remembered.size >= MOST_REMEMBERED) remembered.clear()
		const found = lookUp(word)
		remembered.set(word, found)
		return found
	}

	return { meant, isKnown: (word) => known.has(word) || stems.has(stemOf(word)) } satisfies Spelling
}

/** Which letters a word has, as bits: words that share few need not be compared. */
function lettersOf(word: string): number {
	let bits = 0
	for (let at = 0; at < word.length; at += 1) bits |= 1 << (word.charCodeAt(at) - 97)
	return bits
}

function bitsIn(number: number): number {
	let count = 0
	for (let rest = number; rest !== 0; rest &= rest - 1) count += 1
	return count
}
