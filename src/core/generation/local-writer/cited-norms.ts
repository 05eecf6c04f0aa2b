import { shownVersion, versionOn } from '#core/facts/fact.ts'
import type { Register } from '#core/facts/register.ts'

export type CitedNorm = { name: string; url?: string | undefined }

const reference = /<data value="fato:([a-z0-9-]+)">/g

/** The laws and rulings that an article leans on, by what its words refer to: each once, with the articles of it. */
export function citedNorms(html: string, { register, day }: { register: Register; day: string }): CitedNorm[] {
	const cited = new Map<string, Set<string>>()
	for (const [, id = ''] of html.matchAll(reference)) {
		const fact = register.get(id)
		if (!fact) continue
		const { norm = fact.kind === 'norm' ? id : undefined, article } = shownVersion(fact, day)
		if (norm === undefined) continue
		cited.set(norm, (cited.get(norm) ?? new Set()).add(article ?? ''))
	}
	return [...cited].flatMap(([id, places]): CitedNorm[] => {
		const norm = register.get(id)
		if (!norm) return []
		const { url } = shownVersion(norm, day)
		// What was abolished and has no page is no source of anything.
		if (!url && !versionOn(norm, day)) return []
		return [{ name: [norm.words[0]!, ...placesIn([...places])].join(', '), url }]
	})
}

/** 'art. 86', or 'arts. 86 e 87'. */
function placesIn(places: readonly string[]): string[] {
	const given = places.filter(Boolean)
	if (given.length < 2) return given
	const numbers = given.map((place) => place.replace(/^arts?\. /, ''))
	return [`arts. ${numbers.slice(0, -1).join(', ')} e ${numbers.at(-1)}`]
}
