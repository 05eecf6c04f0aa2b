import { spoken } from './markup.ts'
import { LONGEST_STEM, plain, stopWords } from './plain-words.ts'

const SHORTEST = 4

/** Beginnings of the words of a text that tell it from others. */
export function stemsIn(text: string): Set<string> {
	const words = plain(spoken(text))
		.split(/[^a-z0-9]+/)
		.filter((word) => word.length >= SHORTEST && !stopWords.has(word))
	return new Set(words.map((word) => word.slice(0, LONGEST_STEM)))
}

export function sharedStems(text: string, stems: ReadonlySet<string>): number {
	return [...stemsIn(text)].filter((stem) => stems.has(stem)).length
}

/** The nearest to some words, in the order in which they were given. */
export function nearest<Item>(
	items: readonly Item[],
	count: number,
	{ stems, textOf }: { stems: ReadonlySet<string>; textOf: (item: Item) => string },
): Item[] {
	const ranked = items.toSorted((a, b) => sharedStems(textOf(b), stems) - sharedStems(textOf(a), stems))
	const chosen = new Set(ranked.slice(0, count))
	return items.filter((item) => chosen.has(item))
}
