import type { FactVersion } from '#db/schema/facts.ts'
import { type FactsIndex, factOn, type IndexedFact, weightOf } from './facts-index.ts'
import type { RuleJudged } from './judge-rule.ts'
import type { Reading } from './reading.ts'
import type { Sentence } from './sentence.ts'
import { type Assertion, assertionsOf } from './text/assertion.ts'
import { isStatement, isWarnedOf } from './text/manner.ts'
import { quantitiesIn } from './text/quantities.ts'
import { wordsOfText } from './text/words-of-text.ts'

/** So much of what a fact says has to be told to be denied, and so much of what is told has to be of it. */
const COVERS = 0.6
const COVERS_OF_MEANT = 0.48
const OF_IT = 0.42
/** Of what is told whole, more may be said. */
const WHOLE = 0.85
const OF_IT_OF_WHOLE = 0.33
/** What says less is said of many things. */
const LEAST = 9
const FEWEST = 3
const SPEAKS = 0.35
/** What says the same as the sentence fits nearly as well as what says the contrary. */
const NEARLY = 0.85
const HALF = 0.5
/** How much what stands in the sentence before is taken for what is meant. */
const BEFORE = 0.7

type Told = Assertion & {
	fact: IndexedFact
	version: FactVersion
	weight: number
	/** The place of the fact, and how much of it has to be spoken of. */
	at: number
	least: number
	/** All that the fact speaks of. */
	all: ReadonlySet<string>
}

/** Whether a sentence tells nearly the whole of what a fact says, and says that it is not so. */
export function judgeDenial(reading: Reading, sentence: Sentence): RuleJudged | undefined {
	const { index, day, excluded } = reading
	if (sentence.isDenied) return undefined
	// Most facts are hardly spoken of.
	const candidates = toldBy(index).filter(({ at, least }) => sentence.all[at]! >= least)
	if (candidates.length === 0 || isWarnedOf(sentence.text) || !isStatement(sentence.text)) return undefined
	const meant = index.defined(sentence.text)
	const before = refersBack.test(sentence.text) ? stemsBefore(sentence) : NOTHING
	for (const said of assertionsOf(sentence.text)) {
		const own = weightOf(index, said.main)
		let best: { told: Told; covers: number } | undefined
		let same = 0
		for (const told of candidates) {
			if (excluded.has(told.fact.fact.id) || factOn(told.fact, day) !== told.version) continue
			const shared = sharedOf(index, said.stems, told.stems)
			// What is so without victims is not what is spoken of where there are some.
			if ([...told.without].some((stem) => said.stems.has(stem) && !said.without.has(stem))) continue
			if (
				shared === 0 ||
				sharedOf(index, said.main, told.all) < (shared >= WHOLE * told.weight ? OF_IT_OF_WHOLE : OF_IT) * own
			)
				continue
			const back = before.size > 0 ? BEFORE * sharedOf(index, before, told.stems, said.stems) : 0
			const covers = (shared + back) / told.weight
			const least = meant.includes(told.fact.at) ? COVERS_OF_MEANT : COVERS
			if (covers < least * NEARLY) continue
			if (!denies(index, said, told, before)) same = Math.max(same, covers)
			else if (covers >= least && covers > (best?.covers ?? 0)) best = { told, covers }
		}
		if (!best || same >= NEARLY * best.covers) continue
		const { fact, version } = best.told
		return { state: 'contradicted', fact, version, start: said.start, end: said.end }
	}
	return undefined
}

/** They say the contrary of the same thing, or the one is so without what the other is so only with. */
function denies({ telling }: FactsIndex, said: Assertion, told: Told, before: ReadonlySet<string>): boolean {
	const denials = ({ clauses }: Assertion, others: ReadonlySet<string>) =>
		clauses.filter(
			({ stems, denials: count }) => count > 0 && (count > 1 || clauses.length === 1 || isOf(stems, others)),
		)
	const [ofSaid, ofTold] = [
		denials(said, told.all),
		denials(told, before.size > 0 ? new Set([...said.stems, ...before]) : said.stems),
	]
	// Who denies in several places may mean anything.
	if (ofSaid.length > 1 || ofTold.length > 1) return false
	// 'não pergunta de quem foi a falha' denies nothing of what a law says.
	if (ofSaid.some(({ verbs }) => verbs.size > 0 && !haveOneInCommon(told.stems, verbs))) return false
	const [denied] = ofSaid
	const [toldDenied] = ofTold
	// 'Ela não é um seguro de vida' says nothing of what is said of life insurance.
	if (denied?.isOfBeing && told.being.size > 0 && haveOneInCommon(denied.after, said.being))
		if (!haveOneInCommon(told.being, denied.after) && denied.denials === 1) return false
	const isSo = (denied?.denials ?? 0) % 2 === 0
	const isToldSo = (toldDenied?.denials ?? 0) % 2 === 0
	// To name what is told not to be so is not to say that it is: 'não é carência', 'é crime'.
	if (isSo && !isToldSo && !denied) {
		if (!toldDenied?.isPlain && !said.isAffirmed) return false
		if (toldDenied?.isOfBeing && !said.isAffirmed && [...toldDenied.after].some((stem) => !said.being.has(stem)))
			return false
		if (toldDenied?.isPlain && !isOf(toldDenied.after, said.stems)) return false
	}
	const isWithout = [...said.without].some((stem) => told.stems.has(stem) && !told.without.has(stem))
	if (told.isRestricted && !said.isRestricted)
		return isWithout ? isSo : said.isNeedless || (said.isWide && said.clauses.every((one) => one.denials === 0))
	// 'só parentes' against 'é livre a indicação'.
	if (told.isWide && said.isRestricted && !told.isRestricted) return isSo && isToldSo
	// 'pode contratar com outra' and 'não é obrigado a contratar com a do banco' agree.
	if (told.isAllowed && said.isNeedless) return false
	if (said.isRestricted !== told.isRestricted) return false
	// 'considera nulas as cláusulas e permite inverter o ônus' says two things.
	if (!isSo && isToldSo && !denied?.isPlain && said.isAffirmed) return false
	// 'sem prova, não recusa' says that it does so with one.
	return (isSo !== isToldSo) !== isWithout

	/** What is denied is what the other speaks of, more than anything else. */
	function isOf(stems: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
		let [all, shared] = [0, 0]
		for (const stem of stems) {
			all += telling(stem)
			if (others.has(stem)) shared += telling(stem)
		}
		return shared >= HALF * all
	}
}

const kept = new WeakMap<FactsIndex, readonly Told[]>()

function toldBy(index: FactsIndex): readonly Told[] {
	const before = kept.get(index)
	if (before) return before
	const made = index.facts.flatMap((fact) => {
		if (fact.fact.kind === 'regulator') return []
		const all = new Set(fact.stems.keys())
		return fact.fact.versions.flatMap((version) =>
			[...coresOf(version.statement), ...deniedOf(fact, version)]
				// Figures are held against each other elsewhere.
				.filter((text) => !version.value || quantitiesIn(text).length === 0)
				.flatMap(assertionsOf)
				.map((one) => {
					const weight = weightOf(index, one.stems)
					return { ...one, fact, version, all, weight, at: fact.at, least: SPEAKS * weight }
				})
				.filter(({ stems, weight, isLimit }) => weight >= LEAST && stems.size >= FEWEST && !isLimit),
		)
	})
	kept.set(index, made)
	return made
}

/** 'Não é carência: …' says of what the fact is called that it is not so. */
function deniedOf({ fact }: IndexedFact, { detail = '' }: FactVersion): string[] {
	const [, denied] = /^(Não [^:.;]+)/.exec(detail) ?? []
	return denied ? [`${fact.words[0]} ${denied.toLowerCase()}`] : []
}

/** What a fact says, without who says it and what it only adds; and without in which case. */
function coresOf(text: string): string[] {
	const core = text
		.replace(/^Súmula \d+ do STJ: /, '')
		.replace(/^(?:Desde a Lei [\d./]+, |No Tema [\d.]+, |O ST[JF] entende que |o ST[JF] decidiu que )+/, '')
		.replace(/, (?:que|salvo|em regra|em certos casos|com|até|conforme)(?![a-zà-ÿ])[^,;.]*,?/g, '')
	const short = core.replace(/,? (?:quando|assim que|no contrato|e [a-zà-ÿ]+[aei]r) .*/, '')
	return short === core ? [core] : [core, short]
}

/** 'ela não responde', 'essa venda': of what, the sentence before says. */
const refersBack = /(?<![a-zà-ÿ])(?:el[ae]s?|ess[ae]s?|isso|nesses?|nessas?)(?![a-zà-ÿ])/i
const NOTHING: ReadonlySet<string> = new Set()

function stemsBefore({ around }: Sentence): ReadonlySet<string> {
	return wordsOfText(around.before ?? '').stems
}

/** What both speak of, without what has been counted. */
function sharedOf(
	{ telling }: FactsIndex,
	said: ReadonlySet<string>,
	told: ReadonlySet<string>,
	counted: ReadonlySet<string> = NOTHING,
): number {
	let sum = 0
	for (const stem of told) if (said.has(stem) && !counted.has(stem)) sum += telling(stem)
	return sum
}

function haveOneInCommon(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
	for (const one of a) if (b.has(one)) return true
	return false
}
