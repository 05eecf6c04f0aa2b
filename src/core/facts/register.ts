import type { FactText, FactVersion } from '#db/schema/facts.ts'
import { shownVersion, valueAndUnit, versionOn } from './fact.ts'
import { saysValue } from './says-value.ts'
import type { ReleasedFact } from './sync-facts.ts'

/** The facts by their ids, as they stood at a moment: from the table, or from the files of a release. */
export type Register = ReadonlyMap<string, FactText>

export function registerOf(facts: readonly Pick<ReleasedFact, 'id' | 'text'>[]): Register {
	return new Map(facts.map(({ id, text }) => [id, text]))
}

/** What texts that refer to facts say on a day. */
export type FactsOnDay = {
	/** The words as they are written, or what holds on the day where that is another value. */
	wordsFor: (id: string, written: string) => string
	/** The norm whose own page this is, where the words call it by one of its names. */
	normAt: (url: string, words: string) => string | undefined
}

export function factsOnDay(register: Register, day: string): FactsOnDay {
	const norms = new Map<string, [string, FactText][]>()
	for (const [id, text] of register)
		if (text.kind === 'norm')
			for (const url of new Set(text.versions.flatMap((version) => version.url ?? [])))
				norms.set(url, [...(norms.get(url) ?? []), [id, text]])

	function wordsFor(id: string, written: string): string {
		const version = versionAt(register.get(id), day)
		return version?.value && !saysValue(written, version.value) ? valueAndUnit(version) : written
	}

	function normAt(url: string, words: string): string | undefined {
		return norms.get(url)?.find(([, text]) => isNamed(text, words))?.[0]
	}

	return { wordsFor, normAt }
}

function versionAt(text: FactText | undefined, day: string): FactVersion | undefined {
	return text && versionOn(text, day)
}

/** What keeps words from resting on a fact, for whoever writes them; nothing where they may. */
export function faultOfReference(
	register: Register,
	{ id, words, day }: { id: string; words: string; day: string },
): string | undefined {
	const text = register.get(id)
	if (!text) return `não há fato "${id}" em content/facts`
	const version = shownVersion(text, day)
	if (version.value === undefined)
		return isNamed(text, words) ? undefined : `"${words}" não é como se cita "${id}": ${text.words.join('; ')}`
	if (saysValue(words, version.value)) return undefined
	const isInForce = versionOn(text, day) !== undefined
	return `"${words}" não diz o valor de "${id}" em ${day}: ${valueAndUnit(version)}${isInForce ? '' : ', que nesse dia não está em vigor'}`
}

function isNamed({ words: names }: FactText, words: string): boolean {
	const given = words.toLowerCase()
	return names.some((name) => given.includes(name.toLowerCase()))
}
