import { valueAndUnit } from '#core/facts/fact.ts'
import type { Figure, IndexedFact } from './facts-index.ts'
import type { Judged, Reading } from './reading.ts'
import type { Sentence } from './sentence.ts'
import { isSameAmount, type Quantity } from './text/quantities.ts'

/** How well a sentence has to speak of a fact to rest on it, and to be held against it. */
const SUPPORTS = 3
const CONTRADICTS = 8
/** A fact with the same value has to fit nearly as well as the one that fits best. */
const NEARLY = 0.62

type Fit = { fact: IndexedFact; figure: Figure; score: number }

/** Whether a number with its unit is what a fact says of the same thing. */
export function judgeQuantity(reading: Reading, sentence: Sentence, quantity: Quantity): Judged {
	const fits = fitsOf(reading, sentence, quantity)
	const best = fits.find(({ figure }) => figure.isValue)
	const matches = quantity.values.map((value) =>
		fits.find(
			({ figure, score }) =>
				score >= SUPPORTS &&
				score >= NEARLY * (best?.score ?? 0) &&
				isSameAmount({ dimension: quantity.dimension, unit: quantity.unit, value }, figure.amount),
		),
	)
	const [first] = matches
	if (first && matches.every(Boolean)) return { state: 'fact', fact: first.fact, version: first.figure.version }
	if (best && best.score >= CONTRADICTS)
		return {
			state: 'contradicted',
			fact: best.fact,
			version: best.figure.version,
			correction: quantity.values.length === 1 ? valueAndUnit(best.figure.version) : undefined,
		}
	return { state: 'unsupported' }
}

/** The figures of the same dimension, those of the facts that fit best first. */
function fitsOf({ index, day, excluded }: Reading, { all }: Sentence, { dimension }: Quantity): Fit[] {
	const fits: Fit[] = []
	for (const fact of index.facts) {
		const score = all[fact.at]!
		if (score === 0 || excluded.has(fact.fact.id)) continue
		for (const figure of fact.figures) {
			const { from = '', until = '9999' } = figure.version
			if (figure.amount.dimension === dimension && from <= day && day <= until) fits.push({ fact, figure, score })
		}
	}
	return fits.sort((a, b) => b.score - a.score)
}
