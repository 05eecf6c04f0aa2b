import { asWords, LETTER } from '#core/seo/text/letters.ts'
import { type FactsIndex, factOn, type IndexedFact } from './facts-index.ts'
import { normOf } from './judge-norm.ts'
import type { Judged, Reading } from './reading.ts'
import type { Sentence } from './sentence.ts'
import { isDeniedBefore } from './text/manner.ts'
import { stemsOfText } from './text/stems.ts'

/** What says who rules, watches or decides something. */
const ruling = asWords(
	String.raw`(?:fiscaliz|supervis|regul[ao]|autoriz|normat|disciplin|coorden|homolog|edit[ao]|compet|administr|encarreg|respons|julg|zoneam|cadastr|registr|defin)${LETTER}*|normas?|regras?|cabem?|a cargo|órgão|autoridade|agência|autarquia|criad[oa]|última palavra|palavra final|palavra definitiva|(?:é|fica|ficam|são) com|sob o olhar|vêm d[oa]|rol d[ao]|faz(?:em)?|feit[ao]s?|cuidam?|tocad[oa]|cobra|dá`,
)
const watching = asWords(
	String.raw`(?:fiscaliz|supervis|regul[ao]|autoriz|homolog|compet|coorden|encarreg|edit[ao])${LETTER}*|cabem?|a cargo|última palavra|palavra final|palavra definitiva|(?:é|fica|ficam|são) com|quem (?:cobra|faz)|tocad[oa]|vêm d[oa]|sob o olhar`,
)

/** Bodies that a text may take for the one that rules: the register has none of theirs. */
const others =
	/(?<![A-Za-zÀ-ÿ])(?:Previc|PREVIC|Anvisa|ANVISA|CVM|INSS|Ibama|IBAMA|ANTAQ|Antaq|Inmetro|INMETRO|CADE|Cade|TCU|OAB|CNseg|CNSeg|FenaPrevi|Fenacor|FENACOR|IRB|Ministério d[aoe]s? (?!Agricultura)[A-ZÀ-Þ][a-zà-ÿ]+|Polícia Federal|Detran|DETRAN)(?![A-Za-zÀ-ÿ])/g

export type RegulatorMention = {
	/** The place of its fact; none where the register does not know it. */
	at?: number | undefined
	start: number
	end: number
}

export function regulatorsIn({ regulatorNames, regulatorByName }: FactsIndex, text: string): RegulatorMention[] {
	const known = Array.from(text.matchAll(regulatorNames), ({ 0: name, index }) => {
		const lower = name.toLowerCase().replace(/\s+/g, ' ')
		const at = regulatorByName.get(lower) ?? regulatorByName.get(lower.replace(/s$/, ''))
		return { at, start: index, end: index + name.length }
	})
	const unknown = Array.from(text.matchAll(others), ({ 0: name, index }) => ({
		start: index,
		end: index + name.length,
	}))
	return [...known, ...unknown].toSorted((a, b) => a.start - b.start)
}

/** Where it is said to watch or rule, and where it only has to do with something. */
const OTHER_FITS = 2
const OTHER_FITS_LOOSELY = 4.5
const OWN_FITS = 0.5
const BEFORE = 0.6

/** Whether a body is said to do what it does. Nothing where it is only named. */
export function judgeRegulator(
	reading: Reading,
	sentence: Sentence,
	{ mention, resting }: { mention: RegulatorMention; resting: readonly IndexedFact[] },
): Judged | undefined {
	const { index, day, excluded } = reading
	const { text, around } = sentence
	const all = regulatorsIn(index, text)
	const said = all.length > 1 ? clauseAround(text, mention) : text
	if (isDeniedBefore(text, mention.start) || sentence.isDenied) return undefined
	const fact = mention.at === undefined ? undefined : index.facts[mention.at]!
	if (fact && excluded.has(fact.fact.id)) return undefined
	const named = namedInstead(reading, sentence, { fact, mentions: all, resting })
	if (named) return { state: 'contradicted', fact: named.by, version: factOn(named.by, day), correction: named.name }
	if (!(fact ? ruling : watching).test(said)) return undefined
	if (fact && isCourt(fact) && !/palavra/i.test(said)) return undefined
	const scores = scoresOfRegulators(index, [
		[withoutNames(index, said), 1],
		[withoutNames(index, all.length > 1 ? '' : (around.before ?? '')), BEFORE],
		[around.heading, 0.3],
	])
	const better = index.regulators
		.map((at) => index.facts[at]!)
		.filter((one) => (!isCourt(one) || /palavra/i.test(said)) && one !== fact && !excluded.has(one.fact.id))
		.toSorted((a, b) => scores.get(b.at)! - scores.get(a.at)!)[0]
	const own = fact ? scores.get(fact.at)! : 0
	if (
		better &&
		scores.get(better.at)! >= (watching.test(said) ? OTHER_FITS : OTHER_FITS_LOOSELY) &&
		own < OTHER_FITS &&
		own < OWN_FITS * scores.get(better.at)!
	) {
		// Who is named beside it is the one who does it.
		if (all.some(({ at }) => at === better.at)) return undefined
		return { state: 'contradicted', fact: better, version: factOn(better, day), correction: better.fact.words[0] }
	}
	return fact && own > 0 ? { state: 'fact', fact, version: factOn(fact, day) } : undefined
}

/** A fact or norm that the sentence speaks of names another body in this place: 'sob a supervisão da SUSEP'. */
function namedInstead(
	{ index, day, excluded }: Reading,
	{ citations }: Sentence,
	{
		fact,
		mentions,
		resting,
	}: { fact: IndexedFact | undefined; mentions: readonly RegulatorMention[]; resting: readonly IndexedFact[] },
): { by: IndexedFact; name: string } | undefined {
	if (!fact) return undefined
	const cited = citations.flatMap((citation) => normOf(index, citation)?.at ?? [])
	for (const one of index.facts) {
		if (one.fact.kind === 'regulator' || excluded.has(one.fact.id)) continue
		const isMeant = cited.includes(one.at) || resting.includes(one)
		const version = isMeant ? factOn(one, day) : undefined
		if (!version) continue
		const told = regulatorsIn(index, `${version.statement} ${version.detail ?? ''}`)
		const first = told.find(({ at }) => at !== undefined && isCourt(index.facts[at]!) === isCourt(fact))
		if (first?.at === undefined || told.some(({ at }) => at === fact.at)) continue
		if (mentions.some(({ at }) => at === first.at)) continue
		return { by: one, name: index.facts[first.at]!.fact.words[0]! }
	}
	return undefined
}

function isCourt({ fact }: IndexedFact): boolean {
	return fact.id === 'orgao-stj' || fact.id === 'orgao-stf'
}

const clauseEnd = /[;:()–—]|,\s(?=enquanto|já|mas|ao passo|e\s(?:a|o)\s)|\s(?=enquanto|ao passo que|já o|já a)/

function clauseAround(text: string, { start }: RegulatorMention): string {
	let from = 0
	for (const part of text.split(clauseEnd)) {
		const at = text.indexOf(part, from)
		from = at + part.length
		if (start < from) return part
	}
	return text
}

function withoutNames({ regulatorNames }: FactsIndex, text: string): string {
	return text.replace(regulatorNames, ' ')
}

/** Who speaks of insurers, policies or claims speaks of insurance. */
const [INSURANCE = ''] = stemsOfText('seguro')
const ofInsurance = new Set(stemsOfText('seguradora segurado sinistro'))

const profiles = new WeakMap<FactsIndex, ReadonlyMap<number, ReadonlyMap<string, number>>>()

/** What each body does, in words weighed among the bodies alone; that they watch, all of them do. */
function profilesOf(index: FactsIndex): ReadonlyMap<number, ReadonlyMap<string, number>> {
	const before = profiles.get(index)
	if (before) return before
	const generic = new Set(
		stemsOfText(
			'administradora empresas plano companhia registra fiscaliza supervisiona autoriza órgão nacional agência federal recebe aplica faz dá cuida',
		),
	)
	const stems = index.regulators.map((at) => {
		const { fact } = index.facts[at]!
		const told = fact.versions.map(({ statement }) => withoutNames(index, statement)).join(' ')
		return [at, new Set(stemsOfText(told).filter((stem) => !generic.has(stem)))] as const
	})
	const count = (stem: string) => stems.filter(([, one]) => one.has(stem)).length
	const made = new Map(
		stems.map(([at, one]) => [
			at,
			new Map([...one].map((stem) => [stem, Math.log(1 + index.regulators.length / count(stem))])),
		]),
	)
	profiles.set(index, made)
	return made
}

function scoresOfRegulators(index: FactsIndex, texts: readonly [text: string, weight: number][]): Map<number, number> {
	const best = new Map<string, number>()
	for (const [text, weight] of texts)
		for (const stem of stemsOfText(text)) {
			const known = ofInsurance.has(stem) ? INSURANCE : stem
			best.set(known, Math.max(weight, best.get(known) ?? 0))
		}
	return new Map(
		[...profilesOf(index)].map(([at, profile]) => [
			at,
			[...profile].reduce((sum, [stem, value]) => sum + value * (best.get(stem) ?? 0), 0),
		]),
	)
}
