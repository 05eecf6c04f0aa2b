import promptWords from './prompt-words.content.server.ts'
import type { Token } from './tokens.ts'

/** The same words are asked for again and again. */
const MOST_REMEMBERED = 20_000

/** Whether a list of words, some of which are beginnings ('explic*'), has a word. */
export function wordTest(words: readonly string[]): (token: Token) => boolean {
	const whole = new Set(words.filter((word) => !word.endsWith('*')))
	const beginnings = words.filter((word) => word.endsWith('*')).map((word) => word.slice(0, -1))
	const answers = new Map<string, boolean>()
	function has(form: string): boolean {
		const before = answers.get(form)
		if (before !== undefined) return before
		if (answers.size >= MOST_REMEMBERED) answers.clear()
		const answer = whole.has(form) || beginnings.some((beginning) => form.startsWith(beginning))
		answers.set(form, answer)
		return answer
	}
	return ({ forms }) => forms.some(has)
}

const isCommonWord = wordTest([...promptWords.common.common, ...promptWords.english.common])

/** Words that say nothing of what a prompt is about. */
export function isCommon(token: Token): boolean {
	return isCommonWord(token) || token.word.length === 1 || /^[\d.]+$/.test(token.word)
}

export const isConnecting = wordTest(promptWords.common.connecting)
/** Words that ask something of any product. */
export const isAsking = wordTest(promptWords.common.asking)
const isPlainlyOurs = wordTest(promptWords.refusals.context)
const mayBeOurs = wordTest(promptWords.refusals.weakContext)
const isForeign = wordTest(promptWords.refusals.foreign)

/** Whether a prompt says that it is of insurance, pensions, consortia or health plans. */
export function isOfOurField(tokens: readonly Token[]): boolean {
	return tokens.some(isPlainlyOurs) || (tokens.some(mayBeOurs) && !tokens.some(isForeign))
}
