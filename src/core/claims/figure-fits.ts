import { keep } from '#lib/keep.ts'
import type { Figure, IndexedFact } from './facts-index.ts'
import type { Reading } from './reading.ts'
import type { Sentence } from './sentence.ts'
import { type Amount, isSameAmount, type Quantity } from './text/amount.ts'
import { wordsOfText } from './text/words-of-text.ts'

/** From here on a fact is spoken of at all. */
export const SPEAKS = 5
/** A fact with the same value has to fit nearly as well as the one that fits best. */
export const NEARLY = 0.65
export const NEARLY_IN_TABLE = 0.8
const NEARLY_OF_COMMON = 0.8
/** The one that the sentence calls by its name hardly gives way to another. */
const NEARLY_OF_NAMED = 0.95
const OFTEN = 3
/** Of several figures in a sentence each is one of several facts. */
const OF_SEVERAL = 0.8

/** A figure of a fact that another could be, and how well the sentence speaks of the fact. */
export type Fit = { fact: IndexedFact; figure: Figure; score: number }

/** Rows of one table are told apart by little. */
export function nearlyOf(
	{ fact: a }: IndexedFact,
	{ fact: b }: IndexedFact,
	{ given, isOneOfMany, text }: { given: number; isOneOfMany: boolean; text: string },
): number {
	if (a === b) return 0
	if (!isOneOfMany && isCalled(b, text) && !isCalled(a, text)) return NEARLY_OF_NAMED
	const isOneTable = isWithin(a.words[0], b.words[0]) && a.versions[0]?.norm === b.versions[0]?.norm
	if (isOneTable) return NEARLY_IN_TABLE
	return (given > OFTEN ? NEARLY_OF_COMMON : NEARLY) * (isOneOfMany ? OF_SEVERAL : 1)
}

const longNames = new WeakMap<IndexedFact['fact'], readonly string[]>()
const lower = keep((text) => text.toLowerCase())

/** Whether a text calls a fact by one of its names of several words. */
function isCalled(fact: IndexedFact['fact'], text: string): boolean {
	const said = lower(text)
	let names = longNames.get(fact)
	if (!names) {
		names = fact.words.filter((name) => name.includes(' ')).map((name) => name.toLowerCase())
		longNames.set(fact, names)
	}
	return names.some((name) => said.includes(name))
}

/** 'IOF do seguro' and 'IOF do seguro de vida' are rows of one table. */
function isWithin(a = '', b = ''): boolean {
	return a.startsWith(b) || b.startsWith(a)
}

/** In how many facts a figure stands: '30 dias' is that of many. */
export function timesGiven({ index }: Reading, { amount }: Figure): number {
	return index.facts.filter(({ figures }) => figures.some((one) => one.isValue && isSameAmount(one.amount, amount)))
		.length
}

/** A part is never given as a fact's value: 'metade do capital' stands in its statement. */
export function isMain({ isValue, amount }: Figure): boolean {
	return isValue || amount.dimension === 'fraction'
}

/** Of a list of figures, what stands with this one: '24 horas para urgência, 180 dias em geral', 'de quatro a seis anos, 25%'. */
function beside({ text }: Sentence, { start, end, dimension }: Quantity, others: readonly Quantity[]): string[] {
	if (others.length === 0) return []
	const last = others.findLast((one) => one.end <= start)?.end ?? 0
	const next = others.find((one) => one.start >= end)?.start ?? text.length
	const between = text.slice(last, start)
	const left = between.includes(';') ? between.split(';').at(-1)! : between.split(/[,:]/).at(-1)!
	const right = text.slice(end, next).split(/[,;:]|\se\s/)[0]!
	const part = Math.max(
		text.lastIndexOf(';', start),
		others.findLast((one) => one.end <= start && one.dimension === dimension)?.end ?? 0,
	)
	const figures = others
		.filter((one) => one.start >= part && one.end <= start && one.dimension !== dimension)
		.flatMap((one) => one.values.map((value) => `#${one.dimension}${value}`))
	return [...wordsOfText(`${left} ${right}`).stems, ...figures]
}

type Asked = { quantity: Quantity; others: readonly Quantity[] }

/** The figures of the same dimension, those of the facts that fit best first. */
export function fitsOf({ index, day, excluded }: Reading, sentence: Sentence, { quantity, others }: Asked): Fit[] {
	const { all } = sentence
	const { dimension, values } = quantity
	const fits: Fit[] = []
	const nearby = beside(sentence, quantity, others)
	// That it is the same figure does not say that it is of the same thing.
	const words = wordsOfText(sentence.text.slice(quantity.start, quantity.end)).stems
	const itself = [...values.map((value) => `#${dimension}${value}`), ...words]
	for (const fact of index.facts) {
		const near = nearby.reduce((sum, stem) => sum + (fact.stems.get(stem) ?? 0), 0)
		const alone = itself.reduce((sum, stem) => sum - (fact.stems.get(stem) ?? 0), all[fact.at]! + near)
		if (alone <= 0 || excluded.has(fact.fact.id)) continue
		const score = alone < SPEAKS && isCalled(fact.fact, sentence.text) ? SPEAKS : alone
		for (const figure of fact.figures) {
			const { from = '', until = '9999' } = figure.version
			const fitting =
				figure.amount.dimension === dimension || (dimension === 'percent' && figure.amount.dimension === 'fraction')
			if (fitting && from <= day && day <= until) fits.push({ fact, figure, score })
		}
	}
	return fits.sort((a, b) => b.score - a.score)
}

export function gives(quantity: Quantity, { amount }: Figure): boolean {
	return quantity.values.some((value) => isSameAmount(amountOf(quantity, value), amount))
}

export function amountOf({ dimension, unit, values, rate, isAge }: Quantity, value = values[0]!): Amount {
	return { dimension, unit, value, rate, isAge }
}
