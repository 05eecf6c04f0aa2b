import { isCommon, isConnecting } from './common-words.ts'
import { inPortuguese } from './english.ts'
import type { Spelling } from './spelling.ts'
import { stemOf } from './stems.ts'
import { type Token, tokensOf, withoutNotes } from './tokens.ts'
import type { Wish } from './types.ts'
import { wishesIn } from './wishes.ts'

/** A word that may tell what a prompt is about. */
export type TellingWord = { token: Token; stem: string; isCommon: boolean }

export type PromptWords = {
	/** All words, as they were meant. */
	tokens: Token[]
	/** Those that are no wish. */
	asked: Token[]
	telling: TellingWord[]
	wishes: Wish[]
}

/** The words of a prompt: what they were meant to be, without those that say how the text is to be. */
export function wordsOf(prompt: string, spelling: Spelling): PromptWords {
	const tokens = inPortuguese(tokensOf(withoutNotes(prompt))).map((token) => {
		// A word of several is told by its parts, as they are written.
		const meant = token.word.includes('-') ? token.word : spelling.meant(token.word)
		return meant === token.word ? token : { ...token, forms: [token.word, meant] }
	})
	const { wishes, taken } = wishesIn(prompt, tokens)
	const asked = tokens.filter((_, at) => !taken.has(at))
	return { tokens, asked, telling: asked.flatMap(tellingIn), wishes }
}

/** 'Guarda-chuva' is told by its parts. */
function tellingIn(token: Token): TellingWord[] {
	if (isConnecting(token)) return []
	return token.forms
		.at(-1)!
		.split(/[^a-z0-9]+/)
		.filter((word) => word.length > 1)
		.map((word) => ({ token, stem: stemOf(word), isCommon: isCommon({ ...token, forms: [word], word }) }))
}
