import { byFirstWord, findPattern, holdsAny, type Pattern, patternOf, type Range, saidIn } from './phrases.ts'
import promptWords from './prompt-words.content.server.ts'
import type { Token } from './tokens.ts'
import { words as knownWords, spelling } from './vocabulary.ts'

const { instructions, nonsense, harmful } = promptWords.refusals

const orders = instructions.map(patternOf)

/** Tags, addresses that are scripts, templates and the marks by which models part their messages. */
const MARKUP =
	/<\/?[a-z!][^>]*>?|javascript:|data:text\/html|\{\{|\$\{|<\||\[\/?INST\]|```|^\s*(?:system|assistant|user)\s*:/im

/** Whether a prompt gives orders to the program instead of naming a subject. */
export function givesOrders(prompt: string, tokens: readonly Token[]): boolean {
	return MARKUP.test(prompt) || holdsAny(tokens, orders)
}

/** Each way in which a chain may begin, and what has to follow. */
const chainsFor = byFirstWord([
	...harmful.phrases.map((phrase) => ({ pattern: patternOf(phrase), rest: [] })),
	...harmful.chains.flatMap((chain) => {
		const [first = [], ...rest] = chain.map((step) => step.map(patternOf))
		return first.map((pattern) => ({ pattern, rest }))
	}),
])
const before = harmful.before.map(patternOf)
const nextTo = harmful.nextTo.map(patternOf)
const questions = harmful.questions.map(patternOf)
const confessions = harmful.confessions.map(patternOf)

/** Whether help is asked for with deceiving, evading the law or hurting somebody. Asking how to avoid that is honest. */
export function isHarmful(tokens: readonly Token[]): boolean {
	const found = chainsFor(saidIn(tokens)).flatMap((chain) => beginningsOf(tokens, chain))
	if (found.length === 0) return false
	if (holdsAny(tokens, confessions)) return true
	if (holdsAny(tokens, questions)) return false
	return found.some((at) => !isHonestAt(tokens, at))
}

const NEXT = 2

/** 'Como denunciar quem quer forjar' and 'sem precisar mentir' want the contrary of what follows. */
function isHonestAt(tokens: readonly Token[], at: number): boolean {
	const near = tokens.slice(Math.max(0, at - NEXT), at).filter(({ part }) => part === tokens[at]?.part)
	return holdsAny(tokens.slice(0, at), before) || holdsAny(near, nextTo)
}

const NEAR = 6

/** Where a chain begins: one pattern of each step, each a few words after the one before it. */
function beginningsOf(tokens: readonly Token[], { pattern, rest }: { pattern: Pattern; rest: Pattern[][] }): number[] {
	return rangesOf(tokens, pattern)
		.filter(([, to]) => goesOn(tokens, rest, to))
		.map(([from]) => from)
}

/** 'Simular um roubo', but not 'simular um seguro contra roubo'. */
function goesOn(tokens: readonly Token[], [step, ...rest]: readonly Pattern[][], from: number): boolean {
	if (!step) return true
	return step.some((pattern) =>
		rangesOf(tokens, pattern, from).some(
			([at, to]) =>
				at <= from + NEAR && !tokens.slice(from, at).some(({ word }) => word === 'contra') && goesOn(tokens, rest, to),
		),
	)
}

function rangesOf(tokens: readonly Token[], pattern: Pattern, from = 0): Range[] {
	const range = findPattern(tokens, pattern, from)
	return range ? [range, ...rangesOf(tokens, pattern, range[0] + 1)] : []
}

const empty = nonsense.map(patternOf)
const MOST_REPEATED = 0.7

/** Whether there is nothing to read: no letters, one word over and over, letters as they come. */
export function isNonsense(tokens: readonly Token[]): boolean {
	const words = tokens.map(({ word }) => word).filter((word) => /[a-z]/.test(word))
	if (words.length === 0) return true
	const different = new Set(words)
	if (words.length >= 6 && different.size <= words.length / 3) return true
	if (
		words.length >= 3 &&
		(different.size === 1 || (words.length >= 6 && mostOf(words) / words.length > MOST_REPEATED))
	)
		return true
	if (
		holdsAny(
			tokens,
			empty.filter(({ length }) => length > 1),
		)
	)
		return true
	if (isInNoLanguage(words)) return true
	const rest = tokens.filter((token) => /[a-z]/.test(token.word))
	const hollow = rest.filter(
		(token, at) => isGibberish(token.word) || empty.some((pattern) => findPattern(rest, pattern, at)?.[0] === at),
	)
	return hollow.length > 0 && hollow.length >= rest.length / 2
}

/** Shorter words are too like each other to tell anything. */
const SHORTEST = 4
const LEAST_STRANGE = 3
const MOST_STRANGE = 0.65

/** Whether hardly any word is one, or like one, that anybody ever asked with. */
function isInNoLanguage(words: readonly string[]): boolean {
	const long = words.filter((word) => word.length >= SHORTEST)
	const strange = long.filter(
		(word) => /^[a-z]+$/.test(word) && !spelling.isKnown(word) && spelling.meant(word) === word,
	)
	return strange.length >= LEAST_STRANGE && strange.length / long.length >= MOST_STRANGE
}

function mostOf(words: readonly string[]): number {
	const counts = new Map<string, number>()
	for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
	return Math.max(...counts.values())
}

const trios = new Map<string, number>()
for (const word of knownWords) for (const trio of triosOf(word)) trios.set(trio, (trios.get(trio) ?? 0) + 1)

function triosOf(word: string): string[] {
	return Array.from({ length: Math.max(0, word.length - 2) }, (_, at) => word.slice(at, at + 3))
}

const COMMON_TRIO = 2

/** Letters that do not stand together in words. */
export function isGibberish(word: string): boolean {
	// Also where many ask with it: 'kkkk'.
	if (/([a-z])\1{2,}/.test(word)) return true
	// 'RCTR-C' is known by its parts.
	if (word.length < 3 || /\d/.test(word) || word.split('-').some(spelling.isKnown)) return false
	if (!/[aeiouy]/.test(word)) return word.length >= 4
	const all = triosOf(word)
	const strange = all.filter((trio) => (trios.get(trio) ?? 0) < COMMON_TRIO).length
	return word.length >= 4 && strange / all.length > 0.5
}
