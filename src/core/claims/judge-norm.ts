import type { FactsIndex, IndexedFact, NamedNorm } from './facts-index.ts'
import { factOn } from './facts-index.ts'
import type { Judged, Reading } from './reading.ts'
import { type Sentence, scoresAround, scoresOf, stemsOfTokens } from './sentence.ts'
import type { Citation } from './text/norms.ts'
import { saysItIsPast } from './text/past.ts'
import { tokensOf } from './text/tokens.ts'

/** From here on a sentence speaks of what another norm rules. */
const SPEAKS = 7
/** The norm that is named has to fit at least so well beside it. */
const FITS = 0.45

/** Whether what is cited exists, holds, is the norm that rules this, and the article the one that says it. */
export function judgeNorm(reading: Reading, sentence: Sentence, citation: Citation, near: readonly string[]): Judged {
	const { index, day, excluded } = reading
	const named = normOf(index, citation)
	const better = rulingNorm(reading, sentence, citation, near)
	if (!named || excluded.has(index.facts[named.at]!.fact.id)) {
		if (citation.key === '') return { state: 'unsupported' }
		return better && better.score >= SPEAKS ? against(index, better.at, day) : { state: 'unsupported' }
	}
	const fact = index.facts[named.at]!
	const isOther =
		(named.year !== undefined && citation.year !== undefined && named.year !== citation.year) ||
		(named.body !== undefined && citation.body !== undefined && named.body !== citation.body)
	if (isOther) return against(index, named.at, day)
	const version = factOn(fact, day)
	if (!version) {
		if (saysItIsPast(sentence.text) || isToldByFact(reading, sentence, fact))
			return { state: 'fact', fact, version: fact.fact.versions[0] }
		return { state: 'replaced', fact, version: fact.fact.versions[0] }
	}
	const article = judgeArticle(reading, sentence, citation, named.at)
	if (article) return article
	const own = domainScore(reading, sentence, citation, near, named.at)
	if (better && better.at !== named.at && better.score >= SPEAKS && own < FITS * better.score)
		return against(index, better.at, day)
	return { state: 'fact', fact, version }
}

function against(index: FactsIndex, at: number, day: string): Judged {
	const fact = index.facts[at]!
	return {
		state: 'contradicted',
		fact,
		version: factOn(fact, day) ?? fact.fact.versions[0],
		correction: fact.fact.words[0],
	}
}

export function normOf({ norms }: FactsIndex, { key, articles, body }: Citation): NamedNorm | undefined {
	const known = norms.get(key)
	if (!known) return undefined
	const ranged = known.find(
		({ articles: range }) => range && articles.some((one) => Number(one) >= range[0] && Number(one) <= range[1]),
	)
	const whole = known.filter(({ articles: range }) => !range)
	return ranged ?? whole.find((one) => body && one.body === body) ?? whole[0]
}

/** An abolished thing may be spoken of where a fact in force does: what the DPVAT still owes. */
function isToldByFact({ index, day, excluded }: Reading, { all }: Sentence, norm: IndexedFact): boolean {
	const [name = ''] = norm.fact.words
	return index.facts.some(
		(one) =>
			one.fact.kind !== 'norm' &&
			all[one.at]! >= SPEAKS &&
			!excluded.has(one.fact.id) &&
			factOn(one, day)?.statement.includes(name),
	)
}

function judgeArticle(
	{ index, day, excluded }: Reading,
	{ all }: Sentence,
	{ articles }: Citation,
	norm: number,
): Judged | undefined {
	if (articles.length === 0) return undefined
	const placed = (index.restingOn.get(norm) ?? [])
		.map((at) => index.facts[at]!)
		.flatMap((fact) => {
			const version = factOn(fact, day)
			const article = /\d[\d.]*/.exec(version?.article ?? '')?.[0].replaceAll('.', '')
			return version && article && !excluded.has(fact.fact.id) ? [{ fact, version, article, score: all[fact.at]! }] : []
		})
		.toSorted((a, b) => b.score - a.score)
	const [best] = placed
	const same = placed.find(({ article, score }) => articles.includes(article) && score >= 0.6 * (best?.score ?? 0))
	if (same) return { state: 'fact', fact: same.fact, version: same.version }
	if (best && best.score >= SPEAKS)
		return { state: 'contradicted', fact: best.fact, version: best.version, correction: best.version.article }
	return { state: 'unsupported' }
}

type Ruling = { at: number; score: number }

/** The norm in force that rules what a sentence speaks of, its own words for the cited one left out. */
function rulingNorm(
	reading: Reading,
	sentence: Sentence,
	citation: Citation,
	near: readonly string[],
): Ruling | undefined {
	const { index, day, excluded } = reading
	const scores = scoresWithout(reading, sentence, citation, near)
	let best: Ruling | undefined
	for (const { fact, at } of index.facts) {
		if (fact.kind !== 'norm' || excluded.has(fact.id) || !factOn(index.facts[at]!, day)) continue
		const score = domainOf(index, scores, at)
		if (score > (best?.score ?? 0)) best = { at, score }
	}
	return best
}

function domainScore(
	reading: Reading,
	sentence: Sentence,
	citation: Citation,
	near: readonly string[],
	at: number,
): number {
	return domainOf(reading.index, scoresWithout(reading, sentence, citation, near), at)
}

/** A norm rules what it says itself and what the facts that rest on it say. */
function domainOf({ restingOn }: FactsIndex, scores: Float64Array, at: number): number {
	return Math.max(scores[at]!, ...(restingOn.get(at) ?? []).map((one) => scores[one]!))
}

const withoutCache = new WeakMap<Sentence, Map<Citation, Float64Array>>()

function scoresWithout(
	{ index }: Reading,
	sentence: Sentence,
	citation: Citation,
	near: readonly string[],
): Float64Array {
	const before = withoutCache.get(sentence)?.get(citation)
	if (before) return before
	const rest =
		sentence.text.slice(0, citation.start) +
		' '.repeat(citation.end - citation.start) +
		sentence.text.slice(citation.end)
	const stems = stemsOfTokens(tokensOf(rest))
	const own = scoresOf(index, stems)
	const all = scoresAround(index, { own, stems }, { near, heading: '', title: '' })
	const known = withoutCache.get(sentence) ?? new Map<Citation, Float64Array>()
	known.set(citation, all)
	withoutCache.set(sentence, known)
	return all
}
