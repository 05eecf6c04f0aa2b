import { valueAndUnit } from '#core/facts/fact.ts'
import type { Figure, IndexedFact } from './facts-index.ts'
import type { Judged, Reading } from './reading.ts'
import type { Sentence } from './sentence.ts'
import { isAdvice, isSpan, tellsStory } from './text/manner.ts'
import { isSameAmount, type Quantity, quantitiesIn } from './text/quantities.ts'
import { wordsOfText } from './text/words-of-text.ts'

/** How well a sentence has to speak of a fact to rest on it, and to be held against it. */
const SUPPORTS = 4
const CONTRADICTS = 8
/** What somebody lived through is held against a fact only where its own words speak of it. */
const CONTRADICTS_STORY = 11
const COVERS_STORY = 0.4
/** From here on a fact is spoken of at all. */
const SPEAKS = 5
/** Of all that the fact speaks of, so much has to be spoken of too. */
const COVERS = 0.25
/** A fact with the same value has to fit nearly as well as the one that fits best. */
const NEARLY = 0.65
const NEARLY_IN_TABLE = 0.8
const NEARLY_OF_COMMON = 0.8
const OFTEN = 3
/** What only the surroundings speak of is not contradicted, unless the sentence is too short to speak of anything. */
const OWN_SHARE = 0.3
const SHORT = 10

type Fit = { fact: IndexedFact; figure: Figure; score: number }

/** Counts and parts of things are said of anything: only beside a fact are they claims. */
const casual = new Set([
	'times',
	'fraction',
	'instalments',
	'bands',
	'rents',
	'power',
	'length',
	'mass',
	'area',
	'speed',
])

/** 'dois pontos merecem destaque', 'sofre duas vezes'. */
const counted = new Set(['points', 'times'])

/** Whether a number with its unit is what a fact says of the same thing. Nothing where it states nothing. */
export function judgeQuantity(reading: Reading, sentence: Sentence, quantity: Quantity): Judged | undefined {
	const fits = fitsOf(reading, sentence, quantity)
	const isStory = tellsStory(sentence.text, quantity)
	if (isSpan(sentence.text, quantity)) return undefined
	const best =
		fits.find(({ figure }) => isMain(figure) && Boolean(figure.amount.isAge) === Boolean(quantity.isAge)) ??
		fits.find(({ figure }) => isMain(figure))
	const matches = quantity.values.map((value) =>
		fits.find(
			({ fact, figure, score }) =>
				score >= SUPPORTS &&
				(!best || score >= nearlyOf(fact, best.fact, timesGiven(reading, figure)) * best.score) &&
				isSameAmount({ ...quantity, value }, figure.amount),
		),
	)
	const [first] = matches
	const former = best?.fact.figures.find(
		({ version, amount }) =>
			(version.until ?? '9999') < reading.day && isSameAmount({ ...quantity, value: quantity.values[0]! }, amount),
	)
	if (first && matches.every(Boolean)) return { state: 'fact', fact: first.fact, version: first.figure.version }
	if (best && isHeldAgainst(best, sentence, { isStory, isOne: quantity.isOne }))
		return {
			state: former ? 'replaced' : 'contradicted',
			fact: best.fact,
			version: best.figure.version,
			correction: quantity.values.length === 1 ? valueAndUnit(best.figure.version) : undefined,
		}
	if (isStory || sentence.isExample || quantity.unit === 'minute' || isAdvice(sentence.text)) return undefined
	if (sentence.around.isWorkedCase && quantity.dimension === 'money') return undefined
	const spoken = best?.score ?? 0
	if (
		(casual.has(quantity.dimension) && spoken < SPEAKS) ||
		(counted.has(quantity.dimension) && spoken < CONTRADICTS) ||
		(quantity.isOne && spoken < CONTRADICTS)
	)
		return undefined
	return { state: 'unsupported' }
}

function isHeldAgainst(
	{ fact, score }: Fit,
	{ own, tokens, isExample }: Sentence,
	{ isStory, isOne }: { isStory: boolean; isOne?: boolean | undefined },
): boolean {
	if (isExample || score < CONTRADICTS || score < COVERS * fact.total) return false
	if (own[fact.at]! < OWN_SHARE * score && tokens.length > SHORT) return false
	if (isOne && score < CONTRADICTS_STORY) return false
	return !isStory || (own[fact.at]! >= CONTRADICTS_STORY && own[fact.at]! >= COVERS_STORY * fact.total)
}

/** Rows of one table are told apart by little. */
function nearlyOf({ fact: a }: IndexedFact, { fact: b }: IndexedFact, given: number): number {
	if (a === b) return 0
	const isOneTable = a.words[0] === b.words[0] && a.versions[0]?.norm === b.versions[0]?.norm
	if (isOneTable) return NEARLY_IN_TABLE
	return given > OFTEN ? NEARLY_OF_COMMON : NEARLY
}

/** In how many facts a figure stands: '30 dias' is that of many. */
function timesGiven({ index }: Reading, { amount }: Figure): number {
	return index.facts.filter(({ figures }) => figures.some((one) => one.isValue && isSameAmount(one.amount, amount)))
		.length
}

/** A part is never given as a fact's value: 'metade do capital' stands in its statement. */
function isMain({ isValue, amount }: Figure): boolean {
	return isValue || amount.dimension === 'fraction'
}

/** Of a list of figures, the words that stand with this one: '24 horas para urgência, 180 dias em geral'. */
function stemsBeside({ text, tokens }: Sentence, { start, end }: Quantity): string[] {
	const all = quantitiesIn(tokens)
	if (all.length < 2) return []
	const before = all.findLast((one) => one.end <= start)?.end ?? 0
	const after = all.find((one) => one.start >= end)?.start ?? text.length
	const left = text.slice(before, start).split(/[,;:]/).at(-1)!
	const right = text.slice(end, after).split(/[,;:]|\se\s/)[0]!
	return [...wordsOfText(`${left} ${right}`).stems]
}

/** The figures of the same dimension, those of the facts that fit best first. */
function fitsOf({ index, day, excluded }: Reading, sentence: Sentence, quantity: Quantity): Fit[] {
	const { all } = sentence
	const { dimension, values } = quantity
	const fits: Fit[] = []
	const beside = stemsBeside(sentence, quantity)
	// That it is the same figure does not say that it is of the same thing.
	const words = wordsOfText(sentence.text.slice(quantity.start, quantity.end)).stems
	const itself = [...values.map((value) => `#${dimension}${value}`), ...words]
	for (const fact of index.facts) {
		const near = beside.reduce((sum, stem) => sum + (fact.stems.get(stem) ?? 0), 0)
		const score = itself.reduce((sum, stem) => sum - (fact.stems.get(stem) ?? 0), all[fact.at]! + near)
		if (score <= 0 || excluded.has(fact.fact.id)) continue
		for (const figure of fact.figures) {
			const { from = '', until = '9999' } = figure.version
			const fitting =
				figure.amount.dimension === dimension || (dimension === 'percent' && figure.amount.dimension === 'fraction')
			if (fitting && from <= day && day <= until) fits.push({ fact, figure, score })
		}
	}
	return fits.sort((a, b) => b.score - a.score)
}
