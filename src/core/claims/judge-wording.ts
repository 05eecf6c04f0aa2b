import type { FactVersion } from '#db/schema/facts.ts'
import { type FactsIndex, factOn, type IndexedFact, weightOf, withoutNames } from './facts-index.ts'
import type { RuleJudged } from './judge-rule.ts'
import type { Reading } from './reading.ts'
import type { Sentence } from './sentence.ts'
import { goesBack } from './text/goes-back.ts'
import { isAdvice, isQuestion, isStatement, isWarnedOf } from './text/manner.ts'
import { type Said, saidIn, stretchesOf, turnedApart } from './text/turns.ts'
import { wordsOfText } from './text/words-of-text.ts'
import wordings from './wordings.content.ts'

/** A sentence has to speak of a fact at least so much to be held against how it is said: of less, nothing else makes up for it. */
const SPEAKS = 4.5
/** Less will do where the sentence goes on about one that speaks of the fact. */
const SPEAKS_WITH = 2.5
const SPEAKS_BESIDE = 8
/** So much of an example has to be in the sentence, here or in the one before it. */
const NEAR = 0.45
const NEAR_ENOUGH = 0.3
const LIKE = 0.7
/** What says less is said of many things. */
const LEAST = 9
const FEWEST = 3
/** How much what stands elsewhere in the sentence, or before it, is taken for what is meant. */
const ELSEWHERE = 0.7
const BEFORE = 0.5
/** 'Emprestou o carro e ele bateu? …' sets the case of which the next sentence speaks. */
const ASKED_BEFORE = 0.9
const AGREES = 0.1
const APART = 0.1
const DENIED = 0.05
const OF_IT = 0.2
/** What stands in no example is not quite impossible there. */
const UNSEEN = 0.15

/** From here on down nobody would take it for wrong. */
const RIGHT = -5

/** What tells that a sentence says the rule wrongly, by how much each tells; fitted by `npm run bench -- wordings`. */
export const fitted = {
	like: 6.06,
	agreement: 0.72,
	odds: 0.41,
	share: 0.79,
	told: 0.92,
	spoken: 0.68,
	beside: 0.71,
	all: -16.29,
}
/** Whoever speaks of a fact so much speaks of it. */
const MOST = 12

type Example = Said & Spoken

/** The examples of a fact. Most are never asked for more than what the wrong ones speak of, so the rest is made then. */
type Examples = {
	fact: IndexedFact
	version: FactVersion
	spoken: () => readonly Spoken[]
	whole: () => Whole
}

/** Of what a text speaks, and how much that tells. */
type Spoken = { stems: ReadonlySet<string>; list: readonly string[]; values: readonly number[]; weight: number }

/** And how much more often each word and sign stands in the wrong ones. */
type Whole = { right: readonly Example[]; wrong: readonly Example[]; odds: ReadonlyMap<string, number> }

/** How a sentence stands to the examples of a fact. */
export type Likeness = {
	fact: IndexedFact
	version: FactVersion
	/** How like it is to the nearest wrong and right ones. */
	like: number
	unlike: number
	/** How much better it agrees with the wrong one in what it says to be so and not. */
	agreement: number
	/** The odds that its words are those of the wrong ones. */
	odds: number
	/** How much of it the wrong one speaks of, too. */
	share: number
	/** How much of the fact it tells itself, and how much it speaks of it. */
	told: number
	spoken: number
	/** How much more the sentence before speaks of it, which this one goes on about. */
	beside: number
}

/** How near a sentence is to one example, and how much of what it says stands there. */
type Near = { like: number; agreement: number; shared: number }

/** Whether a sentence says a rule as those do who have it wrong, more than as those who have it right. */
export function judgeWording(reading: Reading, sentence: Sentence): RuleJudged | undefined {
	const all = likenessesOf(reading, sentence)
	// What is as like to a right example is not wrong, be it of another thing that is told much alike.
	const right = Math.max(...all.map(({ unlike }) => unlike))
	const [worst] = all.filter((one) => sumOf(one) > 0 && one.like > right).toSorted((a, b) => sumOf(b) - sumOf(a))
	if (!worst) return undefined
	// Likeness is no proof: nothing speaks for it, and a fact seems to speak against it.
	const { fact, version } = worst
	return { state: 'unsupported', fact, version, start: 0, end: sentence.text.trimEnd().length }
}

/** Whether a sentence says a rule clearly as those do who have it right, whatever else seems to deny it. */
export function isSaidRightly(reading: Reading, sentence: Sentence, fact: IndexedFact): boolean {
	return likenessesOf(reading, sentence, fact).some((one) => sumOf(one) < RIGHT)
}

function sumOf({ like, agreement, odds, share, told, spoken, beside }: Likeness): number {
	return (
		fitted.like * like +
		fitted.agreement * agreement +
		fitted.odds * odds +
		fitted.share * share +
		fitted.told * told +
		fitted.spoken * spoken +
		fitted.beside * beside +
		fitted.all
	)
}

export function likenessesOf({ index, day, excluded }: Reading, sentence: Sentence, only?: IndexedFact): Likeness[] {
	const { text, around } = sentence
	if (sentence.isDenied) return []
	const isBack = goesBack(text)
	const hasFigures = sentence.quantities.length > 0
	const spoken = examplesBy(index).filter(
		({ fact, version }) =>
			(only === undefined || fact === only) &&
			(sentence.own[fact.at]! >= SPEAKS ||
				(sentence.own[fact.at]! >= SPEAKS_WITH && sentence.all[fact.at]! >= SPEAKS_BESIDE && isBack)) &&
			!excluded.has(fact.fact.id) &&
			factOn(fact, day) === version &&
			// Figures are held against each other elsewhere.
			!(hasFigures && version.value),
	)
	if (spoken.length === 0 || isAdvice(text) || isWarnedOf(text) || !isStatement(text)) return []
	const plain = withoutNames(index, text)
	const own = wordsOfText(plain).stems
	const ownWeight = weightOf(index, own)
	const before = wordsOfText(around.before ?? '').stems
	const beforeCounts = isQuestion(around.before ?? '') ? ASKED_BEFORE : BEFORE
	let stretches: Example[] | undefined
	let said: Said | undefined
	return spoken.flatMap((one) => {
		if (!one.spoken().some((example) => nearness(example) >= NEAR)) return []
		stretches ??= stretchesOf(plain).map((stretch) => weighed(index, stretch))
		const whole = one.whole()
		const wrong = nearest(whole.wrong)
		if (!wrong || wrong.like < LIKE) return []
		const right = nearest(whole.right)
		return [
			{
				fact: one.fact,
				version: one.version,
				like: wrong.like,
				unlike: right?.like ?? 0,
				agreement: wrong.agreement - (right?.agreement ?? 0),
				odds: oddsOf(whole.odds, (said ??= saidIn(plain))),
				share: wrong.shared / Math.max(1, ownWeight),
				told: sentence.own[one.fact.at]! / one.fact.total,
				spoken: Math.min(sentence.own[one.fact.at]!, MOST),
				beside: isBack ? Math.min(sentence.all[one.fact.at]!, MOST) - Math.min(sentence.own[one.fact.at]!, MOST) : 0,
			},
		]
	})

	/** How much of an example the sentence speaks of. */
	function nearness({ list, values, weight }: Spoken): number {
		let sum = 0
		for (let at = 0; at < list.length; at += 1) {
			if (own.has(list[at]!)) sum += values[at]!
			else if (before.has(list[at]!)) sum += beforeCounts * values[at]!
		}
		return sum / weight
	}

	function nearest(examples: readonly Example[]): Near | undefined {
		let best: Near | undefined
		for (const example of examples) {
			if (nearness(example) < NEAR_ENOUGH) continue
			for (const stretch of stretches!) {
				const one = likeness(stretch, example)
				if (!best || one.like > best.like) best = one
			}
		}
		return best
	}

	function likeness(stretch: Example, example: Example): Near {
		let [told, shared, inStretch] = [0, 0, 0]
		for (const [at, stem] of example.list.entries()) {
			const value = example.values[at]!
			if (own.has(stem)) shared += value
			if (stretch.stems.has(stem)) {
				told += value
				inStretch += value
			} else if (own.has(stem)) told += ELSEWHERE * value
			else if (before.has(stem)) told += beforeCounts * value
		}
		const agreement = agreementOf(index, stretch, example)
		const like =
			told / example.weight +
			AGREES * agreement -
			APART * turnedApart(stretch, example) +
			(stretch.isDenied === example.isDenied ? DENIED : -DENIED) +
			(stretch.weight === 0 ? 0 : (OF_IT * inStretch) / stretch.weight)
		return { like, agreement, shared }
	}
}

/** From -1 to 1, how far both say the same to be so. */
function agreementOf(index: FactsIndex, a: Said, b: Said): number {
	let [sum, all] = [0, 0]
	for (const [what, sign] of b.signs) {
		const other = a.signs.get(what)
		if (!sign || !other) continue
		const weight = weightOfSign(index, what)
		all += weight
		sum += sign === other ? weight : -weight
	}
	return sum / Math.max(1, all)
}

const SURE = 1.2
const NEED = 0.6
const TELLS = 5

function weightOfSign({ telling }: FactsIndex, what: string): number {
	if (what.startsWith('!')) return SURE
	return /^(?:needs|has) /.test(what) ? NEED : Math.min(1, telling(what) / TELLS)
}

const prepared = new WeakMap<FactsIndex, readonly Examples[]>()

function examplesBy(index: FactsIndex): readonly Examples[] {
	const before = prepared.get(index)
	if (before) return before
	const made = Object.entries(wordings).flatMap(([id, { statement, right, wrong }]) => {
		const fact = index.byId.get(id)
		const version = fact?.fact.versions.find((one) => one.statement === statement)
		if (!fact || !version) return []
		// Figures are held against each other elsewhere.
		const plain = once(() => wrong.filter((text) => !/\d/.test(text)).map((text) => withoutNames(index, text)))
		const told = `${statement} ${version.detail ?? ''}`.split(/(?<=[.!])\s+/)
		const all = [...told, ...right]
		const spoken = once(() =>
			plain()
				.map((text) => weighed(index, wordsOfText(text)))
				.filter(isTelling),
		)
		const whole = once(() => {
			const examples = {
				right: all.map((text) => exampleOf(index, withoutNames(index, text))).filter(({ stems }) => stems.size > 1),
				wrong: plain()
					.map((text) => exampleOf(index, text))
					.filter(isTelling),
			}
			return { ...examples, odds: oddsBy(examples) }
		})
		return [{ fact, version, spoken, whole }]
	})
	prepared.set(index, made)
	return made
}

function once<Made extends object>(make: () => Made): () => Made {
	let made: Made | undefined
	return () => (made ??= make())
}

function isTelling({ stems, weight }: Spoken): boolean {
	return stems.size >= FEWEST && weight > LEAST
}

function weighed<Text extends { stems: ReadonlySet<string> }>(index: FactsIndex, text: Text): Text & Spoken {
	const list = [...text.stems]
	return { ...text, list, values: list.map(index.telling), weight: weightOf(index, text.stems) }
}

function exampleOf(index: FactsIndex, text: string): Example {
	return weighed(index, saidIn(text))
}

/** All that may stand more often in wrong examples than in right ones. */
function* marksOf({ stems, signs, turns }: Said): Generator<string> {
	for (const [what, sign] of signs) if (sign) yield `${what} ${sign}`
	for (const turn of turns) yield `turn ${turn}`
	yield* stems
}

function oddsBy({ right, wrong }: Pick<Whole, 'right' | 'wrong'>): ReadonlyMap<string, number> {
	const shares = (examples: readonly Example[]) => {
		const found = new Map<string, number>()
		for (const example of examples)
			for (const mark of marksOf(example)) found.set(mark, (found.get(mark) ?? 0) + 1 / examples.length)
		return found
	}
	const [ofRight, ofWrong] = [shares(right), shares(wrong)]
	return new Map(
		[...ofRight.keys(), ...ofWrong.keys()].map((mark) => [
			mark,
			Math.log(((ofWrong.get(mark) ?? 0) + UNSEEN) / ((ofRight.get(mark) ?? 0) + UNSEEN)),
		]),
	)
}

function oddsOf(odds: ReadonlyMap<string, number>, said: Said): number {
	let sum = 0
	for (const mark of marksOf(said)) sum += odds.get(mark) ?? 0
	return sum
}
