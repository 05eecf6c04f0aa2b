import { asWords, LETTER } from '#core/seo/text/letters.ts'
import type { KnownDate } from './facts-index.ts'
import { normOf } from './norm-of.ts'
import type { Judged, Reading } from './reading.ts'
import type { Sentence } from './sentence.ts'
import { agrees, datesIn, type SaidDate } from './text/dates.ts'
import { isStory, isWarnedOf } from './text/manner.ts'
import type { Citation } from './text/norms.ts'

/** What says that a rule began, changed or ended. */
const change = asWords(
	String.raw`(?:vigor|vigên|public|revog|substitu|extin|alter|mud|cri[oa]|fix|decid|decis|aprov|sancion|julg|enterr|afast|edit|obrig|deix|indeniz|promulg|dispens|acab|encerr|cobranç|surg|coloc|trouxe)${LETTER}*|ganh(?:ou|aram)(?= (?:${LETTER}+ ){0,2}(?:regras?|leis?|normas?))|sai(?:u|o)|pôs|é de|são de|pass(?:ou|a|am) a|entr(?:ou|a) em|desde|(?:de|em) (?:19|20)\d\d (?:pra|para) cá|a partir de|val(?:e|endo|er) (?:desde|a partir)|data(?:m)? de|até|aplica(?:-se)?|de número|cobrad[oa]|(?:bat|martel)${LETTER}+ (?:o )?martelo`,
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

/** What is dated by when it begins or ends to hold, not by when it was published. */
const holds = asWords(String.raw`(?:vigor|vigên|reg[ei]|deix|substitu|aplica|val(?:e|ia|em|er))${LETTER}*`)
const published = asWords(String.raw`(?:public|sancion|edit|promulg|assin|aprov)${LETTER}*`)

/** 'entrou em vigor em', 'passou a valer no dia'. */
const inForce = /(?<![a-zà-ÿ])(?:vigor|vigên|val(?:e|ia|er|endo)|aplica)[^,;.]*$/i
/** 'uma lei de 1998', 'a da locação, que é de 1991', 'a lei saiu em janeiro de 2025'. */
const yearOfNorm =
	/(?<![a-zà-ÿ])(?:leis?|decreto|resolução|circular|convenção|código|estatuto|marco legal)(?![a-zà-ÿ])[^;.]*(?<![a-zà-ÿ])(?:de|(?:saiu|veio|surgiu|nasceu|publicad[oa]|sancionad[oa]) (?:em|n[oa])|datam?(?:-se)? de)\s+$|(?<![a-zà-ÿ])(?:(?:por|com) (?:a |uma )?|numa |em )(?:lei|lei complementar|decreto|resolução|circular) em\s+$/i
/** 'Saiu em julho de 2023 a lei que…'. */
const cameIn =
	/(?<![a-zà-ÿ])(?:saiu|veio|surgiu|nasceu|chegou|(?:foi\s+)?(?:publicad|sancionad|editad|aprovad|promulgad)[oa])\s+(?:em|n[oa])\s+$/i
const aNorm =
	/^,?\s+(?:[ao]|uma?)\s+(?:nov[ao]\s+)?(?:leis?|decreto|resolução|circular|convenção|código|estatuto|marco legal|súmula)(?![a-zà-ÿ])/i
/** A law of another country, or 'o artigo 13 da lei de 1964', which the text has named before. */
const ofAnother =
	/(?<![a-zà-ÿ])(?:argentin|uruguai|chilen|paraguai|europe|american|portugu|espanhol|frances|estrangeir)|artigo \d+[ºo]? da lei de\s+$/i
/** What stands between a norm and the day that it came about on. */
const broughtAbout =
	/^(?:,)?\s+(?:(?:foi|que foi|é)\s+)?(?:nasceu|surgiu|publicad[oa]|sancionad[oa]|promulgad[oa]|editad[oa]|assinad[oa]|criad[oa])\s+(?:em|n[oa])\s+$/i
/** 'casos ocorridos antes de', 'a partir do dia'. */
const bound = /(?<![a-zà-ÿ])(?:antes|depois|desde|até|após|a partir)\s+(?:d[eo]\s+)?(?:o\s+)?(?:dia\s+)?$/i
const court = asWords('STF|STJ|Supremo|tribunal')
/** Facts that fit nearly as well as the best may be the one that is meant. */
const NEARLY = 0.6
/** Beside a norm that is cited, another fact has to be spoken of, too. */
const NEAR = 6
const CITED = 100
const CITED_BEFORE = 8
const COVERS = 0.25
/** What tells so much of a fact is no story, though it tells what was done. */
const TOLD = 0.5

function isOfSpan(text: string, { start, end }: SaidDate): boolean {
	if (/(?<![a-zà-ÿ])entre\s+(?:[a-zç]+ de )?$/i.test(text.slice(0, start))) return /^\s+e\s/.test(text.slice(end))
	return /(?<![a-zà-ÿ])entre\s+(?:[a-zç]+ de )?(?:19|20)\d\d\s+e\s+(?:[a-zç]+ de )?$/i.test(text.slice(0, start))
}

/** Whether a date is one that a fact gives for the same thing. Nothing where it dates only what happened to somebody. */
export function judgeDate({ index, excluded }: Reading, sentence: Sentence, date: SaidDate): Judged | undefined {
	const { text, own, all, citations, around } = sentence
	const said = text.slice(0, date.start)
	if (/(?:década|anos|modelo|ano|safra|enchentes?|verão|inverno)\s+(?:de\s+)?(?:[a-zç]+\s+de\s+)?$/i.test(said))
		return undefined
	if (ofTheText.test(said)) return undefined
	// 'Entre 2016 e 2024 ninguém o vendia': neither is when it began or ended.
	if (isWarnedOf(text) || isOfSpan(text, date)) return undefined
	const placeOf = (citation: Citation) => normOf(index, citation)?.at ?? []
	// 'a Lei Complementar 211, publicada em': of that one alone.
	const attached = citations.filter(({ end }) => end <= date.start && broughtAbout.test(text.slice(end, date.start)))
	const cited = (attached.length > 0 ? attached : [...citations, ...around.row.flatMap(index.cited)]).flatMap(placeOf)
	const citedBefore = citations.length > 0 ? [] : index.cited(around.before ?? '').flatMap(placeOf)
	// A whole day is so rarely the same by chance that it needs no other words.
	const isDay = date.day !== undefined
	const isYearOfNorm =
		!isDay &&
		(yearOfNorm.test(said) || (cameIn.test(said) && aNorm.test(text.slice(date.end)))) &&
		!ofAnother.test(said)
	const isBound = isDay && bound.test(said)
	const isOfNews = attached.length > 0
	if (
		!change.test(text) &&
		!isYearOfNorm &&
		!isBound &&
		!isOfNews &&
		!court.test(text) &&
		(cited.length === 0 || event.test(said))
	)
		return undefined
	const dated = index.facts
		.filter(({ at, dates, fact }) => dates.length > 0 && !excluded.has(fact.id) && weight(at) >= SPEAKS)
		.filter(({ at }) => !isOfNews || cited.includes(at))
		.toSorted((a, b) => weight(b.at) - weight(a.at))
	const [best] = dated
	const isOfForce = isDay && holds.test(text) && !published.test(text)
	// Of a norm that is cited, and whose days are known, it is one of those.
	const ofCited = isDay ? dated.filter(({ at, dates }) => cited.includes(at) && dates.some((one) => one.day)) : []
	const same = (isDay ? index.facts : dated).find(
		({ at, dates }) =>
			(isDay ? ofCited.length === 0 || weight(at) >= NEAR : weight(at) >= NEARLY * Math.min(weight(best!.at), CITED)) &&
			dates.some(
				(one) =>
					(agrees(date, one) || isUntil(one)) &&
					(date.month === undefined || one.month !== undefined) &&
					(!isDay || one.day !== undefined) &&
					!(isOfForce && one.isPublication),
			),
	)
	function isUntil({ isStart, year }: KnownDate): boolean {
		return Boolean(isStart) && date.month === undefined && year === date.year + 1 && /(?<![a-zà-ÿ])até\s+$/i.test(said)
	}
	if (same) return { state: 'fact', fact: same, version: same.fact.versions[0] }
	// The day and month on which something began, with another year.
	const moved =
		isBound || (isOfForce && inForce.test(said))
			? index.facts.find(({ dates, fact }) => !excluded.has(fact.id) && dates.some(isOfAnotherYear))
			: undefined
	if (moved) return { state: 'contradicted', fact: moved, version: moved.fact.versions[0] }
	function isOfAnotherYear({ day, month, year }: KnownDate): boolean {
		return day === date.day && month === date.month && year !== date.year
	}
	// The year is so, but no fact says in which month it was.
	if (best && date.month !== undefined && best.dates.some((one) => one.month === undefined && agrees(date, one)))
		if (!best.dates.some((one) => one.month !== undefined && one.year === date.year)) return { state: 'unsupported' }
	const isTold = best && own[best.at]! >= TOLD * best.total
	const isCited = best && (cited.includes(best.at) || citedBefore.includes(best.at))
	if (isBound && !change.test(text)) return undefined
	const isCase = (isStory(text) && !court.test(text) && !isYearOfNorm) || sentence.isExample || around.isWorkedCase
	if (isCase && (!isTold || around.isWorkedCase) && !isCited && !isDay) return undefined
	if (best && (isCited || weight(best.at) >= COVERS * best.total))
		return { state: 'contradicted', fact: best, version: best.fact.versions[0] }
	return (isDay || isYearOfNorm) && !isCase ? { state: 'unsupported' } : undefined

	function weight(at: number): number {
		return all[at]! + (cited.includes(at) ? CITED : citedBefore.includes(at) ? CITED_BEFORE : 0)
	}
}
