import { keep } from '#lib/keep.ts'
import type { FactsIndex, IndexedFact } from './facts-index.ts'
import { watchedBy } from './names-of-facts.ts'
import { regulatorsIn } from './regulator-mentions.ts'
import { stemsOfText } from './text/words-of-text.ts'

/** What the statement of a body itself says that it watches. */
export function coreOf(index: FactsIndex, { fact }: IndexedFact): string[] {
	return fact.versions.flatMap(({ statement }) => topicOf(index, statement))
}

const foundTopics = new WeakMap<FactsIndex, (text: string) => readonly string[]>()

/** A heading and a sentence are asked for by all that stand beside them. */
export function topicOf(index: FactsIndex, text: string): readonly string[] {
	if (text === '') return []
	const before = foundTopics.get(index)
	if (before) return before(text)
	const find = keep((one) => findTopic(index, one))
	foundTopics.set(index, find)
	return find(text)
}

/** What is watched: without the names of bodies and norms, and of an insurance not what it covers. */
function findTopic(index: FactsIndex, text: string): readonly string[] {
	// Insurers and airlines are companies alike.
	let rest = text.replace(/companhias?/gi, (word) => ' '.repeat(word.length))
	// The Constitution is what a court watches over.
	const norms = index.cited(text).filter(({ key }) => !key.startsWith('constitui'))
	for (const { start, end } of [...regulatorsIn(index, text), ...norms])
		rest = rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end)
	return stemsOfText(rest.replace(healthInsurance, 'saúde ').replace(insured, 'seguro '))
		.filter((stem) => !generic.has(stem))
		.map((stem) => (ofInsurance.has(stem) ? INSURANCE : stem))
}

/** 'o seguro de celular' is an insurance, whoever watches telephones; health insurance is watched as health plans are. */
const insured = /(?<![A-Za-zÀ-ÿ])seguros? (?:d[aeo]s? |para |contra )?(?!rura)[a-zà-ÿ-]+\s/gi
const healthInsurance = /(?<![A-Za-zÀ-ÿ])seguros?[ -](?:d[ae] )?(?:saúde|dental|odonto[a-zà-ÿ]*)(?![A-Za-zÀ-ÿ])/gi

/** Who speaks of insurers, policies or claims speaks of insurance. */
const [INSURANCE = ''] = stemsOfText('seguro')
const ofInsurance = new Set(stemsOfText('seguradora segurado sinistro'))

/** Said of any body and of any who are watched. */
const generic = new Set(
	stemsOfText(
		'última palavra instância definitiva administradora empresa mercado produto registro fiscaliza supervisiona autoriza órgão nacional agência recebe aplica cuida público equipamento interpretação',
	),
)

const profiles = new WeakMap<FactsIndex, ReadonlyMap<number, ReadonlyMap<string, number>>>()

/** What each body does, in words weighed among the bodies alone; that they watch, all of them do. */
export function profilesOf(index: FactsIndex): ReadonlyMap<number, ReadonlyMap<string, number>> {
	const before = profiles.get(index)
	if (before) return before
	const stems = index.regulators.map((at) => {
		const { fact } = index.facts[at]!
		const told = [...fact.versions.map(({ statement }) => statement), ...watchedBy(fact)]
		return [at, new Set(told.flatMap((text) => topicOf(index, text)))] as const
	})
	const count = (stem: string) => stems.filter(([, one]) => one.has(stem)).length
	const made = new Map(
		stems.map(([at, one]) => [
			at,
			new Map([...one].map((stem) => [stem, Math.log(1 + index.regulators.length / count(stem))])),
		]),
	)
	profiles.set(index, made)
	return made
}

export function scoresOfRegulators(
	index: FactsIndex,
	topics: readonly (readonly [stems: readonly string[], weight: number])[],
): Map<number, number> {
	const best = new Map<string, number>()
	for (const [stems, weight] of topics) for (const stem of stems) best.set(stem, Math.max(weight, best.get(stem) ?? 0))
	return new Map(
		[...profilesOf(index)].map(([at, profile]) => [
			at,
			[...profile].reduce((sum, [stem, value]) => sum + value * (best.get(stem) ?? 0), 0),
		]),
	)
}
