import { phrases, topics } from './knowledge/all.ts'
import { aspects, type Fact, type Topic } from './knowledge/types.ts'
import { spoken } from './markup.ts'
import { LONGEST_STEM, plain } from './plain-words.ts'
import type { Reading } from './read-prompt.ts'

/** Picks from the knowledge base by what the prompt is about, and otherwise by chance; nothing twice. */
export type Chooser = {
	random: () => number
	pick: <Item>(items: readonly Item[]) => Item
	/** The most fitting that were not taken before, those that repeat a turn of phrase last. */
	take: <Item>(items: readonly Item[], count: number, textOf: (item: Item) => string, chance?: number) => Item[]
	takeFacts: (facts: readonly Fact[], count: number) => Fact[]
}

export function createChooser({ stems, topic, subject }: Reading, random: () => number): Chooser {
	const known = factsOf(topic).map((fact) => ` ${plain(spoken(fact))}`)
	const telling = stems.filter((stem) => rarity(stem) > 0 && shareWith(stem, known) <= MOST_WITHIN_TOPIC)
	const taken = new Set<unknown>()
	const said = new Set<string>()

	function fit(text: string): number {
		const words = ` ${plain(spoken(text))}`
		const about = subject?.words.some((word) => words.includes(` ${word}`)) ? ABOUT_SUBJECT : 0
		return telling.reduce((sum, stem) => sum + (words.includes(` ${stem}`) ? rarity(stem) : 0), about)
	}

	function pick<Item>(items: readonly Item[]): Item {
		return items[Math.floor(random() * items.length)]!
	}

	function take<Item>(items: readonly Item[], count: number, textOf: (item: Item) => string, chance = 1): Item[] {
		const left = items
			.filter((item) => !taken.has(item))
			.map((item) => ({ item, rank: fit(textOf(item)) + chance * random() }))
			.toSorted((a, b) => b.rank - a.rank)
			.map(({ item }) => item)
		const chosen: Item[] = []
		while (chosen.length < count && left.length > 0) {
			const fresh = left.findIndex((item) => phrasesIn(textOf(item)).every((phrase) => !said.has(phrase)))
			const [item] = left.splice(Math.max(0, fresh), 1)
			for (const phrase of phrasesIn(textOf(item!))) said.add(phrase)
			taken.add(item)
			chosen.push(item!)
		}
		return chosen
	}

	return { random, pick, take, takeFacts: (facts, count) => take(facts, count, spoken) }
}

function phrasesIn(text: string): string[] {
	const words = plain(spoken(text))
	return phrases.setPhrases.filter((phrase) => words.includes(phrase))
}

/** What the prompt singles out goes before what it merely mentions. */
const ABOUT_SUBJECT = 2

/** Every article on cars speaks of cars: such a word tells none of them from the others. */
const MOST_WITHIN_TOPIC = 0.2

function shareWith(stem: string, texts: readonly string[]): number {
	return texts.filter((text) => text.includes(` ${stem}`)).length / texts.length
}

function factsOf({ facts }: Topic): Fact[] {
	return aspects.flatMap((aspect) => facts[aspect])
}

/** In how many facts a word with this beginning occurs. */
const occurrences = new Map<string, number>()
let factCount = 0
for (const topic of topics)
	for (const fact of factsOf(topic)) {
		const words = plain(spoken(fact)).split(' ')
		const stems = words.flatMap((word) => [4, 5, LONGEST_STEM].map((length) => word.slice(0, length)))
		for (const stem of new Set(stems)) occurrences.set(stem, (occurrences.get(stem) ?? 0) + 1)
		factCount += 1
	}

/** A word in many of the facts tells nothing; one in a few tells most. From 0 to 2. */
function rarity(stem: string): number {
	const share = (occurrences.get(stem) ?? 0) / factCount
	return share === 0 || share > 0.15 ? 0 : Math.min(2, -Math.log10(share))
}
