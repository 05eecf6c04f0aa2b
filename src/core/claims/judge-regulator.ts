import { asWords, LETTER } from '#core/seo/text/letters.ts'
import { type FactsIndex, factOn } from './facts-index.ts'
import type { Judged, Reading } from './reading.ts'
import { scoresOf, stemsOfTokens } from './sentence.ts'
import { stemsOfText } from './text/stems.ts'
import { tokensOf } from './text/tokens.ts'

/** What says who rules, watches or decides something. */
const ruling = asWords(
	String.raw`(?:fiscaliz|supervis|regul[ao]|autoriz|normat|disciplin|coorden|homolog|edit[ao]|compet|administr|encarreg|respons|julg|zoneam|cadastr|registr)${LETTER}*|normas?|regras?|cabem?|a cargo|órgão|autoridade|agência|autarquia|criad[oa]|última palavra|palavra final|(?:é|fica|ficam|são) com|sob o olhar|vêm d[oa]|rol d[ao]|faz(?:em)?|feit[ao]s?|cuidam?|tocad[oa]|cobra`,
)

export type RegulatorMention = { at: number; start: number; end: number }

export function regulatorsIn({ regulators }: FactsIndex, text: string): RegulatorMention[] {
	return regulators
		.flatMap(({ at, names }) =>
			Array.from(text.matchAll(names), ({ 0: name, index }) => ({ at, start: index, end: index + name.length })),
		)
		.toSorted((a, b) => a.start - b.start)
}

const OTHER_FITS = 3
const OWN_FITS = 0.5

/** Whether a body is said to do what it does. Nothing where it is only named. */
export function judgeRegulator(
	{ index, day, excluded }: Reading,
	{ text, mention, near }: { text: string; mention: RegulatorMention; near: readonly string[] },
): Judged | undefined {
	if (!ruling.test(text)) return undefined
	const scores = new Float64Array(index.facts.length)
	const own = stemsOfTokens(tokensOf(withoutNames(index, text)))
	scoresOf(index, own, 1, scores)
	const around = new Set(
		near.flatMap((sentence) => stemsOfText(withoutNames(index, sentence))).filter((stem) => !own.has(stem)),
	)
	scoresOf(index, around, 0.3, scores)
	const fact = index.facts[mention.at]!
	const better = index.regulators
		.map(({ at }) => index.facts[at]!)
		.filter((one) => one !== fact && !excluded.has(one.fact.id))
		.toSorted((a, b) => scores[b.at]! - scores[a.at]!)[0]
	const version = factOn(fact, day) ?? fact.fact.versions[0]
	const said = scores[fact.at]!
	if (better && scores[better.at]! >= OTHER_FITS && said < OWN_FITS * scores[better.at]! && !excluded.has(fact.fact.id))
		return { state: 'contradicted', fact: better, version: factOn(better, day), correction: better.fact.words[0] }
	return said > 0 ? { state: 'fact', fact, version } : undefined
}

function withoutNames({ regulators }: FactsIndex, text: string): string {
	return regulators.reduce((rest, { names }) => rest.replace(names, ' '), text)
}
