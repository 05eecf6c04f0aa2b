import { asWords, LETTER } from '#core/seo/text/letters.ts'
import { type FactsIndex, factOn, type IndexedFact } from './facts-index.ts'
import { normOf } from './norm-of.ts'
import type { Judged, Reading } from './reading.ts'
import { type RegulatorMention, regulatorsIn } from './regulator-mentions.ts'
import { coreOf, profilesOf, scoresOfRegulators, topicOf } from './regulator-profiles.ts'
import type { Sentence } from './sentence.ts'
import { isInCharge } from './text/in-charge.ts'
import { isAdvice, isConduct, isDeniedBefore } from './text/manner.ts'

/** What says who rules, watches or decides something. */
const ruling = asWords(
	String.raw`(?:fiscaliz|supervis|regul[ao](?!mento)|autoriz|normat|disciplin|coorden|homolog|edit[ao]|compet|administr|encarreg|respons|julg|zoneam|cadastr|registr(?!ar)|defin)${LETTER}*|normas?|regras?|cabem?|a cargo|órgão|autoridade|agência|autarquia|criad[oa]|última palavra|palavra final|palavra definitiva|(?:é|fica|ficam|são) com|sob o olhar|vêm d[oa]|rol d[ao]|faz(?:em)?|feit[ao]s?|cuidam?|tocad[oa]|cobra|dá`,
)
const watching = asWords(
	String.raw`(?:fiscaliz|supervis|regul[ao](?!mento)|autoriz|homolog|compet|coorden|encarreg|edit[ao]|atribui|incumb)${LETTER}*|cabem?|a cargo|última palavra|palavra final|palavra definitiva|(?:é|fica|ficam|são) com|quem (?:cobra|faz)|tocad[oa]|vêm d[oa]|sob o olhar`,
)

/** Verbs of anybody, which say so only of whom it is said to be done by: 'é fixado pelo', 'quem emite é', 'responde pela'. */
const doneBy = asWords(
	String.raw`(?:emit|exped|certific|elabor|fix|conced|licenci|credenci|cobr|control|dit|multad|public|registr|coorden|defin|estabelec)(?:id|ad)[oa]s? pel[ao]s?|feit[ao]s? pel[ao]s?|quem (?:emite|expede|certifica|elabora|fixa|concede|licencia|credencia|cobra|controla|dita|define|multa|decide)|responde pel[ao]s?|que multa [ao]s?`,
)

/** Where it is said to watch or rule, and where it only has to do with something. */
const OTHER_FITS = 2
const OTHER_FITS_LOOSELY = 4.5
const OWN_FITS = 0.5
const HARDLY_FITS = 0.45
const BEFORE = 0.6
const HEADING = 0.3

/** What makes the body that follows the one who does it: 'fiscalizada pela', 'cabe à', 'quem autoriza é o', 'autorização da'. */
const doing =
	/(?<![a-zà-ÿ])(?:pel[ao]s?|à|ao|a cargo d[ao]|(?:é|são|fica|ficam) (?:com |d)?[ao]s?|(?:fiscaliz|supervis|autoriz|regul|atribui|compet|tarefa|papel|função|responsab)[a-zçãêõ]* d[ao])\s+$/i
/** 'Quem fiscaliza: a' */
const isLabelled =
	/^(?:quem\s+(?:fiscaliza|supervisiona|regula|cuida|manda|faz as regras)[^,;:.]*|(?:órgão|fiscal(?:ização)?|supervisão|regulação|regulador|autorização|homologação|normas|regras|registro)(?![a-zà-ÿ])[^,;:.]*):\s+(?:é\s+)?(?:[ao]s?\s+)?$/i
/** 'Quem recebe as queixas é o', 'o órgão nacional de trânsito hoje é a', 'a regra disso é da'. */
const isWho =
	/(?<![a-zà-ÿ])(?:quem\s+[a-zà-ÿ]+[^,;:.]*|(?:órgão|autoridade|agência|autarquia|chefe|fiscal|regulador|xerife|vigia)[^,;:.]*)\s(?:é|são)\s+[ao]s?\s+$|(?<![a-zà-ÿ])(?:é|são) (?:uma )?(?:regras?|normas?|criação|obra) d[ao]s?\s+$|(?<![a-zà-ÿ])(?:regras?|normas?)\s[^,;:.]*\s(?:é|são) d[ao]s?\s+$/i
/** 'cobrados e explicados pela'. */
const isDoer = /(?<![a-zà-ÿ])([a-zà-ÿ]{3,}[ai]d[oa]s?)\s+pel[ao]s?\s+$/i
/** 'a Polícia Federal, que exerce o papel de órgão nacional de trânsito'. */
const isTheOne =
	/^,\s+(?:o\s+|a\s+)?(?:órgão|autarquia|agência|entidade)\s+(?:federal\s+)?(?:que|incumbid|responsáve|encarregad)|^:\s+é\s+el[ae]\s+que(?![a-zà-ÿ])|^(?:,\s+que)?\s+(?:é (?:o órgão|a autoridade|a agência|a autarquia|quem)|(?:exerce|faz|cumpre|desempenha|assume) o papel|fiscaliza|supervisiona|regula|autoriza|registra(?= [ao]s? )|homologa|licencia|habilita|faz(?:em)? as (?:normas|regras))(?![a-zà-ÿ])/i
/** 'É a SUSEP que fica em cima delas.' */
const isSaidToBe = /(?:^|[,;:.!?]\s)(?:é|são)\s+[ao]s?\s+$/i
const whoDoes =
	/^\s+(?:que|quem)\s+(?:(?:fica|está) (?:em cima|de olho)|fiscaliza|supervisiona|regula|autoriza|cuida|manda|dita|edita|define|controla|vigia)(?![a-zà-ÿ])/i
/** 'conforme decidiu o CNSP', 'o STJ já decidiu': whoever is said to have decided it. */
const decidedBy =
	/(?<![a-zà-ÿ])(?:decid|fix|firm|entend|julg|reconhec|defin|consolid|pacific|assent)[a-zà-ÿ]*\s+(?:[ao]s?|pel[ao]s?)\s+$|(?<![a-zà-ÿ])(?:decisão|entendimento|julgamento|tese) d[ao]s?\s+$/i
const decides = /^\s+(?:já\s+)?(?:decid|fix|firm|entend|julg|reconhec|defin|consolid|pacific|assent)[a-zà-ÿ]*/i
/** 'O CNSP as faz', of what was said before. */
const doesIt = /^\s+[oa]s?\s+(?:faz|fazem|edita|define|fiscaliza|supervisiona|regula|autoriza)(?![a-zà-ÿ])/i
const mistaken = /(?<![a-zà-ÿ])(?:confundid|tomad)[oa]s?\s+(?:com|por)\s[^,;:.]*/gi
const deniedToBe = /(?<![a-zà-ÿ])não (?:é|são)\s[^,;:.]*/gi
const inPassing = /(?<![a-zà-ÿ])n[ao] (?:fiscaliza|supervis|regula)[a-zçã]+/gi
/** What courts set: 'a tese fixada pelo STJ'. */
const ofDecision = /(?<![a-zà-ÿ])(?:tese|entendimento|súmula|julga|decis|repetitiv|critério|jurisprudência)/i
/** With what courts end a dispute. */
const lastWord =
	/bate o martelo|(?:última|final|definitiva) palavra|palavra (?:final|definitiva)|última instância|em definitivo/i

/** Whether a body is said to do what it does. Nothing where it is only named. */
export function judgeRegulator(
	reading: Reading,
	sentence: Sentence,
	{ mention, resting }: { mention: RegulatorMention; resting: readonly IndexedFact[] },
): Judged | undefined {
	const { index, day, excluded } = reading
	const { text, around } = sentence
	const all = regulatorsIn(index, text)
	const isOfSeveral = all.length > 1 || sentence.citations.length > 0 || text.includes(' e se ')
	const said = isOfSeveral ? clauseAround(text, mention) : text
	// 'Ser fiador exige cuidado: o STJ decidiu…'.
	const isOfConduct = isConduct(text) && !/[:;]/.test(text.slice(0, mention.start))
	if (isDeniedBefore(text, mention.start) || sentence.isDenied || isOfConduct) return undefined
	const fact = mention.at === undefined ? undefined : index.facts[mention.at]!
	if (fact && excluded.has(fact.fact.id)) return undefined
	const instead = namedInstead(reading, sentence, { fact, mention, mentions: all, resting })
	if (instead)
		return { state: 'contradicted', fact: instead.by, version: factOn(instead.by, day), correction: instead.name }
	const [ahead, behind] = [text.slice(0, mention.start), text.slice(mention.end)]
	const byAnother = doneByAnother(reading, sentence, ahead)
	if (byAnother) return { state: 'contradicted', fact: byAnother, version: factOn(byAnother, day) }
	// 'usa os dados na fiscalização' says not of what.
	const acts = said.replace(inPassing, ' ')
	const isWatcher = watching.test(acts)
	const isAnswer =
		isLabelled.test(ahead) ||
		(/^(?:(?:é|são)\s+)?(?:com\s+)?[oa]s?\s+$/i.test(ahead) && /(?:^|,\s)quem\s.*\?\s*$/i.test(around.before ?? ''))
	const isCleft = isSaidToBe.test(ahead) && whoDoes.test(behind)
	const isCharged = isInCharge(text, mention, around.before)
	const isWatching =
		isWatcher ||
		isAnswer ||
		isCharged ||
		doneBy.test(acts) ||
		isWho.test(ahead) ||
		(isDoer.test(ahead) && !isAdvice(text)) ||
		isTheOne.test(behind) ||
		isCleft ||
		doesIt.test(behind)
	if (!isWatching && !(fact && !isAdvice(text) && ruling.test(acts))) return undefined
	if (!fact && !isCharged && !doing.test(ahead) && !isTheOne.test(behind)) return undefined
	if (
		fact &&
		isCourt(fact) &&
		!lastWord.test(said) &&
		!(isCharged || (doneBy.test(acts) && doing.test(ahead) && !ofDecision.test(acts)))
	)
		return undefined
	const profiles = [...profilesOf(index).values()]
	const isWatched = (stem: string) => profiles.some((profile) => profile.has(stem))
	// What is issued or set by a body nobody watches with stands before it.
	// 'o consórcio, tomado por financiamento': of the one alone.
	const named = topicOf(index, (isWatcher || fact || isTheOne.test(behind) ? said : ahead).replace(mistaken, ' '))
	// A norm that is cited beside it says what it is about, where nothing else does.
	const own = named.some(isWatched) ? named : [...named, ...topicOfNorms(index, said)]
	// 'Quem fiscaliza é a Anvisa' says only with the sentence before what is watched.
	const isBare = !own.some(isWatched)
	if (
		isBare &&
		(!(isCharged || isAnswer || doing.test(ahead) || isCleft || doesIt.test(behind)) || !(isWatcher || fact))
	)
		return undefined
	// What a thing is said not to be is not what is spoken of.
	const before = topicOf(index, (around.before ?? '').replace(deniedToBe, ' '))
	const scores = scoresOfRegulators(index, [
		[own, 1],
		[all.length > 1 && !isBare ? [] : before, isBare ? 1 : BEFORE],
		[topicOf(index, around.heading), isBare ? BEFORE : HEADING],
		[topicOf(index, around.title), isBare ? BEFORE : 0],
	])
	const better = index.regulators
		.map((at) => index.facts[at]!)
		.filter((one) => isCourt(one) === lastWord.test(said) && one !== fact && !excluded.has(one.fact.id))
		.toSorted((a, b) => scores.get(b.at)! - scores.get(a.at)!)[0]
	// The last word on a law is a court's.
	const fits = fact && (isCourt(fact) || !lastWord.test(said)) ? scores.get(fact.at)! : 0
	if (
		better &&
		scores.get(better.at)! >= (isWatching ? OTHER_FITS : OTHER_FITS_LOOSELY) &&
		fits < (fits < OTHER_FITS ? OWN_FITS : HARDLY_FITS) * scores.get(better.at)!
	) {
		if (fact && isSaidFirst(fact, better)) return { state: 'fact', fact, version: factOn(fact, day) }
		// Who is named beside it is the one who does it.
		const beside = [...all, ...regulatorsIn(index, around.before ?? '')]
		if (beside.some(({ at }) => at === better.at)) return undefined
		if (
			fact &&
			!coreOf(index, better).some((stem) => (isBare ? before : own).includes(stem)) &&
			isWidelyMeant(fact, better)
		)
			return undefined
		return { state: 'contradicted', fact: better, version: factOn(better, day), correction: better.fact.words[0] }
	}
	return fact && fits > 0 ? { state: 'fact', fact, version: factOn(fact, day) } : undefined

	/** 'A SUSEP fiscaliza as seguradoras e recebe as queixas dos outros': what it is said to watch comes first. */
	function isSaidFirst(one: IndexedFact, other: IndexedFact): boolean {
		if (!isTheOne.test(behind)) return false
		const first = scoresOfRegulators(index, [[topicOf(index, behind.split(/[,;:]/)[0]!), 1]])
		return first.get(one.at)! > 0 && first.get(one.at)! >= first.get(other.at)!
	}

	/** Where only words that many use speak for another, what the article is about speaks for the one that is named. */
	function isWidelyMeant(one: IndexedFact, other: IndexedFact): boolean {
		const { heading, title } = around
		const wide = scoresOfRegulators(
			index,
			[said, around.before ?? '', heading, title].map((words) => [topicOf(index, words), 1] as const),
		)
		return wide.get(one.at)! >= OWN_FITS * wide.get(other.at)!
	}
}

function topicOfNorms(index: FactsIndex, text: string): string[] {
	return index.cited(text).flatMap((citation) => {
		const at = normOf(index, citation)?.at
		return at === undefined ? [] : topicOf(index, index.facts[at]!.fact.versions[0]!.statement)
	})
}

/** A fact or norm that the sentence speaks of names another body in this place: 'sob a supervisão da SUSEP'. */
function namedInstead(
	{ index, day, excluded }: Reading,
	{ citations, text }: Sentence,
	{
		fact,
		mention,
		mentions,
		resting,
	}: {
		fact: IndexedFact | undefined
		mention: RegulatorMention
		mentions: readonly RegulatorMention[]
		resting: readonly IndexedFact[]
	},
): { by: IndexedFact; name: string } | undefined {
	if (!fact) return undefined
	const isDecider = decidedBy.test(text.slice(0, mention.start)) || decides.test(text.slice(mention.end))
	const cited = citations.flatMap((citation) => normOf(index, citation)?.at ?? [])
	for (const one of index.facts) {
		if (one.fact.kind === 'regulator' || excluded.has(one.fact.id)) continue
		const isMeant = cited.includes(one.at) || resting.includes(one)
		const version = isMeant ? factOn(one, day) : undefined
		if (!version) continue
		const told = regulatorsIn(index, `${version.statement} ${version.detail ?? ''}`)
		// Only a court decides what is cited as a decision.
		const isDecision = /^(?:sumula|stj|stf)-/.test(one.fact.id) && isDecider
		const first = told.find(({ at }) => at !== undefined && (isDecision || isCourt(index.facts[at]!) === isCourt(fact)))
		if (first?.at === undefined || told.some(({ at }) => at === fact.at)) continue
		if (mentions.some(({ at }) => at === first.at)) continue
		return { by: one, name: index.facts[first.at]!.fact.words[0]! }
	}
	return undefined
}

/** So much of a fact has to be told to be what is spoken of. */
const TOLD = 0.5

/** A fact that is told nearly whole says by whom it is done: 'cobrada pelo município', against 'cobrada pela SUSEP'. */
function doneByAnother(
	{ index, day, excluded }: Reading,
	{ own, text }: Sentence,
	ahead: string,
): IndexedFact | undefined {
	const [, done] = isDoer.exec(ahead) ?? []
	if (!done) return undefined
	const whom = new RegExp(`${done}\\s+pel[ao]s?\\s+([a-zà-ÿ]+)`)
	return index.facts.find((one) => {
		if (own[one.at]! < TOLD * one.total || excluded.has(one.fact.id)) return false
		const [, by] = whom.exec(factOn(one, day)?.statement ?? '') ?? []
		return by !== undefined && !text.includes(by)
	})
}

const clauseEnd =
	/[;:()–—]|\s(?=e se\s)|,\s(?=enquanto|já|mas|ao passo|e\s(?:a|o)\s)|\s(?=enquanto|ao passo que|já o|já a)/

function clauseAround(text: string, { start }: RegulatorMention): string {
	let from = 0
	for (const part of text.split(clauseEnd)) {
		const at = text.indexOf(part, from)
		from = at + part.length
		if (start < from) return part
	}
	return text
}

function isCourt({ fact }: IndexedFact): boolean {
	return fact.id === 'orgao-stj' || fact.id === 'orgao-stf'
}
