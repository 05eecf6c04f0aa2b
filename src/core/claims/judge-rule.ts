import { asWords } from '#core/seo/text/letters.ts'
import { sentencesOf } from '#core/seo/text/sentences.ts'
import type { FactVersion } from '#db/schema/facts.ts'
import { type FactsIndex, factOn, type IndexedFact } from './facts-index.ts'
import { normOf } from './judge-norm.ts'
import type { Judged, Reading } from './reading.ts'
import type { Sentence } from './sentence.ts'
import { isAdvice } from './text/manner.ts'
import type { Citation } from './text/norms.ts'
import { type Clause, clausesOf } from './text/polarity.ts'
import { wordsOfText } from './text/words-of-text.ts'

/** So well has a sentence to speak of a fact to deny it. */
const SPEAKS = 8
/** What of a fact's clause has to be spoken of, and how much of that in the sentence's own clause. */
const COVERS = 0.45
const COVERS_OF_RARE = 0.35
const COVERS_OF_WORD = 0.55
const COVERS_OF_MEANT = 0.25
const OWN = 2
/** A word that says so little does not make a rule. */
const TELLS = 2.5
/** A clause that says the same as the sentence has to fit nearly as well as the one that says the contrary. */
const NEARLY = 0.9
const SENTENCE = 0.6
const BEFORE = 0.4
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
	if (sentence.isDenied || isAdvice(sentence.text) || !/[.!]\s*$/.test(sentence.text)) return undefined
	const told = clausesByWhat(index)
	const topic = topicsOf(index, sentence, resting)
	const clauses = clausesOf(withoutNames(sentence, index))
	const around = stemsAround(sentence)
	for (const said of clauses)
		for (const [what, sign] of said.signs) {
			if (sign === 0) continue
			const stem = what.replace(/^(?:needs|has) /, '')
			const isConcept = what.startsWith('!')
			const isNeed = what.startsWith('needs ')
			if (what.startsWith('has ')) continue
			const known = [...(told.get(what) ?? []), ...(isNeed && sign === -1 ? (told.get(`has ${stem}`) ?? []) : [])]
			// Most words are nowhere said to be otherwise.
			if (!known.some(({ clause: { signs } }) => (signs.get(what) ?? signs.get(`has ${stem}`)) === -sign)) continue
			// Elsewhere in the sentence it is said the other way.
			if (clauses.some(({ signs }) => signs.get(what) === -sign)) continue
			// What is not so in one case is not denied: only 'não vale', 'não é' and the like deny a rule.
			if (!isConcept && !isNeed && sign === -1 && !denyingRule.test(sentence.text.slice(said.start, said.end))) continue
			let against: { fit: number; told: Told } | undefined
			let same = 0
			for (const one of known) {
				const theirs = one.clause.signs.get(what) ?? one.clause.signs.get(`has ${stem}`) ?? 0
				if (theirs === 0) continue
				if (!speaksOn(one, reading, what)) continue
				const fit = fitOf(one, { said, what, count: known.length, stem, around, topic, index })
				if (fit === 0) continue
				if (theirs === sign) same = Math.max(same, fit)
				else if (fit > (against?.fit ?? 0)) against = { fit, told: one }
			}
			if (!against || same >= NEARLY * against.fit) continue
			const { fact, version, clause } = against.told
			if (!isConcept && index.telling(stem) < TELLS) continue
			if (!isConcept && !isNeed && clauses.some((one) => agrees(one, clause))) continue
			if (!isConcept && later.test(sentence.text.slice(said.start, said.end))) continue
			const { fit } = against
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

	/** What is denied here is denied by another clause of the register, too: 'o VGBL não permite abater' and 'não tem dedução'. */
	function isSaidToo(said: Clause, what: string, fits: (other: string, one: Told) => boolean): boolean {
		return [...said.signs].some(
			([other, sign]) =>
				other !== what &&
				sign === -1 &&
				!other.startsWith('has ') &&
				(told.get(other) ?? []).some((one) => one.clause.signs.get(other) === -1 && fits(other, one)),
		)
	}
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
	const isRare = what.startsWith('!') && !common.has(what)
	// That both speak of seizing, or of restarting, tells as much as a rare word does.
	const concept = isRare && what !== '!fault' ? Math.log(1 + index.facts.length / count) : 0
	const spoken = told.spoken + concept
	const whole = weight + concept
	let [own, shared, inClause] = [0, concept, 0]
	for (const one of stems) {
		const value = index.telling(one)
		const isIn = said.stems.has(one)
		const near = isIn ? 1 : (around.get(one) ?? 0)
		shared += value * near
		if (one === stem) continue
		if (isIn) inClause += 1
		if (near >= SENTENCE) own += value * near
	}
	const isBare = said.stems.size === 0 || (said.stems.size === 1 && said.stems.has(stem))
	const isNeed = what.startsWith('needs ')
	// A short clause is meant only where all of it is told.
	const isWord = !what.startsWith('!') && !isNeed
	if (isWord && stems.size <= FEW && [...stems].some((one) => !said.stems.has(one))) return 0
	if (inClause === 0 && !isBare && !isNeed && !(isRare ? isMeant : isNow && !common.has(what))) return 0
	if (spoken < SPEAKS && shared < TOLD * whole) return 0
	const covers = isMeant
		? COVERS_OF_MEANT
		: isRare
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
		[before, BEFORE],
		[text, SENTENCE],
	] as const)
		for (const stem of wordsOfText(words).stems) weights.set(stem, weight)
	return weights
}

const prepared = new WeakMap<FactsIndex, ReadonlyMap<string, readonly Told[]>>()

/** The clauses of all facts, by what they say to be so or not. */
function clausesByWhat(index: FactsIndex): ReadonlyMap<string, readonly Told[]> {
	const before = prepared.get(index)
	if (before) return before
	const told = new Map<string, Told[]>()
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
						const known = told.get(what)
						if (known) known.push(one)
						else told.set(what, [one])
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

function weightOf(index: FactsIndex, stems: ReadonlySet<string>): number {
	let sum = 0
	for (const stem of stems) sum += index.telling(stem)
	return sum
}

/** The names of norms and bodies say nothing to be so: 'vedada pelo Código de Defesa do Consumidor'. */
function withoutNames({ text, citations }: Sentence, { regulatorNames }: FactsIndex): string {
	let rest = text.replace(regulatorNames, (name) => ' '.repeat(name.length))
	for (const { start, end } of citations) rest = rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end)
	return rest
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
