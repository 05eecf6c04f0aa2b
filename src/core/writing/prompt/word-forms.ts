import { isCommon } from './common-words.ts'
import { isNear, withoutDiminutive } from './near-words.ts'
import promptWords from './prompt-words.content.server.ts'
import { isKnown, knownWords, namingWords, ownWords, rarityOf, soleNames } from './subject-index.ts'
import { singularOf, stemOf, type Token } from './tokens.ts'

/** Adds to each word what it may have been meant to be: mistyped, made small, or English. */
export function withForms(tokens: readonly Token[]): Token[] {
	return inPortuguese(tokens).map((token) => ({ ...token, forms: [...new Set([...token.forms, ...meantBy(token)])] }))
}

const meant = new Map<string, string[]>()

/** The same word is looked up many times while somebody types. */
const MOST_REMEMBERED = 5000

function meantBy(token: Token): string[] {
	const { word } = token
	const before = meant.get(word)
	if (before) return before
	const found = lookUp(token)
	if (meant.size >= MOST_REMEMBERED) meant.clear()
	meant.set(word, found)
	return found
}

function lookUp(token: Token): string[] {
	const { word } = token
	if (soleNames.has(singularOf(word))) return []
	const smaller = withoutDiminutive(word).filter(
		(base) => namingWords.has(base) || (base.length > 3 && knownWords.has(base)),
	)
	if (isKnown(word) || isCommon(token)) return smaller
	const near = nearest(word, namingWords) ?? nearest(word, knownWords)
	return [...smaller, ...(near ? [near] : [])]
}

function nearest(word: string, words: ReadonlySet<string>): string | undefined {
	const near = [...words].filter((one) => isNear(word, one))
	// Of several the one that begins alike, then the one that is said more often.
	return near.toSorted((a, b) => Number(b[0] === word[0]) - Number(a[0] === word[0]) || rarityOf(a) - rarityOf(b))[0]
}

const english = Object.entries(promptWords.english.words)
	.map(([phrase, portuguese]) => ({ words: phrase.split(' '), portuguese: portuguese.split(' ') }))
	.toSorted((a, b) => b.words.length - a.words.length)
const portuguese = new Set(promptWords.common.common)
const englishCommon = new Set(promptWords.english.common.filter((word) => !portuguese.has(word)))
const ownCommon = new Set(promptWords.common.connecting.filter((word) => !promptWords.english.common.includes(word)))
/** 'Drone' and 'notebook' are said here too. */
const foreignWords = new Set(english.flatMap(({ words }) => words).filter((word) => !ownWords.has(stemOf(word))))

/** An English prompt with its words put into Portuguese, where they are known; any other as it is. */
function inPortuguese(tokens: readonly Token[]): Token[] {
	if (!isEnglish(tokens)) return [...tokens]
	const said: Token[] = []
	for (let at = 0; at < tokens.length; ) {
		const found = english.find(({ words }) => words.every((word, index) => tokens[at + index]?.word === word))
		const [first, last] = [tokens[at]!, tokens[at + (found?.words.length ?? 1) - 1]!]
		if (found) for (const word of found.portuguese) said.push({ ...first, end: last.end, word, forms: [word] })
		else said.push(first)
		at += found?.words.length ?? 1
	}
	return said
}

function isEnglish(tokens: readonly Token[]): boolean {
	const count = (words: ReadonlySet<string>) => tokens.filter(({ word }) => words.has(word)).length
	const inEnglish = count(englishCommon) + count(foreignWords)
	return inEnglish >= 1 && inEnglish > count(ownCommon)
}
