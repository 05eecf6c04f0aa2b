import { asWords } from '#core/seo/text/letters.ts'
import { sentencesOf } from '#core/seo/text/sentences.ts'
import type { FactVersion } from '#db/schema/facts.ts'
import { type FactsIndex, factOn, type IndexedFact, weightOf, withoutNames } from './facts-index.ts'
import { normOf } from './norm-of.ts'
import type { Judged, Reading } from './reading.ts'
import type { Sentence } from './sentence.ts'
import { isAdvice, isConduct, isMyth, isStatement } from './text/manner.ts'
import type { Citation } from './text/norms.ts'
import { saysItIsPast } from './text/past.ts'
import { type Clause, clausesOf } from './text/polarity.ts'
import { wordsOfText } from './text/words-of-text.ts'

/** So well has a sentence to speak of a fact to deny it. */
const SPEAKS = 8
/** What of a fact's clause has to be spoken of, and how much of that in the sentence's own clause. */
const COVERS = 0.45
const COVERS_OF_RARE = 0.35
const COVERS_OF_WORD = 0.55
const COVERS_OF_MEANT = 0.25
/** What nothing names is meant only where about half of it is told. */
const HALF = 0.5
const OWN = 2
const OWN_OF_WORD = 3.5
/** A word that says so little does not make a rule. */
const TELLS = 2.5
/** A clause that says the same as the sentence has to fit nearly as well as the one that says the contrary. */
const NEARLY = 0.9
const SENTENCE = 0.6
const BEFORE = 0.4
/** 'Ele responde mesmo sem culpa': who, the sentence before says. */
const REFERRED = 0.7
const refersBack = /^(?:el[ae]s?|ess[ae]s?|isso|a lei|a regra|nesse caso)\s/i
const HEADING = 0.3
/** What a fact gains by being named, or rested on, here or in the sentence before. */
const MEANT = 8
const MEANT_BEFORE = 5
const MOST = 20
/** A clause of a fact that is told nearly whole needs no more of the fact. */
const TOLD = 0.85
/** A clause of less speaks of something only with the rest of its sentence. */
const SHORT = 9
const FEW = 3

export type RuleJudged = Judged & { start: number; end: number }

export type Resting = { now: readonly IndexedFact[]; before: readonly IndexedFact[] }

type Told = {
	fact: IndexedFact
	version: FactVersion
	clause: Clause
	/** What the clause speaks of, with the rest of its sentence where it is too short to say. */
	stems: ReadonlySet<string>
	weight: number
}

/** Whether a sentence says the contrary of a fact without a figure or a name being wrong. */
export function judgeRule(reading: Reading, sentence: Sentence, resting: Resting): RuleJudged | undefined {
	const { index } = reading
	if (sentence.isDenied || isAdvice(sentence.text) || isMyth(sentence.text) || !isStatement(sentence.text))
		return undefined
	const told = clausesByWhat(index)
	const topic = topicsOf(index, sentence, resting)
	const clauses = clausesOf(withoutNames(index, sentence.text))
	const around = stemsAround(sentence)
	for (const said of clauses)
		for (const [what, sign] of said.signs) {
			if (sign === 0) continue
			const stem = what.replace(/^(?:needs|has) /, '')
			const isConcept = what.startsWith('!')
			const isNeed = what.startsWith('needs ')
			if (what.startsWith('has ')) continue
			const known = told.get(what)
			// What it is so with is what it is not so without.
			const having = isNeed && sign === -1 ? told.get(`has ${stem}`)?.so : undefined
			const contrary = [
				...((sign === 1 ? known?.notSo : known?.so) ?? []),
				...(having ?? []).filter(({ clause: { signs } }) => !signs.has(what)),
			]
			// Most words are nowhere said to be otherwise.
			if (contrary.length === 0) continue
			if (!isConcept && index.telling(stem) < TELLS) continue
			// Elsewhere in the sentence it is said the other way.
			if (clauses.some(({ signs }) => signs.get(what) === -sign)) continue
			// What is not so in one case is not denied: only 'não vale', 'não é' and the like deny a rule.
			if (!isConcept && !isNeed && sign === -1 && !denyingRule.test(sentence.text.slice(said.start, said.end))) continue
			const count = (known?.so.length ?? 0) + (known?.notSo.length ?? 0) + (having?.length ?? 0)
			const fitting: Fitting = { said, what, count, stem, around, topic, index }
			const against = bestOf(contrary, fitting)
			if (!against) continue
			const same = bestOf((sign === 1 ? known?.so : known?.notSo) ?? [], fitting)
			if (same && same.fit >= NEARLY * against.fit) continue
			const { fact, version, clause } = against.told
			if (!isConcept && !isNeed && clauses.some((one) => agrees(one, clause))) continue
			if (!isConcept && later.test(sentence.text.slice(said.start, said.end))) continue
			const { fit } = against
			if (isRowBeside(reading, against.told, resting.now)) continue
			// 'Era o seguro obrigatório': so it was.
			if (common.has(what) && !factOn(fact, reading.day) && saysItIsPast(sentence.text)) continue
			if (fit < leastFit(against.told, { what, text: sentence.text, topic })) continue
			if (
				isSaidToo(
					said,
					what,
					(other, one) =>
						one.clause !== clause &&
						speaksOn(one, reading, other) &&
						fitOf(one, { said, what: other, count: 99, stem: other, around, topic, index }) >= NEARLY * fit,
				)
			)
				continue
			return { state: 'contradicted', fact, version, start: said.start, end: said.end }
		}
	return undefined

	function bestOf(some: readonly Told[], fitting: Fitting): { fit: number; told: Told } | undefined {
		let best: { fit: number; told: Told } | undefined
		for (const one of some) {
			if (!speaksOn(one, reading, fitting.what)) continue
			const fit = fitOf(one, fitting)
			if (fit > (best?.fit ?? 0)) best = { fit, told: one }
		}
		return best
	}

	/** What is denied here is denied by another clause of the register, too: 'o VGBL não permite abater' and 'não tem dedução'. */
	function isSaidToo(said: Clause, what: string, fits: (other: string, one: Told) => boolean): boolean {
		return [...said.signs].some(
			([other, sign]) =>
				other !== what &&
				sign === -1 &&
				!other.startsWith('has ') &&
				told.get(other)?.notSo.some((one) => fits(other, one)),
		)
	}
}

/** What gives the figure of one row of a table does not deny another: 40 points without, and 30 with an infraction. */
function isRowBeside({ day }: Reading, { fact, version }: Told, now: readonly IndexedFact[]): boolean {
	if (!version.value || !version.norm || now.includes(fact)) return false
	return now.some((one) => {
		const row = factOn(one, day)
		return row?.norm === version.norm && row?.unit === version.unit && row?.value !== version.value
	})
}

/** So well has a clause to fit at least to deny it; better where nothing names the fact, or where the sentence tells what somebody does. */
const LEAST = 7
const LEAST_OF_UNNAMED = 7.95
const LEAST_OF_CONDUCT = 11

function leastFit(
	{ fact }: Told,
	{ what, text, topic }: { what: string; text: string; topic: Fitting['topic'] },
): number {
	if (isConduct(text)) return LEAST_OF_CONDUCT
	return topic(fact).isMeant || isRare(what) ? LEAST : LEAST_OF_UNNAMED
}

/** What is said of few things: that they are seized, or start anew. */
function isRare(what: string): boolean {
	return what.startsWith('!') && !common.has(what)
}

/** What is said of anything: that it must be, may be, is paid for. */
const common = new Set(['!need', '!allow', '!keep', '!restricted', '!covered', '!charge', '!free', '!limit'])

type Fitting = {
	said: Clause
	what: string
	/** How many clauses of the register say it to be so or not. */
	count: number
	stem: string
	around: ReadonlyMap<string, number>
	topic: (fact: IndexedFact) => { spoken: number; isMeant: boolean; isNow: boolean }
	index: FactsIndex
}

/** How well a clause of a fact is what a clause of the sentence speaks of; 0 where it is not. */
function fitOf({ fact, stems, weight }: Told, { said, what, count, stem, around, topic, index }: Fitting): number {
	const { isMeant, isNow, ...told } = topic(fact)
	const isRareConcept = isRare(what)
	// That both speak of seizing, or of restarting, tells as much as a rare word does.
	const concept = isRareConcept && what !== '!fault' ? Math.log(1 + index.facts.length / count) : 0
	const spoken = told.spoken + concept
	const whole = weight + concept
	// It speaks of too little of the fact, whatever the clause says.
	if (spoken < SPEAKS && concept + 2 * told.spoken < TOLD * whole) return 0
	let [own, shared, inClause, inWeight] = [0, concept, 0, 0]
	for (const one of stems) {
		const value = index.telling(one)
		const isIn = said.stems.has(one)
		const near = isIn ? 1 : (around.get(one) ?? 0)
		shared += value * near
		if (one === stem) continue
		if (isIn) {
			inClause += 1
			inWeight += value
		}
		if (near >= SENTENCE) own += value * near
	}
	const isBare = said.stems.size === 0 || (said.stems.size === 1 && said.stems.has(stem))
	const isNeed = what.startsWith('needs ')
	// A short clause is meant only where all of it is told.
	const isWord = !what.startsWith('!') && !isNeed
	if (isWord && stems.size <= FEW && [...stems].some((one) => !said.stems.has(one))) return 0
	if (isWord && inWeight < (isMeant ? 0.1 : OWN_OF_WORD)) return 0
	if (inClause === 0 && !isBare && !isNeed && !(isRareConcept ? isMeant : isNow && !common.has(what))) return 0
	if (spoken < SPEAKS && shared < TOLD * whole) return 0
	if (isRareConcept && !isMeant && told.spoken < HALF * fact.total) return 0
	const covers = isMeant
		? COVERS_OF_MEANT
		: isRareConcept
			? COVERS_OF_RARE
			: isNeed || common.has(what)
				? COVERS
				: COVERS_OF_WORD
	if (own < (isMeant ? 0 : OWN) || shared < covers * whole) return 0
	return (whole === 0 ? 1 : shared / whole) * Math.min(Math.max(spoken, SPEAKS), MOST)
}

function topicsOf(index: FactsIndex, sentence: Sentence, { now, before }: Resting): Fitting['topic'] {
	const { text, citations, around } = sentence
	const last = around.before ?? ''
	const named = factsNamed(index, text, citations)
	const namedBefore = factsNamed(index, last, index.cited(last))
	const known = new Map<number, ReturnType<Fitting['topic']>>()
	return (fact) => {
		const { at } = fact
		const kept = known.get(at)
		if (kept) return kept
		const isNow = named.has(at) || now.includes(fact)
		const isBefore = namedBefore.has(at) || before.includes(fact)
		const more = isNow ? MEANT : isBefore ? MEANT_BEFORE : 0
		const made = { spoken: sentence.all[at]! + more, isMeant: more > 0, isNow }
		known.set(at, made)
		return made
	}
}

function stemsAround({ text, around: { before = '', heading, title } }: Sentence): ReadonlyMap<string, number> {
	const weights = new Map<string, number>()
	for (const [words, weight] of [
		[title, HEADING],
		[heading, HEADING],
		[before, refersBack.test(text) ? REFERRED : BEFORE],
		[text, SENTENCE],
	] as const)
		for (const stem of wordsOfText(words).stems) weights.set(stem, weight)
	return weights
}

/** Clauses that say something to be so, and those that say it is not. */
type Sides = { so: Told[]; notSo: Told[] }

const prepared = new WeakMap<FactsIndex, ReadonlyMap<string, Sides>>()

/** The clauses of all facts, by what they say to be so or not. */
function clausesByWhat(index: FactsIndex): ReadonlyMap<string, Sides> {
	const before = prepared.get(index)
	if (before) return before
	const told = new Map<string, Sides>()
	for (const fact of index.facts) {
		if (fact.fact.kind === 'regulator') continue
		for (const version of fact.fact.versions)
			for (const text of sentencesOf(`${version.statement} ${version.detail ?? ''}`)) {
				const clauses = clausesOf(text)
				const whole = new Set(clauses.flatMap(({ stems }) => [...stems]))
				for (const clause of clauses) {
					const stems = weightOf(index, clause.stems) < SHORT ? whole : clause.stems
					const one = { fact, version, clause, stems, weight: weightOf(index, stems) }
					for (const [what, sign] of clause.signs) {
						if (sign === 0) continue
						const known = told.get(what) ?? { so: [], notSo: [] }
						known[sign === 1 ? 'so' : 'notSo'].push(one)
						told.set(what, known)
					}
				}
			}
	}
	prepared.set(index, told)
	return told
}

/** Whether a version speaks on a day. What is told of a thing that ended says what must or may be today, and little else. */
function speaksOn({ fact, version }: Told, { day, excluded }: Reading, what: string): boolean {
	if (excluded.has(fact.fact.id)) return false
	const now = factOn(fact, day)
	return now ? now === version : what.startsWith('!') && version === fact.fact.versions[0]
}

/** The norms that a text cites, and things with a name of their own, as 'ETIAS' or 'Proagro ou seguro rural'. */
function factsNamed(index: FactsIndex, text: string, citations: readonly Citation[]): ReadonlySet<number> {
	return new Set([...citations.flatMap((citation) => normOf(index, citation)?.at ?? []), ...index.defined(text)])
}

const denyingRule = asWords(
	'não (?:equivale|vale como|é|são|se considera|significa|precisa|exige|há|existe)|sem (?:necessidade|precisar|exig[êe]ncia)|nunca|jamais',
)

/** What is so after a while is not denied by what is not so until then. */
const later = asWords('depois|após|passad[oa]s?|a partir|mais|já não')

/** They agree on whether something must, may or can be. */
function agrees(said: Clause, { signs }: Clause): boolean {
	return [...said.signs].some(([what, sign]) => /^!|^needs /.test(what) && sign !== 0 && signs.get(what) === sign)
}
