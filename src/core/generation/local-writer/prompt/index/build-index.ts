import { aspects, type Subject, type Topic } from '../../knowledge/types.ts'
import { spoken } from '../../markup.ts'
import { plain } from '../../plain-words.ts'
import { wordsOf } from '../prompt-words.ts'
import type { PromptExamples } from '../read/read-examples.ts'
import { createSpelling, type Spelling } from '../spelling.ts'
import { stemOf } from '../stems.ts'

/** Kinds of prompts that are told by their likeness to examples, as subjects are. */
export const refusedKinds = ['unknown', 'foreign', 'harmful', 'instructions', 'nonsense'] as const
export type RefusedKind = (typeof refusedKinds)[number]

/** What prompts are compared with. Plain data, made when the site is built. */
export type PromptIndex = {
	/** Words that are written right, those said most often first. */
	words: string[]
	stems: string[]
	/** Ids of topics and subjects; after them come the refused kinds. */
	entries: string[]
	/** By entry: the stems of its names and of the ways in which people ask for it, each a list of places in `stems`. */
	examples: number[][][]
	/** By entry: the stems of its text, and how often each occurs in it. */
	texts: [stem: number, count: number][][]
	/** Stems of words that say little of what is asked for. */
	common: number[]
	/** By entry, of a topic: the stems of its own name. */
	names: number[][]
}

/** What is mistyped in an example stays so: it is like nothing else, and does no harm. */
const asWritten: Spelling = { meant: (word) => word, isKnown: () => true }

/** A word of fewer examples may be a mistake. */
const LEAST_EXAMPLES = 4
/** One of so many is right whatever it is near to. */
const MANY_EXAMPLES = 20
/** So many times more often is said what a mistake is one of: 'viagem' than 'viajem'. */
const TIMES_MORE = 20

export function buildIndex(topics: readonly Topic[], examples: PromptExamples): PromptIndex {
	const entries = topics.flatMap((topic) => [
		{
			id: topic.id,
			names: [topic.label, ...topic.words],
			texts: textsOfTopic(topic),
			own: [topic.label, topic.name, topic.words[0]!],
		},
		...topic.subjects.map((subject) => ({
			id: subject.id,
			names: [subject.label, `${topic.label} ${subject.label}`, ...subject.words, ...(subject.titles ?? [])],
			texts: textsOfSubject(subject),
			own: [],
		})),
	])
	const refused = refusedKinds.map((kind) => examples[kind])
	const words = vocabularyOf(
		entries.flatMap(({ names, texts }) => [...names, ...texts]),
		[...examples.known.values(), ...refused].flat(),
	)
	const stems = new Map<string, number>()
	const placeOf = (stem: string) => {
		if (!stems.has(stem)) stems.set(stem, stems.size)
		return stems.get(stem)!
	}
	const common = new Set<number>()
	const stemsIn = (text: string) =>
		wordsOf(text, asWritten).telling.map(({ stem, isCommon }) => {
			const place = placeOf(stem)
			if (isCommon) common.add(place)
			return place
		})
	return {
		words,
		entries: entries.map(({ id }) => id),
		examples: [
			...entries.map(({ id, names }) => [...names, ...(examples.known.get(id) ?? [])].map(stemsIn)),
			...refused.map((list) => list.map(stemsIn)),
		],
		texts: entries.map(({ texts }) => counted(texts.flatMap(wordsIn).map(stemOf).map(placeOf))),
		names: entries.map(({ own }) => [...new Set(own.flatMap(stemsIn))]),
		stems: [...stems.keys()],
		common: [...common],
	}
}

function counted(stems: readonly number[]): [number, number][] {
	const counts = new Map<number, number>()
	for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1)
	return [...counts]
}

/** Words that are written right, those said most often first. Ours are; of those in examples, the ones that are near to none said far more often. */
function vocabularyOf(texts: readonly string[], prompts: readonly string[]): string[] {
	const counts = new Map<string, number>()
	const add = (word: string, count: number) => counts.set(word, (counts.get(word) ?? 0) + count)
	for (const text of texts) for (const word of wordsIn(text)) add(word, 1)
	const asked = new Map<string, number>()
	for (const prompt of prompts) for (const word of new Set(wordsIn(prompt))) asked.set(word, (asked.get(word) ?? 0) + 1)
	for (const [word, count] of asked) if (count >= MANY_EXAMPLES || counts.has(word)) add(word, count)
	const { meant } = createSpelling(byCount(counts), new Set(), stemOf)
	const right = [...asked].filter(([word, count]) => {
		if (counts.has(word) || count < LEAST_EXAMPLES) return false
		const near = meant(word)
		return near === word || counts.get(near)! < count * TIMES_MORE
	})
	for (const [word, count] of right) add(word, count)
	return byCount(counts)
}

function byCount(counts: ReadonlyMap<string, number>): string[] {
	return [...counts].toSorted(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)).map(([word]) => word)
}

function wordsIn(text: string): string[] {
	return plain(text).match(/[a-z]{2,}/g) ?? []
}

function textsOfTopic(topic: Topic): string[] {
	return [
		...topic.openings,
		...topic.summary,
		...aspects.flatMap((aspect) => topic.facts[aspect]).map((fact) => spoken(fact)),
		...topic.faqs.flat().map((text) => spoken(text)),
	]
}

function textsOfSubject(subject: Subject): string[] {
	return [
		subject.heading,
		subject.opening ?? '',
		...(subject.points ?? []),
		...subject.facts,
		...(subject.procedure?.steps.flat() ?? []),
		...(subject.faqs ?? []).flat(),
		subject.warning ?? '',
	].map((text) => spoken(text))
}
