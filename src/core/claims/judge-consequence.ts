import { type FactsIndex, factOn, type IndexedFact } from './facts-index.ts'
import type { RuleJudged } from './judge-rule.ts'
import type { Reading } from './reading.ts'
import type { Sentence } from './sentence.ts'
import { cue } from './text/cues.ts'
import { isAdvice, isMyth, isStatement, isWarnedOf } from './text/manner.ts'

/** So much has to speak of the fact, here alone and with the sentence before; and of all that it says. */
const OWN = 2.4
const SPEAKS = 8
const TOLD = 0.24
/** What else is spoken of may fit hardly better. */
const NEARLY = 0.8

type Consequence = {
	/** In what words a fact says that it follows. */
	follows: RegExp
	/** In what words people say that it does not. */
	denied: RegExp
}

/** 'não é', 'não chega a configurar', 'não gera nenhuma': between a denial and what is denied stand only words that say little. */
const not = String.raw`(?<![a-zà-ÿ])(?<!(?:para|pra|por|quem|que|se) )(?:não|nem|nunca|jamais)\s+(?:(?:se|lhe|te|me|nos|mais|sequer)\s+)*`
const be = String.raw`(?:é|são|era|ser|há|tem|existe|vira|dá|gera|rende|cabe|paga|leva|recebe|sofre|come(?:te|tem|teu)|configura|constitui|caracteriza|acarreta|implica|prevê|cobra|trata de|sujeita a|(?:está|fica|é) sujeit[oa] a|chega a (?:ser|configurar|constituir|dar|gerar)|pode ser|deixa de ser|corre risco de|vai (?:ter|levar|pagar|ser))`
const some = String.raw`(?:\s+(?:um|uma|o|a|mais|nenhum|nenhuma|qualquer|propriamente|exatamente|bem|de|nada de))*`

/** What follows from what somebody does: a crime, a fine, a duty to answer for it. */
const consequences: Consequence[] = [
	{
		follows: /(?:é|comete|constitui) crime/i,
		denied: new RegExp(
			String.raw`(?:${not}${be}|(?<![a-zà-ÿ])deix(?:a|ou) de ser|longe de ser)${some}\s+(?:crimes?|delitos?|criminos[oa]|caso de polícia|cadeia)(?![a-zà-ÿ])|(?<![a-zà-ÿ])crime (?:não|nunca) (?:é|há|configura|chega a ser)(?![a-zà-ÿ])`,
			'i',
		),
	},
	{
		follows: /(?:sujeit[oa]|se sujeita) a multa/i,
		denied: new RegExp(
			String.raw`(?:${not}${be}${some}|(?<![a-zà-ÿ])sem${some})\s+(?:multas?|penalidades?|puniç(?:ão|ões)|sanç(?:ão|ões)|pena)(?![a-zà-ÿ])`,
			'i',
		),
	},
	{
		follows: /(?<!não )(?<![a-zà-ÿ])respondem?(?: junto| perante|,| por| pel| pela| pelos| pelas)/i,
		denied: new RegExp(
			String.raw`${not}(?:(?:t[eê]m?|é|precisa|deve|chega|vai|pode|há)\s+)?(?:(?:o |a |nenhum[a]? )?(?:dever|obrigação|responsabilidade|obrigad[oa])(?: nenhuma?)?(?: (?:de|a|em))?\s+)?(?:ser\s+)?(?:respond(?:e|em|er)|responsabilizad[oa]s?|responsáve(?:l|is)|indenizar?|arca(?:r|m)?)(?! em dobro)(?![a-zà-ÿ])|(?<![a-zà-ÿ])nada (?:deve|paga|tem a ver)(?![a-zà-ÿ])`,
			'i',
		),
	},
]

const mayDeny = cue(/^(?:nao|nem|nunca|jamais|longe|deixou|deixa|sem|nenhuma?|nada)$/)
/** In which case it does not follow: the fact may say the same. */
const inCase =
	/(?<![a-zà-ÿ])(?:se|quando|salvo|exceto|a menos|a não ser|desde que|força maior|culpa (?:exclusiva|da vítima|do cliente)|sem culpa|só|apenas|sozinh[oa]|além d[aeo]|mais do que|na administrativa)(?![a-zà-ÿ])/i
const refersBack =
	/^(?:mas|então|aí|mesmo assim|e|só que|nesse caso|nessa hipótese|nessas horas|nesses casos|fica tranquil[oa]|relaxa|sorte)(?![a-zà-ÿ])|(?<![a-zà-ÿ])(?:n|d)?(?:isso|iss|ess[ea]s?|el[ae]s?)(?![a-zà-ÿ])/i

type Following = { fact: IndexedFact; kinds: readonly number[] }
const prepared = new WeakMap<FactsIndex, readonly Following[]>()

function factsThatFollow(index: FactsIndex): readonly Following[] {
	const before = prepared.get(index)
	if (before) return before
	const made = index.facts.flatMap((fact) => {
		if (fact.fact.kind === 'regulator') return []
		const said = fact.fact.versions[0]?.statement ?? ''
		const kinds = consequences.flatMap(({ follows }, at) => (follows.test(said) ? [at] : []))
		return kinds.length > 0 ? [{ fact, kinds }] : []
	})
	prepared.set(index, made)
	return made
}

/** Whether a sentence says that nothing follows from what, by a fact, something does: 'Isso não é crime.' */
export function judgeConsequence({ index, day, excluded }: Reading, sentence: Sentence): RuleJudged | undefined {
	const { text, own, all } = sentence
	if (sentence.isDenied || !mayDeny(text)) return undefined
	const open = factsThatFollow(index).filter(
		({ fact: { at, fact, total } }) =>
			own[at]! >= (refersBack.test(text) || text.length < SHORT ? 0 : OWN) &&
			all[at]! >= SPEAKS &&
			all[at]! >= TOLD * total &&
			!excluded.has(fact.id),
	)
	if (open.length === 0 || isAdvice(text) || isMyth(text) || isWarnedOf(text) || !isStatement(text)) return undefined
	let best = 0
	for (const { at, fact } of index.facts) if (fact.kind === 'definition' && all[at]! > best) best = all[at]!
	for (const [kind, { denied }] of consequences.entries()) {
		const [meant] = open
			.filter(({ fact, kinds }) => kinds.includes(kind) && all[fact.at]! >= NEARLY * best)
			.toSorted((a, b) => all[b.fact.at]! - all[a.fact.at]!)
		const said = meant && denied.exec(text)
		if (!said || inCase.test(text)) continue
		return {
			// Likeness is no proof.
			state: 'unsupported',
			fact: meant.fact,
			version: factOn(meant.fact, day),
			start: said.index,
			end: said.index + said[0].length,
		}
	}
	return undefined
}

const SHORT = 45
