import { personas, questions, topics } from '../knowledge/all.ts'
import { angles, aspects, type Subject, type Topic } from '../knowledge/types.ts'
import { spoken } from '../markup.ts'
import { plain } from '../plain-words.ts'
import promptWords from './prompt-words.content.server.ts'
import { singularOf, stemOf } from './tokens.ts'

/** A phrase by which something is named. */
export type Name = {
	words: readonly string[]
	/** Without 'de', 'para' and the like; empty where too little would be left to tell anything. */
	core: readonly string[]
	/** Whether its last word is a beginning. */
	isBeginning: boolean
}

/** A topic as a whole, or a subject of it, with the words that it is told by. */
export type Entry = {
	id: string
	label: string
	topic: Topic
	subject?: Subject
	names: readonly Name[]
	labelStems: ReadonlySet<string>
	textStems: ReadonlySet<string>
}

/** Words that may stand between those of a name, or not. */
export const looseWords: ReadonlySet<string> = new Set(
	'de do da dos das em no na nos nas para pra pro com por pelo pela o a os as um uma ao aos meu minha seu sua nosso nossa'.split(
		' ',
	),
)

/** Shorter beginnings are words of their own: 'ong' is no 'ongoing'. */
const SHORTEST_BEGINNING = 4

function nameOf(phrase: string, isOfSubject: boolean): Name {
	const words = phrase.split(' ')
	const core = words.filter((word) => !looseWords.has(word))
	return {
		words,
		// 'bati o carro do' waits for whose it was.
		core: core.length >= 2 && !looseWords.has(words.at(-1)!) ? core : [],
		isBeginning: isOfSubject && words.at(-1)!.length >= SHORTEST_BEGINNING,
	}
}

function stemsIn(texts: readonly string[]): Set<string> {
	return new Set(
		plain(texts.join(' '))
			.split(' ')
			.filter((word) => word.length > 1)
			.map(stemOf),
	)
}

/** Every label may have 'seguro' in it. */
function labelStemsIn(texts: readonly string[]): Set<string> {
	const stems = stemsIn(texts)
	stems.delete(stemOf('seguro'))
	return stems
}

function textsOfTopic(topic: Topic): string[] {
	return [
		topic.name,
		topic.label,
		...topic.words,
		...topic.openings,
		...topic.summary,
		...aspects.flatMap((aspect) => topic.facts[aspect]).map((fact) => spoken(fact)),
		...topic.tables.flatMap(({ head, rows }) => [...head, ...rows.flat()]),
		...topic.procedures.flatMap(({ heading, steps }) => [heading, ...steps.flat()]),
		...topic.faqs.flat(),
		...topic.warnings,
	]
}

function textsOfSubject(subject: Subject): string[] {
	return [
		subject.label,
		subject.heading,
		...subject.words,
		...(subject.titles ?? []),
		subject.opening ?? '',
		...(subject.points ?? []),
		...(subject.facts ?? []).map((fact) => spoken(fact)),
		...(subject.procedure?.steps.flat() ?? []),
		...(subject.faqs ?? []).flat(),
		subject.warning ?? '',
	]
}

function entriesOf(topic: Topic): Entry[] {
	return [
		{
			id: topic.id,
			label: topic.label,
			topic,
			names: [...topic.words, ...(promptWords.brands[topic.id] ?? [])].map((phrase) => nameOf(phrase, false)),
			labelStems: stemsIn([topic.label]),
			textStems: stemsIn(textsOfTopic(topic)),
		},
		...topic.subjects.map((subject) => ({
			id: subject.id,
			label: subject.label,
			topic,
			subject,
			names: subject.words.map((phrase) => nameOf(phrase, true)),
			labelStems: labelStemsIn([
				subject.label
					.split(' ')
					.filter((word) => !looseWords.has(plain(word)) && word.length > 1)
					.join(' '),
			]),
			textStems: stemsIn(textsOfSubject(subject)),
		})),
	]
}

export const entries: readonly Entry[] = topics.flatMap(entriesOf)
export const topicEntries: ReadonlyMap<string, Entry> = new Map(
	entries.filter(({ subject }) => !subject).map((entry) => [entry.topic.id, entry]),
)

const documentCounts = new Map<string, number>()
for (const { textStems } of entries)
	for (const stem of textStems) documentCounts.set(stem, (documentCounts.get(stem) ?? 0) + 1)

/** From 0, for what is said everywhere, to 1, for what is said nowhere. The rarest words of a prompt decide. */
export function rarityOf(word: string): number {
	const count = documentCounts.get(stemOf(word)) ?? 0
	return Math.log(entries.length / Math.max(1, count)) / Math.log(entries.length)
}

/** Words by which something is named or asked for. A mistyped word is taken for one of these before any other. */
export const namingWords: ReadonlySet<string> = new Set(
	[
		...topics.flatMap(({ words, label }) => [...words, plain(label)]),
		...topics.flatMap(({ subjects }) => subjects.map(({ label }) => plain(label))),
		...personas.flatMap(({ words }) => words),
		...angles.flatMap((angle) => questions[angle].words),
		...Object.values(promptWords.wishes.tone).flat(),
		...Object.values(promptWords.wishes.form).flat(),
	]
		.flatMap((phrase) => phrase.split(' '))
		.filter((word) => word.length > 4),
)

/** Beginnings that name a subject; whatever begins so is no mistake. */
const beginnings = topics.flatMap(({ subjects }) =>
	subjects.flatMap(({ words }) => words.map((phrase) => phrase.split(' ').at(-1)!)),
)
const tellingBeginnings = new Set(beginnings.filter((word) => word.length > 4))

/** Every word of ours, as it is written. */
export const knownWords: ReadonlySet<string> = new Set([
	...topics
		.flatMap((topic) => [...textsOfTopic(topic), ...topic.subjects.flatMap(textsOfSubject)])
		.flatMap((text) => plain(text).split(' ')),
	...personas.flatMap(({ facts }) => facts.flatMap(({ fact }) => plain(spoken(fact)).split(' '))),
	...namingWords,
	...promptWords.english.common,
	...Object.keys(promptWords.english.words).flatMap((phrase) => phrase.split(' ')),
	...Object.values(promptWords.brands).flat(),
	...[
		promptWords.places.cities,
		promptWords.places.regions,
		promptWords.places.afterIn,
		Object.values(promptWords.places.states),
	]
		.flat()
		.flatMap((name) => plain(name).split(' ')),
])

export function isKnown(word: string): boolean {
	if (knownWords.has(word) || knownWords.has(singularOf(word))) return true
	for (let length = 5; length <= word.length; length += 1) if (tellingBeginnings.has(word.slice(0, length))) return true
	return false
}

const namingStems = new Set(
	entries.flatMap(({ names, labelStems }) => [...labelStems, ...names.flatMap(({ words }) => words.map(stemOf))]),
)
const OFTEN = 5

/** A word that our texts use in many places and that names nothing: 'atendimento', 'consequências'. */
export function isEveryday(word: string): boolean {
	const stem = stemOf(word)
	return !namingStems.has(stem) && (documentCounts.get(stem) ?? 0) >= OFTEN
}

/** Single words that name something by themselves. */
export const soleNames: ReadonlySet<string> = new Set(
	entries.flatMap(({ names }) => names.filter(({ words }) => words.length === 1).map(({ words }) => words[0]!)),
)

/** Words of our own texts, without lists. */
export const ownWords: ReadonlySet<string> = new Set(entries.flatMap(({ textStems }) => [...textStems]))
