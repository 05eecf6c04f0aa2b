import promptWords from './prompt-words.content.server.ts'
import { singularOf, type Token } from './tokens.ts'

const dictionary = Object.entries(promptWords.english.words)
	.map(([phrase, portuguese]) => ({ words: phrase.split(' '), portuguese: portuguese.split(' ') }))
	.toSorted((a, b) => b.words.length - a.words.length)
const ownCommon = new Set(promptWords.common.common)
const english = new Set([
	...promptWords.english.common.filter((word) => !ownCommon.has(word)),
	...dictionary.flatMap(({ words }) => words),
])
const own = new Set(promptWords.common.connecting.filter((word) => !promptWords.english.common.includes(word)))

/** An English prompt with its words put into Portuguese, where they are known; any other as it is. */
export function inPortuguese(tokens: readonly Token[]): Token[] {
	const count = (words: ReadonlySet<string>) => tokens.filter(({ word }) => words.has(word)).length
	if (count(english) < 2 || count(english) <= count(own)) return [...tokens]
	const said: Token[] = []
	for (let at = 0; at < tokens.length; ) {
		const found = dictionary.find(({ words }) =>
			words.every((word, index) => {
				const token = tokens[at + index]
				return token && (token.word === word || singularOf(token.word) === word)
			}),
		)
		const [first, last] = [tokens[at]!, tokens[at + (found?.words.length ?? 1) - 1]!]
		if (found) for (const word of found.portuguese) said.push({ ...first, end: last.end, word, forms: [word] })
		else said.push(first)
		at += found?.words.length ?? 1
	}
	return said
}
