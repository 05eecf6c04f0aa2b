import type { FactVersion } from '#db/schema/facts.ts'
import type { ClaimFact } from './claim-basis.ts'
import { isName, type NamesOfFacts, namesOf } from './names-of-facts.ts'
import type { Amount } from './text/amount.ts'
import { datesIn, type SaidDate } from './text/dates.ts'
import { citationsIn } from './text/norms.ts'
import { quantitiesIn } from './text/quantities.ts'
import { stemsOfText, wordsOfText } from './text/words-of-text.ts'

/** A figure that a fact gives: its value, or another one that its text names beside it. */
export type Figure = { amount: Amount; isValue: boolean; version: FactVersion }

export type IndexedFact = {
	fact: ClaimFact
	at: number
	/** What it speaks of, and how much each word of it tells; and the sum of what its statement and names tell. */
	stems: ReadonlyMap<string, number>
	total: number
	figures: readonly Figure[]
	dates: readonly KnownDate[]
}

/** A day, month or year that a fact gives. What was published on a day holds from another. */
export type KnownDate = Omit<SaidDate, 'start' | 'end'> & {
	isPublication?: boolean | undefined
	/** 'desde 2021': until then is 'até 2020'. */
	isStart?: boolean | undefined
}

export type FactsIndex = NamesOfFacts & {
	facts: readonly IndexedFact[]
	/** How much a word tells: the rarer among the facts, the more. */
	telling: (stem: string) => number
	byId: ReadonlyMap<string, IndexedFact>
	/** In which facts a word stands, each with its weight there: at, weight, at, weight… */
	postings: ReadonlyMap<string, readonly number[]>
	/** Facts that rest on a norm, by the norm's place. */
	restingOn: ReadonlyMap<number, readonly number[]>
}

const kept = new WeakMap<readonly ClaimFact[], FactsIndex>()

/** What is looked up for every sentence, made once for a list of facts. */
export function prepareFacts(facts: readonly ClaimFact[]): FactsIndex {
	const before = kept.get(facts)
	if (before) return before
	const index = makeIndex(facts)
	kept.set(facts, index)
	return index
}

/** A register of a few facts is judged as one of many would be. */
const USUAL_FACTS = 250

/** Figures are told from each other, not from rules: a rule without one makes a word only so much less telling. */
const RULE_SHARE = 0.5

/** A figure beside the value tells the rows of a table from each other better than words do. */
const FIGURE = 1.5

const weights = { statement: 1, words: 1, otherWords: 0.9, detail: 0.5, topics: 0.4 }

function makeIndex(list: readonly ClaimFact[]): FactsIndex {
	const raw = list.map(rawStems)
	// Other ways to call a thing make it easier to find, and its own words no more common.
	const [frequency, ofOtherWords] = [new Map<string, number>(), new Map<string, number>()]
	for (const [at, stems] of raw.entries()) {
		const isRule = list[at]!.kind === 'definition' && figuresOf(list[at]!).length === 0
		for (const [stem, weight] of stems) {
			const counts = weight === weights.otherWords ? ofOtherWords : frequency
			counts.set(stem, (counts.get(stem) ?? 0) + (isRule ? RULE_SHARE : 1))
		}
	}
	const usual = Math.max(list.length, USUAL_FACTS)
	const tells = (count: number) => Math.log(1 + usual / count)
	const weightsOfStems = new Map([...ofOtherWords, ...frequency].map(([stem, count]) => [stem, tells(count)]))
	const unknown = tells(1)
	const telling = (stem: string) => weightsOfStems.get(stem) ?? unknown

	const postings = new Map<string, number[]>()
	const facts = list.map((fact, at): IndexedFact => {
		const stems = new Map<string, number>()
		for (const [stem, weight] of raw[at]!) {
			const value = weight * telling(stem)
			stems.set(stem, value)
			const places = postings.get(stem)
			if (places) places.push(at, value)
			else postings.set(stem, [at, value])
		}
		const total = [...raw[at]!].reduce((sum, [stem, weight]) => (weight === 1 ? sum + stems.get(stem)! : sum), 0)
		return { fact, at, stems, total, figures: figuresOf(fact), dates: datesOf(fact) }
	})
	const byId = new Map(facts.map((one) => [one.fact.id, one]))
	const restingOn = new Map<number, number[]>()
	for (const { fact, at } of facts)
		for (const norm of new Set(fact.versions.flatMap((version) => byId.get(version.norm ?? '')?.at ?? [])))
			restingOn.set(norm, [...(restingOn.get(norm) ?? []), at])
	return {
		facts,
		telling,
		byId,
		postings,
		restingOn,
		...namesOf(facts),
	}
}

/** 'sem relação de consumo' does not speak of consumers. */
const without = /(?<![A-Za-zÀ-ÿ])sem (?:relação d[aeo]s? )?[A-Za-zÀ-ÿ]+/gi

function rawStems({ kind, words, topics, versions }: ClaimFact): Map<string, number> {
	const stems = new Map<string, number>()
	const add = (text: string, weight: number) => {
		for (const stem of stemsOfText(text.replace(without, ' '))) stems.set(stem, Math.max(weight, stems.get(stem) ?? 0))
	}
	for (const { statement, detail = '' } of versions) {
		add(statement, weights.statement)
		add(detail, weights.detail)
	}
	const called = kind === 'regulator' ? words.filter(isName) : words
	// The first says what it is; the others, how else texts call it.
	for (const [at, word] of called.entries()) add(word, at === 0 ? weights.words : weights.otherWords)
	for (const topic of topics) add(topic.replaceAll('-', ' '), weights.topics)
	// 'de dois a quatro anos' tells a row of a table from the others.
	for (const { statement, value = '', unit = '' } of versions)
		for (const stem of wordsOfText(statement).figures)
			if (!wordsOfText(`${value} ${unit}`).figures.includes(stem)) stems.set(stem, FIGURE)
	return stems
}

function figuresOf({ versions }: ClaimFact): Figure[] {
	return versions.flatMap((version) => {
		const { statement, detail = '', value, unit = '' } = version
		const own = value ? amountsIn(/^(?:R|US)?\$|€/.test(unit) ? `${unit} ${value}` : `${value} ${unit}`) : []
		const told = amountsIn(`${statement} ${detail}`)
		const isSame = (a: Amount, b: Amount) => a.unit === b.unit && a.value === b.value
		const named = told.filter((amount) => !own.some((one) => isSame(one, amount)))
		return [
			// As the statement says it, where it says more: an age, or so often a week.
			...own.map((amount) => ({ amount: told.find((one) => isSame(one, amount)) ?? amount, isValue: true, version })),
			// '3 meses de aluguel' is the value as the statement says it.
			...named.map((amount) => ({ amount, isValue: isSaidOf(amount, own, told), version })),
		]
	})
}

function isSaidOf({ figure }: Amount, own: readonly Amount[], told: readonly Amount[]): boolean {
	return own.some(
		(one) => one.figure === figure && !told.some(({ unit, value }) => unit === one.unit && value === one.value),
	)
}

function amountsIn(text: string): Amount[] {
	return quantitiesIn(text).flatMap(({ dimension, unit, values, figures, rate, isAge, isAbove }) =>
		values.map((value, at) => ({ dimension, unit, value, rate, isAge, isAbove, figure: figures[at] })),
	)
}

function datesOf({ versions, words }: ClaimFact): KnownDate[] {
	const told = versions.flatMap(({ statement, detail = '' }) => {
		const text = `${statement} ${detail}`
		return datesIn(text).map((date) => ({
			...date,
			isPublication: /publicad[oa] em $/i.test(text.slice(0, date.start)),
			isStart: /(?:desde|a partir de)\s$/i.test(text.slice(0, date.start)),
		}))
	})
	const named = words.flatMap((word) => citationsIn(word).flatMap(({ year }) => (year ? [{ year }] : [])))
	const spoken = words.flatMap(datesIn)
	const days = versions.flatMap(({ from, until }) => [from, until].flatMap((day) => (day ? [dateOf(day)] : [])))
	const ends = versions.flatMap(({ until }) => (until ? [dateOf(nextDay(until))] : []))
	return [...days, ...ends, ...told, ...named, ...spoken]
}

function dateOf(day: string) {
	const [year, month, date] = day.split('-').map(Number)
	return { year: year!, month, day: date }
}

function nextDay(day: string): string {
	return new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)
}

/** What a fact says on a day; nothing where it does not hold then. */
export function factOn({ fact }: IndexedFact, day: string): FactVersion | undefined {
	return fact.versions.find(({ from = '', until = '9999' }) => from <= day && day <= until)
}

/** The names of norms and bodies say nothing to be so: 'vedada pelo Código de Defesa do Consumidor'. */
export function withoutNames({ regulatorNames, mayNameRegulator, cited }: FactsIndex, text: string): string {
	let rest = mayNameRegulator(text) ? text.replace(regulatorNames, (name) => ' '.repeat(name.length)) : text
	for (const { start, end } of cited(text)) rest = rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end)
	return rest
}

/** How much words tell, taken together. */
export function weightOf({ telling }: FactsIndex, stems: Iterable<string>): number {
	let sum = 0
	for (const stem of stems) sum += telling(stem)
	return sum
}
