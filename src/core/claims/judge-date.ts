import { asWords, LETTER } from '#core/seo/text/letters.ts'
import type { IndexedFact } from './facts-index.ts'
import { normOf } from './judge-norm.ts'
import type { Judged, Reading } from './reading.ts'
import type { Sentence } from './sentence.ts'
import { agrees, type SaidDate } from './text/dates.ts'

/** What says that a rule began, changed or ended. */
const change = asWords(
	String.raw`(?:vigor|vigên|public|revog|substitu|extin|alter|mud|cri|fix|decid|aprov|sancion|julg|enterr|afast|dispens|edit|obrig|entr|pass|deix|val|acab|indeniz|cobr)${LETTER}*|desde|lei|norma|resolução|circular|decisão`,
)

const SPEAKS = 6

/** Whether a date is one that a fact gives for the same thing. Nothing where it dates only what happened to somebody. */
export function judgeDate({ index, excluded }: Reading, sentence: Sentence, date: SaidDate): Judged | undefined {
	const cited = sentence.citations.flatMap((citation) => normOf(index, citation)?.at ?? [])
	const isOfLaw = cited.length > 0 || change.test(sentence.text)
	if (!isOfLaw && date.day === undefined) return undefined
	const dated = index.facts
		.filter(
			({ at, dates, fact }) =>
				dates.length > 0 && !excluded.has(fact.id) && (cited.includes(at) || sentence.all[at]! >= SPEAKS),
		)
		.toSorted((a, b) => weight(b) - weight(a))
	const same = dated.find(({ dates }) => dates.some((one) => agrees(date, one)))
	if (same) return { state: 'fact', fact: same, version: same.fact.versions[0] }
	const [best] = dated
	if (best && weight(best) >= SPEAKS) return { state: 'contradicted', fact: best, version: best.fact.versions[0] }
	return date.day === undefined ? undefined : { state: 'unsupported' }

	function weight({ at }: IndexedFact): number {
		return sentence.all[at]! + (cited.includes(at) ? 100 : 0)
	}
}
