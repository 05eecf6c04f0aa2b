import { asWords } from '#core/seo/text/letters.ts'
import { sentencesOf } from '#core/seo/text/sentences.ts'
import { type FactsIndex, factOn, type IndexedFact } from './facts-index.ts'
import { normOf } from './judge-norm.ts'
import type { Judged, Reading } from './reading.ts'
import type { Sentence } from './sentence.ts'
import { isAdvice } from './text/manner.ts'
import { type Citation, citationsIn, sameLengthPlain } from './text/norms.ts'
import { type Clause, clausesOf } from './text/polarity.ts'

/** So well has a sentence to speak of a fact to deny it. */
const SPEAKS = 9
const COVERS = 0.4
const NEARLY = 0.85
/** So much of that in its own words. */
const OWN_SHARE = 0.4
/** What both have to speak of beside what one says to be so and the other not. */
const SHARED = 3

export type RuleJudged = Judged & { start: number; end: number }

/** Whether a sentence says the contrary of a fact without a figure or a name being wrong. */
export function judgeRule(
	reading: Reading,
	sentence: Sentence,
	resting: readonly IndexedFact[],
): RuleJudged | undefined {
	const { index, day, excluded } = reading
	if (sentence.isDenied || isAdvice(sentence.text) || !/[.!;:]\s*$/.test(sentence.text)) return undefined
	const cited = citedIn(index, sentence)
	const named = namedIn(index, sentence.text)
	const most = Math.max(...sentence.all)
	// Where a figure rests on a fact, that is the one spoken of.
	const isMeant = (fact: IndexedFact, score: number) =>
		resting.length > 0 ? resting.includes(fact) : score >= NEARLY * most
	let clauses: Clause[] | undefined
	for (const fact of index.facts) {
		const score = sentence.all[fact.at]!
		const isCited = cited.has(fact.at) || named.has(fact.at)
		if (!isCited && sentence.own[fact.at]! < OWN_SHARE * fact.total) continue
		if (!isCited && (score < SPEAKS || score < COVERS * fact.total || !isMeant(fact, score))) continue
		if (excluded.has(fact.fact.id) || fact.fact.kind === 'regulator') continue
		const version = factOn(fact, day) ?? (isCited ? fact.fact.versions[0] : undefined)
		if (!version) continue
		clauses ??= clausesOf(withoutNames(sentence, index))
		const denied = findDenied(fact, {
			text: sentence.text,
			clauses,
			told: clausesOfFact(fact, `${version.statement} ${version.detail ?? ''}`),
			isCited,
		})
		if (denied) return { state: 'contradicted', fact, version, start: denied.start, end: denied.end }
	}
	return undefined
}

function citedIn(index: FactsIndex, { citations, around, text }: Sentence): ReadonlySet<number> {
	const named: readonly Citation[] =
		citations.length > 0 || !/^(?:el[ae]s?|ness[ea]|ess[ea]|a lista|o rol|pela|isso)/i.test(text)
			? citations
			: citationsIn(around.before ?? '', index.normNames)
	return new Set(named.flatMap((citation) => normOf(index, citation)?.at ?? []))
}

/** The names of norms and bodies say nothing to be so: 'vedada pelo Código de Defesa do Consumidor'. */
function withoutNames({ text, citations }: Sentence, { regulatorNames }: FactsIndex): string {
	let rest = text.replace(regulatorNames, (name) => ' '.repeat(name.length))
	for (const { start, end } of citations) rest = rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end)
	return rest
}

/** Things with a name of their own, as 'ETIAS' or 'Proagro ou seguro rural'. */
function namedIn({ definitions }: FactsIndex, text: string): ReadonlySet<number> {
	const plain = sameLengthPlain(text)
	return new Set(definitions.flatMap(({ at, names }) => (names.some((name) => plain.includes(name)) ? [at] : [])))
}

const told = new WeakMap<IndexedFact, Map<string, Clause[]>>()

function clausesOfFact(fact: IndexedFact, text: string): Clause[] {
	const known = told.get(fact) ?? new Map<string, Clause[]>()
	told.set(fact, known)
	const before = known.get(text)
	if (before) return before
	const clauses = sentencesOf(text).flatMap(clausesOf)
	known.set(text, clauses)
	return clauses
}

const denyingRule = asWords(
	'não (?:equivale|vale|é|são|se considera|significa|precisa|exige|há|existe)|sem (?:necessidade|precisar|exig[êe]ncia)|nunca|jamais',
)

/** They agree on whether something must, may or can be. */
function agreesElsewhere(said: Clause, facts: readonly Clause[]): boolean {
	return [...said.signs].some(
		([what, sign]) => what.startsWith('!') && facts.some(({ signs }) => sign !== 0 && signs.get(what) === sign),
	)
}

type Compared = { text: string; clauses: readonly Clause[]; told: readonly Clause[]; isCited: boolean }

function findDenied(fact: IndexedFact, { text, clauses, told: facts, isCited }: Compared): Clause | undefined {
	for (const said of clauses)
		for (const [what, sign] of said.signs) {
			if (sign === 0) continue
			const other = closest(facts, { said, what, fact })
			if (other?.signs.get(what) !== -sign) continue
			// Elsewhere in the sentence it is said as the fact says it.
			if (clauses.some(({ signs }) => signs.get(what) === -sign)) continue
			const isConcept = what.startsWith('!')
			if (!isConcept && agreesElsewhere(said, facts)) continue
			// What is not so in one case is not denied: only 'não vale', 'não é' and the like deny a rule.
			if (!isConcept && sign === -1 && !denyingRule.test(text.slice(said.start, said.end))) continue
			if (!isConcept && (fact.stems.get(what) ?? 0) < (isCited ? 2 : 3)) continue
			let shared = 0
			for (const stem of said.stems) if (stem !== what) shared += fact.stems.get(stem) ?? 0
			if (shared >= (isCited ? 0 : SHARED)) return said
		}
	return undefined
}

/** The clause of a fact that speaks of something and is nearest to what is said; none where two are as near. */
function closest(
	facts: readonly Clause[],
	{ said, what, fact }: { said: Clause; what: string; fact: IndexedFact },
): Clause | undefined {
	const near = facts
		.filter(({ signs }) => signs.has(what))
		.map((clause) => ({ clause, weight: sharedWeight(said, clause, fact.stems, what) }))
		.toSorted((a, b) => b.weight - a.weight)
	const [first, second] = near
	if (
		first &&
		second &&
		first.weight === second.weight &&
		first.clause.signs.get(what) !== second.clause.signs.get(what)
	)
		return undefined
	return first?.clause
}

function sharedWeight(a: Clause, b: Clause, weights: ReadonlyMap<string, number>, except: string): number {
	let sum = 0
	for (const stem of a.stems) if (stem !== except && b.stems.has(stem)) sum += weights.get(stem) ?? 0
	return sum
}
