import { factOn, type IndexedFact } from './facts-index.ts'
import type { Judged, Reading } from './reading.ts'
import { wordsOfText } from './text/words-of-text.ts'

/** From when a deadline runs: 'contado da ciência da recusa', 'a partir do habite-se'. */
const counted =
	/(?<![a-zà-ÿ])(?:contad[oa]s?|contam|conta-se|a contar)\s+(?:d[aeo]s?|desde|a partir d[aeo]s?)\s+([^,;.]+)/i
const started =
	/(?<![a-zà-ÿ])(?:contad[oa]s?|contam|conta-se|a contar|a partir|desde|depois|após|passad[oa])\s+(?:d[aeo]s?|que|o|a)?\s*([^,;.]+)/gi

type StartJudged = Judged & { start: number; end: number }

/** Whether a sentence that gives a fact's figure lets it run from another moment than the fact does. */
export function judgeStart({ day }: Reading, text: string, resting: readonly IndexedFact[]): StartJudged | undefined {
	const said = resting.length > 0 ? counted.exec(text) : undefined
	if (!said) return undefined
	const stems = wordsOfText(said[1]!).stems
	if (stems.size === 0) return undefined
	const known = resting.flatMap((fact) => {
		const version = factOn(fact, day)
		const told = `${version?.statement ?? ''} ${version?.detail ?? ''}`
		const moments = Array.from(told.matchAll(started), ([, moment = '']) => wordsOfText(moment).stems)
		return version && moments.length > 0 ? [{ fact, version, moments }] : []
	})
	const [first] = known
	if (!first || known.some(({ moments }) => moments.some((one) => [...stems].some((stem) => one.has(stem)))))
		return undefined
	const { fact, version } = first
	return { state: 'contradicted', fact, version, start: said.index, end: said.index + said[0].length }
}
