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
	String.raw`quem\s+(?:paga|arca|banca|custeia|deve)[^,.;]*\s(?:é|são)\s+(?:sempre\s+|mesmo\s+|só\s+)?[oa]s?\s+${anyParty}`,
	// 'essa conta é do segurado', 'a despesa sobra para o inquilino'.
	String.raw`(?:contas?|despesas?|custos?|gastos?|faturas?)\s+(?:(?:é|são|fica|ficam)\s+(?:d|para\s+|pra\s+|com\s+)|(?:sobra|sobram|vai|vão|cai|caem)\s+(?:para\s+|pra\s+|n))[aeo]s?\s+${anyParty}`,
	String.raw`${anyParty}\s+(?:é\s+quem\s+)?(?:(?:deve|precisa|tem de|tem que)\s+)?(?:paga|pagam|pagar|arca|arcam|arcar|custeia|custear|banca|bancar)`,
].map((pattern) => new RegExp(String.raw`(?<![a-zà-ÿ])${pattern}(?![a-zà-ÿ])`, 'gi'))

/** 'a seguradora não paga nada dessas despesas': who is said not to bear it. */
const notBearing = [
	String.raw`${anyParty}\s+(?:não|nunca|jamais)\s+(?:(?:se|te|lhe)\s+)?(?:paga|arca|banca|custeia|cobre|reembolsa|ressarce)m?`,
	String.raw`sem (?:direito a|poder) (?:reaver|cobrar|receber)[^,.;]*\sd[ao]s?\s+${anyParty}`,
].map((pattern) => new RegExp(String.raw`(?<![a-zà-ÿ])${pattern}(?![a-zà-ÿ])`, 'gi'))
/** Beyond what was agreed, or in a case, anybody may be free of it. */
const within =
	/(?<![a-zà-ÿ])(?:limites?|tetos?|além|acima|excede[a-z]*|ultrapass[a-zà-ÿ]*|passa|se|quando|salvo|exceto|caso|só|apenas|sem (?:aviso|contrat|cobertura|autoriz))(?![a-zà-ÿ])/i

/** 'fica por conta dele': of the one who was named last. */
const ofThem =
	/(?<![a-zà-ÿ])(?:por conta|do bolso|a cargo|às custas)\s+del[ae]s?(?![a-zà-ÿ])|(?<![a-zà-ÿ])é\s+el[ae]\s+quem\s+(?:paga|arca|banca|custeia)(?![a-zà-ÿ])/i
const anyNamed = new RegExp(String.raw`(?<![a-zà-ÿ])${anyParty}(?![a-zà-ÿ])`, 'gi')

/** Who has to show that something was so, or was not. */
const proving = [
	String.raw`(?:cabe|compete|incumbe)\s+(?:aos?|às?)\s+${anyParty}\s+(?:ter de\s+)?(?:provar|demonstrar|comprovar)`,
	String.raw`(?:é|são)\s+[oa]s?\s+${anyParty}\s+(?:quem|que)\s+(?:deve|precisa|tem de|tem que|tem|vai ter de|vai ter que)\s+(?:de\s+|que\s+)?(?:provar|demonstrar|comprovar)`,
	String.raw`${anyParty}\s+(?:é que\s+|é quem\s+)?(?:deve|precisa|tem de|tem que|terá de|terá que|fica obrigad[oa] a)\s+(?:provar|demonstrar|comprovar)`,
	String.raw`(?:a prova|o ônus(?: da prova)?|o dever de provar|provar isso|a demonstração)[^,;.]{0,40}?\s(?:é|são|fica|cabe|compete|recai|pesa|cai)\s+(?:com|sobre|d|a|n|para|pra)?\s?[oaà]s?\s+${anyParty}`,
	String.raw`${anyParty}\s+só\s+(?:pode|recusa|nega|deixa)[^.;]*?\sse\s+(?:provar|demonstrar|comprovar)`,
].map((pattern) => new RegExp(String.raw`(?<![a-zà-ÿ])${pattern}(?![a-zà-ÿ])`, 'gi'))
const mayProve = cue(/^(?:prov|demonstr|comprov|onus)/)

/** Most sentences say of nobody that they bear anything. */
const mayBear = cue(/conta|bolso|cargo|cabe|compete|incumb|reca|pag|custe|banc|suport|arca|quem/)

/** 'e não da seguradora', 'não é o inquilino'. */
const denied = /(?<![a-zà-ÿ])(?:não|nem)(?![a-zà-ÿ])[^,;.]*$/i

type Bearer = { party: string; start: number; end: number }

/** Who is said to bear something. */
function bearersIn(text: string, before = ''): Bearer[] {
	if (!mayBear(text)) return []
	const found = partiesIn(text, bearing)
	const them = found.length === 0 ? ofThem.exec(text) : null
	if (!them || denied.test(text.slice(0, them.index))) return found
	const last = [...`${before} ${text.slice(0, them.index)}`.matchAll(anyNamed)].at(-1)?.[1]
	const party = last && partyOf(last)
	return party ? [{ party, start: them.index, end: them.index + them[0].length }] : []
}

/** Who is said to have to prove something. */
function proversIn(text: string): Bearer[] {
	return mayProve(text) ? partiesIn(text, proving) : []
}

function partyOf(name: string): string | undefined {
	return named.find(([, names]) => names.test(name))?.[0]
}

function partiesIn(text: string, patterns: readonly RegExp[]): Bearer[] {
	return patterns.flatMap((pattern) =>
		Array.from(text.matchAll(pattern)).flatMap(({ 0: words, 1: name = '', index: start }) => {
			if (denied.test(text.slice(0, start))) return []
			const party = partyOf(name)
			return party ? [{ party, start, end: start + words.length }] : []
		}),
	)
}

type Borne = { fact: IndexedFact; party: string; isProven: boolean }
const prepared = new WeakMap<FactsIndex, readonly Borne[]>()

/** The facts that say of one party that it bears something. */
function borneBy(index: FactsIndex): readonly Borne[] {
	const before = prepared.get(index)
	if (before) return before
	const made = index.facts.flatMap((fact) => {
		return [bearersIn, proversIn].flatMap((find) => {
			const found = new Set(fact.fact.versions.flatMap(({ statement }) => find(statement).map(({ party }) => party)))
			const [party] = found
			return party && found.size === 1 ? [{ fact, party, isProven: find === proversIn }] : []
		})
	})
	prepared.set(index, made)
	return made
}

/** Whether a sentence puts on one party what another has to bear: 'correm por conta do segurado'. */
export function judgeBearer({ index, day, excluded }: Reading, sentence: Sentence): RuleJudged | undefined {
	const { text, own, all, around } = sentence
	if (sentence.isDenied || !(mayBear(text) || mayProve(text))) return undefined
	if (isWarnedOf(text) || !isStatement(text) || isAgreed.test(`${around.before ?? ''} ${text}`)) return undefined
	// 'Essa despesa fica por conta dele': of what, the sentence before says.
	const speaks = goesBack.test(text) ? all : own
	const spoken = borneBy(index).filter(
		({ fact }) =>
			speaks[fact.at]! >= TOLD * fact.total && !excluded.has(fact.fact.id) && factOn(fact, day) !== undefined,
	)
	if (spoken.length === 0) return undefined
	const [bearers, provers] = [bearersIn(text, around.before), proversIn(text)]
	for (const { fact, party, isProven } of spoken) {
		const said = isProven ? provers : bearers
		const [first] = said
		const [freed] =
			isProven || within.test(text) ? [] : partiesIn(text, notBearing).filter((one) => one.party === party)
		// In which case it is not so may stand elsewhere in the text.
		if (freed) return { ...freed, state: 'unsupported', fact, version: factOn(fact, day) }
		if (!first || said.some((one) => one.party === party)) continue
		return { state: 'contradicted', fact, version: factOn(fact, day), start: first.start, end: first.end }
	}
	return undefined
}

/** 'Se o contrato disser, paga o inquilino': what may be agreed otherwise. */
const isAgreed =
	/(?<!salvo )(?<![a-zà-ÿ])(?:se|quando|caso|desde que)\s(?:o |a |isso |esse |houver |houver uma |tiver )?(?:contrato|cláusula|acordo|apólice)\s(?:disser|diz|diga|prev|mand|pass|transfer|jog|permit|assim)|(?:contrato|cláusula)\s(?:pode|diz que|prev[eê]|joga|transfer)/i
const goesBack =
	/^(?:então|aí|nesse caso|nessa hipótese|mesmo assim|e|mas|quem)(?![a-zà-ÿ])|(?<![a-zà-ÿ])(?:n|d)?(?:isso|ess[ea]s?|el[ae]s?)(?![a-zà-ÿ])/i
