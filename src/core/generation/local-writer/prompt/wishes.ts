import { plain } from '../plain-words.ts'
import { byFirstWord, findPattern, patternOf, type Range, saidIn } from './phrases.ts'
import promptWords from './prompt-words.content.server.ts'
import type { Token } from './tokens.ts'
import type { Wish } from './types.ts'

/** A wish without where it stands. */
type Wanted =
	| { kind: 'tone' | 'form' | 'reader' | 'place'; value: string }
	| { kind: 'length'; value: 'curto' | 'longo' }
	| { kind: 'words' | 'sections'; value: number }

const { wishes: listed, places } = promptWords

const exceptions = listed.except.map((phrase) => ({ pattern: patternOf(phrase) }))

const phrases = [
	...phrasesOf('tone', listed.tone),
	...phrasesOf('length', listed.length),
	...phrasesOf('form', listed.form),
	...phrasesOf('reader', listed.reader),
].toSorted((a, b) => b.pattern.length - a.pattern.length)

function phrasesOf(kind: Wanted['kind'], values: Record<string, readonly string[]>) {
	return Object.entries(values).flatMap(([value, list]) =>
		list.map((phrase) => ({ pattern: patternOf(phrase), wanted: { kind, value } as Wanted })),
	)
}

const placeNames = [
	...places.cities.map((name) => ({ name, needsIn: false })),
	...places.regions.map((name) => ({ name, needsIn: false })),
	...Object.values(places.states).map((name) => ({ name, needsIn: places.afterIn.includes(name) })),
	...places.afterIn.map((name) => ({ name, needsIn: true })),
]
	.map(({ name, needsIn }) => ({ name, needsIn, pattern: patternOf(plain(name)) }))
	.toSorted((a, b) => b.pattern.length - a.pattern.length)

const exceptionsFor = byFirstWord(exceptions)
const phrasesFor = byFirstWord(phrases)
const placeNamesFor = byFirstWord(placeNames)

/** What comes before the name of a place. */
const before = new Set(['em', 'no', 'na', 'nos', 'nas', 'de', 'do', 'da', 'para', 'pra', 'in'])
const within = new Set(['em', 'no', 'na', 'nos', 'nas', 'in'])

const NUMBER = /^\d{1,2}(?:[.,]?\d{3})?$|^\d{1,5}$/
const countedWords = new Set(['palavras', 'palavra', 'words', 'word'])
const countedSections = new Set([
	'secoes',
	'secao',
	'subtitulos',
	'subtitulo',
	'intertitulos',
	'topicos',
	'partes',
	'capitulos',
	'blocos',
	'sections',
])
/** 'cerca de', 'umas', 'até': before a number they belong to it. */
const roughly = new Set([
	'cerca',
	'de',
	'umas',
	'uns',
	'ate',
	'aproximadamente',
	'entre',
	'com',
	'em',
	'no',
	'minimo',
	'maximo',
	'pelo',
	'menos',
	'mais',
	'ou',
	'around',
	'about',
])
const spelled: Record<string, number> = {
	duas: 2,
	dois: 2,
	tres: 3,
	quatro: 4,
	cinco: 5,
	seis: 6,
	sete: 7,
	oito: 8,
	nove: 9,
	dez: 10,
	mil: 1000,
	quinhentas: 500,
	oitocentas: 800,
}

/** What a prompt says of the form of the text, and the words that say it. */
export function wishesIn(prompt: string, tokens: readonly Token[]): { wishes: Wish[]; taken: Set<number> } {
	const said = saidIn(tokens)
	const kept = new Set(exceptionsFor(said).flatMap(({ pattern }) => everyRange(tokens, pattern).flatMap(placesOf)))
	const taken = new Set<number>()
	const wishes: Wish[] = []

	function take(range: Range, wanted: Wanted): void {
		const [from, to] = range
		const at = placesOf(range)
		if (at.length === 0 || at.some((index) => taken.has(index) || kept.has(index))) return
		for (const index of at) taken.add(index)
		const { start } = tokens[from]!
		const { end } = tokens[to - 1]!
		const text = prompt.slice(start, end)
		wishes.push({ ...wanted, start, end, text })
	}

	for (const [index, token] of tokens.entries()) {
		const kind = countedWords.has(token.word) ? 'words' : countedSections.has(token.word) ? 'sections' : undefined
		const value = kind && numberBefore(tokens, index)
		if (kind && value) take([value.from, index + 1], { kind, value: value.number })
	}
	for (const { pattern, wanted } of phrasesFor(said))
		for (const range of everyRange(tokens, pattern)) take(range, wanted)
	for (const { name, needsIn, pattern } of placeNamesFor(said))
		for (const range of everyRange(tokens, pattern))
			if (isPlaceAt(tokens, range, needsIn)) take(range, { kind: 'place', value: name })
	for (const [index, token] of tokens.entries()) {
		if (!within.has(tokens[index - 1]?.word ?? '') && !taken.has(index - 1)) continue
		const state = places.states[prompt.slice(token.start, token.end)]
		if (state) take([index, index + 1], { kind: 'place', value: state })
	}
	return { wishes: wishes.toSorted((a, b) => a.start - b.start), taken }
}

function isPlaceAt(tokens: readonly Token[], [from]: Range, needsIn: boolean): boolean {
	const word = tokens[from - 1]?.word ?? ''
	if (needsIn) return within.has(word)
	return before.has(word) || tokens[from - 1] === undefined || tokens[from - 1]!.part !== tokens[from]!.part
}

function numberBefore(tokens: readonly Token[], index: number): { number: number; from: number } | undefined {
	const token = tokens[index - 1]
	if (!token) return undefined
	const digits = NUMBER.test(token.word) ? Number(token.word.replace(/[.,]/g, '')) : spelled[token.word]
	if (!digits) return undefined
	let from = index - 1
	// 'de 800 a 1.200 palavras' asks for the greater of them.
	while (
		from > 0 &&
		(roughly.has(tokens[from - 1]!.word) ||
			/^\d+[.\d]*$/.test(tokens[from - 1]!.word) ||
			tokens[from - 1]!.word === 'a' ||
			tokens[from - 1]!.word === 'e')
	)
		from -= 1
	return { number: digits, from }
}

function everyRange(tokens: readonly Token[], pattern: ReturnType<typeof patternOf>): Range[] {
	const found: Range[] = []
	for (let at = 0; at < tokens.length; ) {
		const range = findPattern(tokens, pattern, at)
		if (!range) break
		found.push(range)
		at = range[1]
	}
	return found
}

function placesOf([from, to]: Range): number[] {
	return Array.from({ length: to - from }, (_, index) => from + index)
}
