import { asWords, LETTER } from '#core/seo/text/letters.ts'
import type { IndexedFact } from './facts-index.ts'
import { normOf } from './judge-norm.ts'
import type { Judged, Reading } from './reading.ts'
import type { Sentence } from './sentence.ts'
import { agrees, datesIn, type SaidDate } from './text/dates.ts'

/** What says that a rule began, changed or ended. */
const change = asWords(
	String.raw`(?:vigor|vigên|public|revog|substitu|extin|alter|mud|cri[oa]|fix|decid|decis|aprov|sancion|julg|enterr|afast|edit|obrig|deix|indeniz|promulg|dispens)${LETTER}*|pass(?:ou|a|am) a|entr(?:ou|a) em|desde|a partir de|val(?:e|endo|er) (?:desde|a partir)|até|aplica(?:-se)?|de número|cobrad[oa]`,
)
/** What happened on a day, just before it. */
const event = new RegExp(
	String.raw`(?:sinistr|acident|batid|bati|enchent|ocorr|acontec|nasc|compr|contrat|morr|caiu|caí|celebrad|assinad)${LETTER}*(?:\s${LETTER}+){0,2}\s+(?:em|de|no|na|do|até)\s+$`,
	'i',
)
/** When a text or a page was looked at says nothing of the law. */
const ofTheText = /(?:atualizad|verificad|revisad|conferid|consultad|acessad|escrit)[oa]s? em\s+$/i

const SPEAKS = 6

/** The day by whose law a sentence is judged, where it tells what happened on it: 'sinistros de 2024'. */
export function dayOfEvent(text: string): string | undefined {
	const date = datesIn(text).find(({ start }) => event.test(text.slice(0, start)))
	if (!date || change.test(text)) return undefined
	const two = (value: number) => String(value).padStart(2, '0')
	return `${date.year}-${two(date.month ?? 6)}-${two(date.day ?? 15)}`
}

/** Whether a date is one that a fact gives for the same thing. Nothing where it dates only what happened to somebody. */
export function judgeDate({ index, excluded }: Reading, sentence: Sentence, date: SaidDate): Judged | undefined {
	const { text, all, citations } = sentence
	if (
		/(?:década|anos|modelo|ano|safra|enchentes?|verão|inverno)\s+(?:de\s+)?(?:[a-zç]+\s+de\s+)?$/i.test(
			text.slice(0, date.start),
		)
	)
		return undefined
	if (ofTheText.test(text.slice(0, date.start))) return undefined
	const cited = citations.flatMap((citation) => normOf(index, citation)?.at ?? [])
	if (!change.test(text) && (cited.length === 0 || event.test(text.slice(0, date.start)))) return undefined
	const dated = index.facts
		.filter(
			({ at, dates, fact }) => dates.length > 0 && !excluded.has(fact.id) && (cited.includes(at) || all[at]! >= SPEAKS),
		)
		.toSorted((a, b) => weight(b) - weight(a))
	// A whole day is so rarely the same by chance that it needs no other words.
	const isDay = date.day !== undefined
	const same = (isDay ? index.facts : dated).find(({ dates }) =>
		dates.some((one) => agrees(date, one) && (!isDay || one.day !== undefined)),
	)
	if (same) return { state: 'fact', fact: same, version: same.fact.versions[0] }
	const [best] = dated
	if ((sentence.isStory || sentence.isExample) && cited.length === 0 && date.day === undefined) return undefined
	if (best && (cited.includes(best.at) || weight(best) >= 0.25 * best.total))
		return { state: 'contradicted', fact: best, version: best.fact.versions[0] }
	return date.day === undefined || sentence.isStory || sentence.isExample ? undefined : { state: 'unsupported' }

	function weight({ at }: IndexedFact): number {
		return all[at]! + (cited.includes(at) ? 100 : 0)
	}
}
