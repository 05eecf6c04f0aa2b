import { type FactsIndex, type IndexedFact, weightOf } from './facts-index.ts'
import { wordsOfText } from './text/words-of-text.ts'

const except =
	/(?:,| |^)(?:salvo|exceto|a não ser|a menos que|com exceção d[aeo]s?)(?: (?:por|em|se|quando|pel[ao]s?))? ([^.;]+)/i
/** 'mesmo em caso de força maior' takes the exception away. */
const even =
	/(?<![a-zà-ÿ])(?:mesmo|nem|inclusive|ainda (?:que|quando|se)|até (?:em|quando|se|[oa]s?)|sempre|qualquer|salvo|exceto|a não ser|independente(?:mente)?)(?![a-zà-ÿ])/i
/** What a fact leaves out is where it does not hold. */
const denies = /(?<![a-zà-ÿ])(?:não|isent[oa]s?|livra|livre|exime|afasta|dispensa)(?![a-zà-ÿ])/i
/** So much of one of the exceptions has to be told. */
const TOLD = 0.6

const prepared = new WeakMap<FactsIndex, Map<number, readonly ReadonlySet<string>[]>>()

/** Whether a sentence tells the case that a fact leaves out: 'não responde se a culpa for da vítima'. */
export function tellsException(index: FactsIndex, text: string, fact: IndexedFact): boolean {
	const exceptions = exceptionsOf(index, fact)
	if (exceptions.length === 0 || !denies.test(text) || even.test(text)) return false
	const { stems } = wordsOfText(text)
	return exceptions.some((one) => {
		const shared = [...one].filter((stem) => stems.has(stem))
		return weightOf(index, shared) >= TOLD * weightOf(index, one)
	})
}

function exceptionsOf(index: FactsIndex, { at, fact }: IndexedFact): readonly ReadonlySet<string>[] {
	const known = prepared.get(index) ?? new Map<number, readonly ReadonlySet<string>[]>()
	prepared.set(index, known)
	const before = known.get(at)
	if (before) return before
	const made = fact.versions.flatMap(({ statement }) => {
		const [, excepted = ''] = except.exec(statement) ?? []
		return excepted
			.split(/\sou\s|,/)
			.map((one) => new Set(wordsOfText(one).stems))
			.filter(({ size }) => size > 0)
	})
	known.set(at, made)
	return made
}
