import { type FactsIndex, factOn, type IndexedFact } from './facts-index.ts'
import type { RuleJudged } from './judge-rule.ts'
import type { Reading } from './reading.ts'
import type { Sentence } from './sentence.ts'
import { cue } from './text/cues.ts'
import { isStatement, isWarnedOf } from './text/manner.ts'

/** So much of a fact has to be told to be what is spoken of. */
const TOLD = 0.45

/** Who stands across from whom in a contract, by what they are called. */
const parties: [party: string, names: string][] = [
	['insurer', 'seguradoras?|companhia'],
	['insured', 'segurad[oa]s?|cliente'],
	['landlord', 'locador(?:a|es)?|proprietári[oa]|senhorio|dono d[oa] (?:imóvel|casa|apartamento)'],
	['tenant', 'inquilin[oa]s?|locatári[oa]s?'],
	['employer', 'empregador(?:a|es)?|empresas?|patrão|patroa'],
	['employee', 'empregad[oa]s?|funcionári[oa]s?|trabalhador(?:a|es)?|estagiári[oa]s?'],
	['operator', 'operadoras?|plano'],
	['group holder', 'estipulantes?'],
	['supplier', 'fornecedor(?:a|es)?|fabricantes?|loja'],
	['consumer', 'consumidor(?:a|es)?'],
]
const named = parties.map(([party, names]) => [party, new RegExp(`^(?:${names})$`, 'i')] as const)
const anyParty = `(${parties.map(([, names]) => names).join('|')})`

const bearing = [
	String.raw`(?:por conta|do bolso|a cargo|encargo)\s+d[aeo]s?\s+(?:própri[oa]\s+)?${anyParty}`,
	String.raw`(?:cabem?|competem?|incumbem?)\s+(?:aos?|às?)\s+${anyParty}`,
	String.raw`reca(?:i|em|indo)\s+sobre\s+[oa]s?\s+${anyParty}`,
	String.raw`(?:pag|custead|bancad|suportad)[oa]s?\s+pel[oa]s?\s+${anyParty}`,
	String.raw`(?:é|são)\s+[oa]s?\s+${anyParty}(?:,[^,]*,)?\s+(?:quem|que)\s+(?:devem?|pagam?|arcam?|tem)`,
	String.raw`quem\s+(?:paga|arca|banca|custeia|deve)[^,.;]*\s(?:é|são)\s+[oa]s?\s+${anyParty}`,
	String.raw`${anyParty}\s+(?:é\s+quem\s+)?(?:(?:deve|precisa|tem de|tem que)\s+)?(?:paga|pagam|pagar|arca|arcam|arcar|custeia|custear|banca|bancar)`,
].map((pattern) => new RegExp(String.raw`(?<![a-zà-ÿ])${pattern}(?![a-zà-ÿ])`, 'gi'))

/** Most sentences say of nobody that they bear anything. */
const mayBear = cue(/conta|bolso|cargo|cabe|compete|incumb|reca|pag|custe|banc|suport|arca|quem/)

/** 'e não da seguradora', 'não é o inquilino'. */
const denied = /(?<![a-zà-ÿ])(?:não|nem)(?![a-zà-ÿ])[^,;.]*$/i

/** Who is said to bear something. */
function bearersIn(text: string): { party: string; start: number; end: number }[] {
	if (!mayBear(text)) return []
	return bearing.flatMap((pattern) =>
		Array.from(text.matchAll(pattern)).flatMap(({ 0: words, 1: name = '', index: start }) => {
			if (denied.test(text.slice(0, start))) return []
			const party = named.find(([, names]) => names.test(name))
			return party ? [{ party: party[0], start, end: start + words.length }] : []
		}),
	)
}

type Borne = { fact: IndexedFact; party: string }
const prepared = new WeakMap<FactsIndex, readonly Borne[]>()

/** The facts that say of one party that it bears something. */
function borneBy(index: FactsIndex): readonly Borne[] {
	const before = prepared.get(index)
	if (before) return before
	const made = index.facts.flatMap((fact) => {
		const found = new Set(fact.fact.versions.flatMap(({ statement }) => bearersIn(statement).map(({ party }) => party)))
		const [party] = found
		return party && found.size === 1 ? [{ fact, party }] : []
	})
	prepared.set(index, made)
	return made
}

/** Whether a sentence puts on one party what another has to bear: 'correm por conta do segurado'. */
export function judgeBearer({ index, day, excluded }: Reading, sentence: Sentence): RuleJudged | undefined {
	const { text, own } = sentence
	if (sentence.isDenied || isWarnedOf(text) || !isStatement(text)) return undefined
	const spoken = borneBy(index).filter(
		({ fact }) => own[fact.at]! >= TOLD * fact.total && !excluded.has(fact.fact.id) && factOn(fact, day) !== undefined,
	)
	if (spoken.length === 0) return undefined
	const said = bearersIn(text)
	const [first] = said
	if (!first) return undefined
	const wrong = spoken.find(({ party }) => !said.some((one) => one.party === party))
	if (!wrong) return undefined
	return {
		state: 'contradicted',
		fact: wrong.fact,
		version: factOn(wrong.fact, day),
		start: first.start,
		end: first.end,
	}
}
