import { type FactsIndex, factOn, type IndexedFact } from './facts-index.ts'
import { ownNorm } from './judge-own-norm.ts'
import { wrongSuccessor } from './judge-successor.ts'
import { normOf } from './norm-of.ts'
import type { Judged, Reading } from './reading.ts'
import { type Sentence, scoresOfText } from './sentence.ts'
import { isDeniedBefore } from './text/manner.ts'
import type { Citation } from './text/norms.ts'
import { saysItIsPast, tellsOfBefore } from './text/past.ts'
import { stemsOfText } from './text/words-of-text.ts'

/** From here on a sentence speaks of what another norm rules. */
const SPEAKS = 8
const SPEAKS_SHORTLY = 5
/** The norm that is named has to fit at least so well beside it. */
const FITS = 0.45
const FITS_TOLD = 0.6
/** From here on a sentence speaks of something that norms rule. */
const TELLS = 6
const TELLS_MUCH = 12
/** So much of what a norm or fact says has to be spoken of. */
const COVERS = 0.45
const TOLD_WHOLE = 0.6
const NAMED = 3

/** Whether what is cited exists, holds, is the norm that rules this, and the article the one that says it. */
export function judgeNorm(
	reading: Reading,
	sentence: Sentence,
	{ citation, resting }: { citation: Citation; resting: readonly IndexedFact[] },
): Judged | undefined {
	const { index, day, excluded } = reading
	const named = normOf(index, citation)
	const rest =
		sentence.text.slice(0, citation.start) +
		' '.repeat(citation.end - citation.start) +
		sentence.text.slice(citation.end)
	const { all } = scoresOfText(index, rest, sentence.around, false)
	const ruling = rulingNorm(reading, all)
	if (!named || excluded.has(index.facts[named.at]!.fact.id)) {
		if (citation.key === '' && isOverToday(reading, citation) && saysItIsPast(sentence.text)) return undefined
		if (citation.key === '') return judgeArticle(reading, sentence, { citation, resting })
		return ruling && rules(index, ruling, all) ? against(index, ruling.at, day) : { state: 'unsupported' }
	}
	const fact = index.facts[named.at]!
	const isOther =
		(named.year !== undefined && citation.year !== undefined && named.year !== citation.year) ||
		(named.body !== undefined && citation.body !== undefined && named.body !== citation.body)
	if (isOther) return against(index, named.at, day)
	const twin = otherName(index, sentence, { citation, at: named.at })
	if (twin)
		return twin.isNumbered ? { ...against(index, twin.at, day), correction: undefined } : against(index, twin.at, day)
	const decree = otherDecree(index, sentence, { citation, at: named.at })
	if (decree !== undefined) return against(index, decree, day)
	const successor = wrongSuccessor(index, sentence, { citation, at: named.at })
	if (successor) return against(index, successor.at, day)
	const version = factOn(fact, day)
	if (!version) {
		// 'segue o Código Civil, e não a Lei 15.040'.
		if (/\se não\s+(?:mais\s+)?[ao]s?\s+$/i.test(sentence.text.slice(0, citation.start))) return undefined
		const isPast = reading.saidToBeOver.has(named.at) || isOfThePast(sentence) || isToldByFact(reading, sentence, fact)
		return { state: isPast ? 'fact' : 'replaced', fact, version: fact.fact.versions[0] }
	}
	if (isDeniedBefore(sentence.text, citation.start)) return undefined
	// 'O Código Civil já dizia', of what another law says today.
	if (isOverToday(reading, citation) && saysItIsPast(sentence.text)) return { state: 'fact', fact, version }
	const other = otherThanResting(reading, { at: named.at, resting, all })
	if (other !== undefined) return against(index, other, day)
	if (citation.articles.length > 0) return judgeArticle(reading, sentence, { citation, resting, norm: named.at })
	// 'a Lei Geral de Proteção de Dados, a Lei 13.709': who names it twice means it.
	if (
		sentence.citations.some(
			(one) => one !== citation && one.key !== citation.key && normOf(index, one)?.at === named.at,
		)
	)
		return { state: 'fact', fact, version }
	const itsOwn = ownNorm(reading, sentence, { citation, at: named.at })
	if (itsOwn) return against(index, itsOwn.at, day)
	const own = domainOf(index, all, named.at)
	// What was ruled by another norm once, and what that other one beside it rules, is no contradiction.
	const isBeside = sentence.citations.some((one) => one !== citation && normOf(index, one)?.at === ruling?.at)
	if (ruling && ruling.at !== named.at && !isBeside && !tellsOfBefore(sentence.text)) {
		const isClear = rules(index, ruling, all) && wordsShared(fact, rest) < 2
		const isTold =
			/\d/.test(citation.key) &&
			!saysItIsPast(sentence.text.replace(isNot, ' ')) &&
			ruling.score >= TELLS &&
			(ruling.score >= TELLS_MUCH || ruling.score >= COVERS * index.facts[ruling.at]!.total)
		if (own < (isTold ? FITS_TOLD : isClear ? FITS : 0) * ruling.score) return against(index, ruling.at, day)
		if (isTold && isOfOtherDecision(reading, rest, sentence, { at: named.at, ruling: ruling.at }))
			return against(index, ruling.at, day)
		// Nothing that is spoken of is what the norm rules.
		if (own === 0 && ruling.score >= TELLS && /\d/.test(citation.key)) return { state: 'unsupported' }
	}
	return { state: 'fact', fact, version }
}

/** 'não é problema só dela' tells of today. */
const isNot = /(?<![a-zà-ÿ])não é(?! mais)/gi

/** Some articles of a code may be over, though the code is not. */
function isOverToday({ index, today }: Reading, { key, articles }: Citation): boolean {
	const parts = key === '' ? [...index.norms.values()].flat() : (index.norms.get(key) ?? [])
	return parts.some(
		({ at, articles: range }) =>
			range &&
			!factOn(index.facts[at]!, today) &&
			(articles.length === 0 || articles.some((one) => Number(one) >= range[0] && Number(one) <= range[1])),
	)
}

/** ', a famosa Lei do Inquilinato', ', que é a lei dos planos de saúde'. */
const calledSo =
	/^(?:,\s+(?:que é\s+|conhecid[ao] como\s+)?[ao]\s+(?:famos[ao]\s+|chamad[ao]\s+|conhecid[ao]\s+)?|\s+\(|\s+é\s+[ao]\s+)$/i
/** A number may stand in a list before a name: 'a Lei 4.591, o Código Civil'. */
const surelyCalledSo = /que é|conhecid|famos|chamad|\(|é [ao]/i

/** 'a lei do estágio, a Lei 11.795': two names for one norm, which are those of two. */
function otherName(
	index: FactsIndex,
	{ text, citations }: Sentence,
	{ citation, at }: { citation: Citation; at: number },
): { at: number; isNumbered: boolean } | undefined {
	const last = citations.findLast(({ end }) => end <= citation.start)
	if (!last || last.articles.length > 0) return undefined
	const between = text.slice(last.end, citation.start)
	const other = calledSo.test(between) ? normOf(index, last) : undefined
	if (!other || other.at === at) return undefined
	const isNumbered = /\d/.test(last.key)
	// Numbers are listed: 'a Lei 8.245, a Lei 4.591'.
	if (isNumbered && (/\d/.test(citation.key) || !surelyCalledSo.test(between))) return undefined
	return { at: other.at, isNumbered }
}

/** 'A convenção vigora no Brasil pelo Decreto 7.962': a treaty holds by a decree of its own. */
function otherDecree(
	index: FactsIndex,
	{ text, citations }: Sentence,
	{ citation, at }: { citation: Citation; at: number },
): number | undefined {
	if (
		!citation.key.startsWith('decreto') ||
		!/(?:pelo|por (?:meio|força) do|com o|mediante o|através do)\s+$/i.test(text.slice(0, citation.start))
	)
		return undefined
	const treaty = citations.find(
		({ key, end }) => end <= citation.start && /^(?:convencao|tratado|acordo|protocolo)/.test(key),
	)
	const other = treaty && normOf(index, treaty)?.at
	if (other === undefined || other === at) return undefined
	const hasItsOwn = index.facts[other]!.fact.words.some((word) => /^Decreto \d/.test(word))
	return hasItsOwn ? other : undefined
}

function against(index: FactsIndex, at: number, day: string): Judged {
	const fact = index.facts[at]!
	const version = factOn(fact, day) ?? fact.fact.versions[0]
	return { state: 'contradicted', fact, version, correction: fact.fact.words[0] }
}

/** The sentence gives a figure of a fact, but names another norm for it than the one on which that rests. */
function otherThanResting(
	{ index, day }: Reading,
	{ at, resting, all }: { at: number; resting: readonly IndexedFact[]; all: Float64Array },
): number | undefined {
	const norms = resting.flatMap((fact) => index.byId.get(factOn(fact, day)?.norm ?? '')?.at ?? [])
	const [norm] = norms
	if (norm === undefined || norms.includes(at) || resting.some((one) => one.at === at)) return undefined
	const best = Math.max(...resting.map((fact) => all[fact.at]!))
	return domainOf(index, all, at) < 0.75 * best ? norm : undefined
}

/** The norms that are over and of which a text says so somewhere: elsewhere in it they are not passed off as law. */
export function normsSaidToBeOver(
	index: FactsIndex,
	texts: Iterable<{ text: string; column: string }>,
	day: string,
): ReadonlySet<number> {
	const over = new Set<number>()
	for (const { text, column } of texts)
		for (const citation of index.cited(text)) {
			const at = normOf(index, citation)?.at
			const isOver = at !== undefined && !factOn(index.facts[at]!, day)
			if (isOver && (saysItIsPast(text) || saysItIsPast(column))) over.add(at)
		}
	return over
}

/** 'Me perguntaram do DPVAT.' */
const askedAbout = /(?<![a-zà-ÿ])pergunt[a-zà-ÿ]+ (?:sobre|d[oa])\s/i

/** It says so itself, or goes on about what the sentence before dates back. */
function isOfThePast({ text, around: { before = '', after = '' } }: Sentence): boolean {
	if (saysItIsPast(text) || tellsOfBefore(`${before} ${text}`) || askedAbout.test(text)) return true
	// 'Ainda falam do Denatran. Esse acabou em 2021.', 'Hoje não há seguro obrigatório.'
	if (
		/^(?:[a-zà-ÿ]+, )?(?:ele|ela|ess[ea]|nunca|já|foi|hoje|acabou|deixou|saiu|(?:reg|val|cuid|trat|mand)(?:ia|iam|ava|avam))(?![a-zà-ÿ])/i.test(
			after,
		) &&
		saysItIsPast(after)
	)
		return true
	return /(?<![a-zà-ÿ])(?:aquel|ness|dess|tais|ainda)/i.test(text) && saysItIsPast(before)
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

type Cited = { citation: Citation; resting: readonly IndexedFact[]; norm?: number }

/** Whether an article says what the sentence speaks of; of one without its norm, whether any fact of the register gives it. */
function judgeArticle(
	{ index, day, excluded }: Reading,
	{ all, text }: Sentence,
	{ citation, resting, norm }: Cited,
): Judged {
	const facts = norm === undefined ? index.facts : (index.restingOn.get(norm) ?? []).map((at) => index.facts[at]!)
	const placed = facts
		.flatMap((fact) => {
			const version = factOn(fact, day)
			const article = /\d[\d.]*/.exec(version?.article ?? '')?.[0].replaceAll('.', '')
			return version && article && !excluded.has(fact.fact.id) ? [{ fact, version, article, score: all[fact.at]! }] : []
		})
		.toSorted((a, b) => b.score - a.score)
	const [best] = placed
	// A list of sources names articles without telling what they say: it is enough that the register knows each.
	if (norm !== undefined && text.trim().length === citation.end - citation.start) {
		const cited = citation.articles.map((one) => placed.find(({ article }) => article === one))
		if (cited[0] && cited.every(Boolean)) return { state: 'fact', fact: cited[0].fact, version: cited[0].version }
	}
	const same = placed.find(
		({ article, fact, score }) =>
			citation.articles.includes(article) &&
			score >= NAMED &&
			(resting.includes(fact) || score >= (norm === undefined ? 0.35 : 0.6) * (best?.score ?? 0)),
	)
	if (same) return { state: 'fact', fact: same.fact, version: same.version }
	// Another article may speak of the same thing: only of a fact that is told whole is it known to be the wrong one.
	const wrong = placed.find(
		({ fact, score }) =>
			resting.includes(fact) || (norm !== undefined && score >= SPEAKS && score >= TOLD_WHOLE * fact.total),
	)
	if (!wrong) return { state: 'unsupported' }
	return { state: 'contradicted', fact: wrong.fact, version: wrong.version, correction: wrong.version.article }
}

/** Whether it is surely that norm of which the sentence speaks. */
function rules(index: FactsIndex, { at, score }: { at: number; score: number }, scores: Float64Array): boolean {
	const covers = score >= SPEAKS ? COVERS : score >= SPEAKS_SHORTLY ? TOLD_WHOLE : 1
	return [at, ...(index.restingOn.get(at) ?? [])].some(
		(one) => scores[one] === score && score >= covers * index.facts[one]!.total,
	)
}

/** What a court decided, told without a number: by the decision of which the sentence speaks. */
export function judgeDecision(
	{ index, day, excluded }: Reading,
	{ all }: Sentence,
	resting: readonly IndexedFact[],
): Judged {
	const norms = new Set(resting.map((fact) => factOn(fact, day)?.norm))
	const [best] = index.facts
		.filter(({ fact, at, total }) => {
			if (!/^(?:sumula|stj|stf)-/.test(fact.id) || excluded.has(fact.id)) return false
			return (
				norms.has(fact.id) || resting.some((one) => one.at === at) || (all[at]! >= SPEAKS && all[at]! >= COVERS * total)
			)
		})
		.toSorted((a, b) => all[b.at]! - all[a.at]!)
	if (!best) return { state: 'unsupported' }
	return { state: 'fact', fact: best, version: factOn(best, day) }
}

/** What is said of any decision tells none from another. */
const ofDecisions =
	/(?<![a-zà-ÿ])(?:súmulas?|julgad[oa]s?|julgamentos?|entend[a-zà-ÿ]+|repet[a-zà-ÿ]+|decid[a-zà-ÿ]+|decis(?:ão|ões)|recursos?|vári[oa]s|st[jf]|tribunal|justiça)(?![a-zà-ÿ])/gi

/** Of two decisions, which one is spoken of is told by what was decided. */
function isOfOtherDecision(
	{ index }: Reading,
	rest: string,
	{ around }: Sentence,
	{ at, ruling }: { at: number; ruling: number },
): boolean {
	const isDecision = (one: number) => /^(?:sumula|stj|stf)-/.test(index.facts[one]!.fact.id)
	if (!isDecision(at) || !isDecision(ruling)) return false
	const { all } = scoresOfText(index, rest.replace(ofDecisions, ' '), around, false)
	return all[at]! < FITS * all[ruling]! && all[ruling]! >= SPEAKS_SHORTLY
}

/** The norm in force that rules what a sentence speaks of, its own words for the cited one left out. */
function rulingNorm(
	{ index, day, excluded }: Reading,
	scores: Float64Array,
): { at: number; score: number } | undefined {
	let best: { at: number; score: number } | undefined
	for (const one of index.facts) {
		const { fact, at } = one
		if (fact.kind !== 'norm' || excluded.has(fact.id)) continue
		const score = domainOf(index, scores, at)
		if (score > (best?.score ?? 0) && factOn(one, day)) best = { at, score }
	}
	return best
}

/** How much of its own statement stands in the sentence. */
function wordsShared({ fact }: IndexedFact, rest: string): number {
	const [{ statement } = { statement: '' }] = fact.versions
	const stems = new Set(stemsOfText(rest))
	const names = new Set(fact.words.flatMap(stemsOfText))
	return new Set(stemsOfText(statement).filter((stem) => stems.has(stem) && !names.has(stem))).size
}

/** A norm rules what it says itself and what the facts that rest on it say. */
function domainOf({ restingOn }: FactsIndex, scores: Float64Array, at: number): number {
	return Math.max(scores[at]!, ...(restingOn.get(at) ?? []).map((one) => scores[one]!))
}
