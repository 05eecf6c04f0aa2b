import { valueAndUnit } from '#core/facts/fact.ts'
import { asWords } from '#core/seo/text/letters.ts'
import { type FactsIndex, type Figure, factOn, type IndexedFact } from './facts-index.ts'
import {
	amountOf,
	type Fit,
	fitsOf,
	gives,
	isMain,
	NEARLY,
	NEARLY_IN_TABLE,
	nearlyOf,
	SPEAKS,
	timesGiven,
} from './figure-fits.ts'
import type { Judged, Reading } from './reading.ts'
import type { Sentence } from './sentence.ts'
import { type Amount, isSameAmount, isShare, type Quantity, round } from './text/amount.ts'
import { quantitiesBeside } from './text/beside.ts'
import { caseOf, isCaseAlone, isOfCase, isReckonedWith, isSupposedAge, isWorkedOut } from './text/cases.ts'
import {
	isAdvice,
	isPersonal,
	isQuestion,
	isSpan,
	isSupposed,
	isWarnedOf,
	tellsOptions,
	tellsStory,
} from './text/manner.ts'
import { quantitiesIn } from './text/quantities.ts'
import { wordsOfText } from './text/words-of-text.ts'

/** How well a sentence has to speak of a fact to rest on it, and to be held against it. */
const SUPPORTS = 4
const CONTRADICTS = 8
/** What somebody lived through is held against a fact only where its own words speak of it. */
const CONTRADICTS_STORY = 11
const COVERS_STORY = 0.4
/** A fact's own number with another unit is rarely chance. */
const SWAPS = 7
const SPEAKS_IN_STORY = 7
/** Of all that the fact speaks of, so much has to be spoken of too. */
const COVERS = 0.25
const COVERS_COUNT = 0.5
/** Of what is told less, and not that clearly, nobody can say that it is the same thing. */
const COVERS_SURE = 0.45
const SURE = 10.5
/** Unless the sentence speaks of hardly anything else. */
const ONLY = 0.4
/** What only the surroundings speak of is not contradicted, unless the sentence is too short to speak of anything. */
const OWN_SHARE = 0.3
const SHORT = 10
const ROW_SHARE = 0.5

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
	'volume',
	'speed',
])

/** 'acima de 250 gramas precisa de seguro': what a duty begins with is said of nothing else. */
const measures = new Set(['power', 'length', 'mass', 'area', 'volume', 'speed'])
const duty = asWords(
	'precisa[m]?|exige[m]?|obrigatóri[oa]s?|obrigad[oa]s?|obriga|dispensa[m]?|dispensad[oa]s?|proibid[oa]s?',
)
const bound =
	/(?:acima|abaixo|mais|menos|até|partir|superior|inferior|maior(?:es)?|menor(?:es)?)(?: de| a| que)? [^,;.]{0,12}$/i

function beginsDuty({ text }: Sentence, { dimension, start }: Quantity): boolean {
	return measures.has(dimension) && bound.test(text.slice(0, start)) && duty.test(text)
}

/** 'dois pontos merecem destaque', 'sofre duas vezes'. */
const counted = new Set(['points', 'times'])

/** Whether a number with its unit is what a fact says of the same thing. Nothing where it states nothing. */
export function judgeQuantity(reading: Reading, sentence: Sentence, quantity: Quantity): Judged | undefined {
	const others = sentence.quantities.filter(({ start }) => start !== quantity.start)
	const fits = fitsOf(reading, sentence, { quantity, others })
	const isStory = tellsStory(sentence.text, quantity)
	if (isCaseAlone(sentence.text, quantity) || isSupposedAge(sentence.text, quantity)) return undefined
	if (isSpan(sentence.text, quantity) || isReckonedWith(sentence.text, quantity) || isWarnedOf(sentence.text))
		return undefined
	// A fact whose value the sentence, or the one before or after it, gives beside this one is not what this one contradicts.
	const { before = '', after = '' } = sentence.around
	const toldBeside = [...others, ...quantitiesIn(before), ...quantitiesBeside(after, sentence.text)]
	const bestBeside = (told: readonly Quantity[]) => {
		const open = fits.filter(({ figure }) => isMain(figure) && !told.some((other) => gives(other, figure)))
		return open.find(({ figure }) => Boolean(figure.amount.isAge) === Boolean(quantity.isAge)) ?? open[0]
	}
	const [best, nearest] = [bestBeside(toldBeside), bestBeside(others)]
	const matches = quantity.values.map((value) =>
		fits.find(
			({ fact, figure, score }) =>
				score >= SUPPORTS &&
				(!best ||
					score >=
						nearlyOf(fact, best.fact, {
							given: timesGiven(reading, figure),
							isOneOfMany: others.length > 0,
							text: sentence.text,
						}) *
							best.score) &&
				isSameAmount(amountOf(quantity, value), figure.amount),
		),
	)
	const [first] = matches
	const isOwnCase = Boolean(best && isStory && others.some((other) => isToldOf(other, fits, best.score)))
	const former = best?.fact.figures.find(
		({ version, amount }) => (version.until ?? '9999') < reading.day && isSameAmount(amountOf(quantity), amount),
	)
	if (first && matches.every(Boolean)) return { state: 'fact', fact: first.fact, version: first.figure.version }
	// 'três anos de plano pagam 30%', where the fact says so of two to four.
	const ranged = fits.find(({ fact, figure }) => {
		const isTold = fact.figures.some((one) => one.isValue && others.some((other) => gives(other, one)))
		return isTold && isWithinRange(quantity, figure, fact.figures)
	})
	if (ranged) return { state: 'fact', fact: ranged.fact, version: ranged.figure.version }
	// 'mais de dois dias por semana' are three, too; '17%' is what may pass 10%.
	if (nearest && isAmong(quantity, nearest.figure))
		return { state: 'fact', fact: nearest.fact, version: nearest.figure.version }
	const proven = provenBy(reading, sentence, quantity, best)
	if (proven) return proven
	const isAgainst = (one: Fit) => isHeldAgainst(reading, one, sentence, { isStory, quantity })
	if (best && !isOwnCase && isAgainst(best) && (nearest === best || isAgainst(nearest!)))
		return {
			state: former ? 'replaced' : 'contradicted',
			fact: best.fact,
			version: best.figure.version,
			correction: quantity.values.length === 1 ? valueAndUnit(best.figure.version) : undefined,
		}
	const swapped = withOtherUnit(reading, sentence, quantity)
	if (swapped) return swapped
	const spoken = best?.score ?? 0
	if (isStory || sentence.isExample || /^(?:minute|second)$/.test(quantity.unit) || isAdvice(sentence.text))
		return undefined
	if (spoken < SPEAKS_IN_STORY && isPersonal(sentence.text, quantity.dimension !== 'percent')) return undefined
	if (tellsOptions(sentence.text, quantity) || isSupposed(sentence.text, quantity.start)) return undefined
	if (sentence.around.isWorkedCase && quantity.dimension === 'money') return undefined
	if (quantity.isElided || isOfCase(sentence.text, quantity)) return undefined
	if (
		(casual.has(quantity.dimension) && spoken < SPEAKS && !beginsDuty(sentence, quantity)) ||
		(counted.has(quantity.dimension) && spoken < CONTRADICTS) ||
		quantity.isOne
	)
		return undefined
	return { state: 'unsupported' }
}

/** 'Um drone de 300 gramas precisa de seguro': more than where the duty begins. */
function isWithinDuty(
	{ text }: Sentence,
	{ dimension, unit, values: [value = 0], isAbove }: Quantity,
	{ amount }: Figure,
) {
	if (!measures.has(dimension) || isAbove || !amount.isAbove || unit !== amount.unit) return false
	return duty.test(text) && /não|nem|dispensa|sem/i.test(text) === value <= amount.value
}

/** 'Numa apólice de doze meses, … não passa de seis': the share that a fact gives, of a figure told beside it. */
function provenBy(
	{ index, day, excluded }: Reading,
	sentence: Sentence,
	quantity: Quantity,
	best: Fit | undefined,
): Judged | undefined {
	if (best && isWithinDuty(sentence, quantity, best.figure))
		return { state: 'fact', fact: best.fact, version: best.figure.version }
	const [value = 0, ...more] = quantity.values
	if (more.length > 0 || !/^(?:time|money)$/.test(quantity.dimension)) return undefined
	const { before = '' } = sentence.around
	const cases = sentence.quantities.filter((one) => caseOf(sentence.text, one) !== undefined)
	const whole = [...cases, ...(isQuestion(before) ? quantitiesIn(before) : [])].filter(
		(one) => one.unit === quantity.unit && one.dimension === quantity.dimension && one.values[0]! > value,
	)
	const shares = whole.map((one) => round((100 * value) / one.values[0]!))
	if (shares.length === 0) return undefined
	for (const fact of index.facts) {
		if (sentence.all[fact.at]! < SPEAKS || sentence.all[fact.at]! < NEARLY * (best?.score ?? 0)) continue
		const version = factOn(fact, day)
		const figure = fact.figures.find(
			({ amount, ...one }) => one.version === version && isShare(amount) && shares.includes(amount.value),
		)
		if (figure && !excluded.has(fact.fact.id)) return { state: 'fact', fact, version }
	}
	return undefined
}

/** Between the least and the most that a fact names of its kind: 'de dois a quatro anos'. */
function isWithinRange(
	{ dimension, unit, values: [value = 0, ...more] }: Quantity,
	figure: Figure,
	all: readonly Figure[],
): boolean {
	const named = all.filter(
		({ amount, version }) => version === figure.version && amount.dimension === dimension && amount.unit === unit,
	)
	const bounds = named.map(({ amount }) => amount.value)
	return more.length === 0 && bounds.length > 1 && Math.min(...bounds) <= value && value <= Math.max(...bounds)
}

/** The next after a whole number; of a share any that is more. */
function isAmong({ isAbove, values: [value = 0], figures, unit }: Quantity, { amount }: Figure): boolean {
	if (isAbove || !amount.isAbove || unit !== amount.unit || figures.length > 1) return false
	return unit === '%' ? value > amount.value : figures[0] === (amount.figure ?? 0) + 1
}

/** Somebody tells their own years or tons beside what is so: 'pesa quatro toneladas, e a carteira permite até seis'. */
function isToldOf(other: Quantity, fits: readonly Fit[], best: number): boolean {
	return fits.some(({ figure, score }) => score >= NEARLY * best && isMain(figure) && gives(other, figure))
}

/** '24 dias' where the fact that is spoken of says 24 hours: the number is its own, the unit is not. */
function withOtherUnit(
	{ index, day, excluded }: Reading,
	{ own, all, isExample, tokens, around: { row } }: Sentence,
	quantity: Quantity,
): Judged | undefined {
	if (isExample || quantity.figures.length > 1 || counted.has(quantity.dimension)) return undefined
	const amount = amountOf(quantity)
	const spoken = index.facts
		.flatMap((fact) => {
			const figure = all[fact.at]! >= SWAPS && !excluded.has(fact.fact.id) ? valueOn(fact, day) : undefined
			return figure ? [{ fact, figure, score: all[fact.at]! - (fact.stems.get(stemOf(amount)) ?? 0) }] : []
		})
		.toSorted((a, b) => b.score - a.score)
	const found = spoken.find(({ figure, score }) => figure.amount.figure === quantity.figures[0] && score >= SWAPS)
	if (!found || isSameAmount(amount, found.figure.amount)) return undefined
	const { fact, figure, score } = found
	if (score < NEARLY_IN_TABLE * spoken[0]!.score || score < COVERS * fact.total) return undefined
	if (own[fact.at]! < OWN_SHARE * score && (tokens.length > SHORT || row.length > 0 || quantity.isOne)) return undefined
	return { state: 'contradicted', fact, version: figure.version, correction: valueAndUnit(figure.version) }
}

function stemOf({ dimension, value }: Amount): string {
	return `#${dimension}${value}`
}

function valueOn({ figures }: IndexedFact, day: string): Figure | undefined {
	return figures.find(({ isValue, version: { from = '', until = '9999' } }) => isValue && from <= day && day <= until)
}

function isHeldAgainst(
	{ index }: Reading,
	{ fact, figure, score }: Fit,
	{ text, own, tokens, isExample, around: { row } }: Sentence,
	{ isStory, quantity }: { isStory: boolean; quantity: Quantity },
): boolean {
	const { dimension, unit, isOne } = quantity
	if (isExample || score < CONTRADICTS || score < COVERS * fact.total) return false
	const isSure = score >= SURE || score >= COVERS_SURE * fact.total
	if (!isSure && shareOf(index, [text, ...row], fact) < ONLY) return false
	if (own[fact.at]! < OWN_SHARE * score && tokens.length > SHORT) return false
	// A cell says with its row what it speaks of, whatever the table stands under.
	if (row.length > 0 && own[fact.at]! + spokenIn(row, fact) < ROW_SHARE * score) return false
	// 'Uma geladeira de 15 anos' is none of what the fact speaks of.
	const one = caseOf(text, quantity)
	if (one !== undefined && spokenIn([one], fact) === 0) return false
	// That it may be more than 10% is not denied by one of 2%.
	if (figure.amount.isAbove && unit === '%' && !quantity.isAbove && !limiting.test(text)) return false
	// Reais are no wrong sum of euros.
	if (dimension === 'money' && unit !== figure.amount.unit && quantity.values[0] !== figure.amount.value) return false
	// Nobody waits minutes for what takes days.
	if (unit === 'minute' && !/^(?:minute|hour)$/.test(figure.amount.unit)) return false
	if (isOne && isWorkedOut(text, quantity)) return false
	if (isOne && (score < CONTRADICTS_STORY || score < COVERS_COUNT * fact.total || isAdvice(text))) return false
	if (counted.has(dimension) && score < COVERS_COUNT * fact.total) return false
	return !isStory || (own[fact.at]! >= CONTRADICTS_STORY && own[fact.at]! >= COVERS_STORY * fact.total)
}

const limiting = /(?<![a-zà-ÿ])(?:limit[a-zà-ÿ]*|tetos?|máxim[oa]|até|não (?:pode )?(?:passa|exced|ultrapass|super))/i

/** How much of what is said is what the fact speaks of. */
function shareOf({ telling }: FactsIndex, texts: readonly string[], { stems }: IndexedFact): number {
	let [all, shared] = [0, 0]
	for (const stem of new Set(texts.flatMap((text) => [...wordsOfText(text).stems]))) {
		all += telling(stem)
		if (stems.has(stem)) shared += telling(stem)
	}
	return all === 0 ? 0 : shared / all
}

function spokenIn(cells: readonly string[], { stems }: IndexedFact): number {
	const said = new Set(cells.flatMap((cell) => [...wordsOfText(cell).stems]))
	return [...said].reduce((sum, stem) => sum + (stems.get(stem) ?? 0), 0)
}
