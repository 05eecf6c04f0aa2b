import { stemsIn } from '#core/generation/local-writer/shared-words.ts'
import type { FactText, FactVersion } from '#db/schema/facts.ts'
import { versionOn } from './fact.ts'
import type { Register } from './register.ts'

/** A fact with what of it holds on the day. */
export type NearFact = { id: string; text: FactText; version: FactVersion }

type Request = {
	prompt: string
	/** Topics it is about, as far as that is known. */
	topics: readonly string[]
	/** Ids of the facts that our own text on its very subject rests on. */
	behind: ReadonlySet<string>
	day: string
}

const FEWEST = 15
const MOST = 25

/** Facts behind our own text on the subject come before those of its topic, and these before shared words. */
const BEHIND = 12
const OF_TOPIC = 4
/** What holds for any insurance, for a request that hardly any fact is near to. */
const generalTopics = ['direitos-do-consumidor', 'sinistros', 'cotacoes', 'mercado-de-seguros']

/** The facts in force on the day that are nearest to a request: enough to write by, few enough to be read. */
export function nearestFacts(register: Register, { prompt, topics, behind, day }: Request): NearFact[] {
	const asked = stemsIn(prompt)
	const inForce = [...register].flatMap(([id, text]) => {
		const version = versionOn(text, day)
		return version ? [{ fact: { id, text, version }, stems: stemsIn(wordsOf(text, version)) }] : []
	})
	const rarity = rarityOf(inForce.map(({ stems }) => stems))

	function nearness({ id, text }: NearFact, stems: ReadonlySet<string>): number {
		const shared = [...asked].filter((stem) => stems.has(stem))
		const ofWords = shared.reduce((sum, stem) => sum + rarity.get(stem)!, 0)
		const ofTopic = text.topics.some((topic) => topics.includes(topic)) ? OF_TOPIC : 0
		return (behind.has(id) ? BEHIND : 0) + ofTopic + ofWords
	}

	const ranked = inForce
		.map(({ fact, stems }) => ({ fact, near: nearness(fact, stems) }))
		.toSorted((a, b) => b.near - a.near || a.fact.id.localeCompare(b.fact.id))
	const near = ranked.filter((one) => one.near > 0).slice(0, MOST)
	const general = ranked
		.filter(({ fact, near: own }) => own === 0 && fact.text.topics.some((topic) => generalTopics.includes(topic)))
		.slice(0, Math.max(0, FEWEST - near.length))
	return [...near, ...general].map(({ fact }) => fact)
}

/** A word in half of the facts tells nothing, one in a single fact much. */
function rarityOf(facts: readonly ReadonlySet<string>[]): ReadonlyMap<string, number> {
	const counts = new Map<string, number>()
	for (const stems of facts) for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1)
	return new Map([...counts].map(([stem, count]) => [stem, Math.log(facts.length / count)]))
}

function wordsOf({ words }: FactText, { statement, detail = '' }: FactVersion): string {
	return [...words, statement, detail].join(' ')
}
