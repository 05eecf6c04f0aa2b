import { DESCRIPTION, TITLE } from '../seo/rules/metadata.ts'
import type { Chooser } from './choose.ts'
import * as phrases from './knowledge/phrases.ts'
import type { Topic } from './knowledge/types.ts'
import { plain, type Reading } from './read-prompt.ts'
import { capitalised, fill, lowered, voiceOf } from './wording.ts'

const EXCERPT = { least: 150, most: 200 }

export function titleFor(reading: Reading, chooser: Chooser): string {
	const { topic, second, angle, subject, persona } = reading
	const name = capitalised(topic.name)
	const tails = topic.kind === 'matter' ? phrases.matterTails : phrases.titleTails[voiceOf(topic, angle)]
	const both = second?.kind === 'product' && topic.kind === 'product' && angle === 'compare'
	const ofPersona = persona && topic.kind === 'product' && hasFactsFor(reading) ? [`${name} para ${persona.label}`] : []
	const ofSubject = subject ? beginningsOf(subject.label, topic) : []
	const beginnings = [
		...(both ? [`${name} ou ${second.name}`] : []),
		...(isSame(reading) ? [...ofPersona, ...ofSubject] : [...ofSubject, ...ofPersona]),
	]
	const candidates = [
		...(subject?.titles ? [subject.titles] : []),
		...beginnings.flatMap((start) => [tails.map((tail) => `${start}: ${tail}`), [start]]),
		topic.titles ?? tails.map((tail) => `${name}: ${tail}`),
	]
	for (const titles of candidates) {
		const fitting = titles.filter((title) => isWithin(title, TITLE))
		if (fitting.length > 0) return chooser.take(fitting, 1, (title) => title, 2)[0]!
	}
	return `${name}: o que você precisa saber`
}

/** A label that does not name the topic is completed by it. */
function beginningsOf(label: string, topic: Topic): string[] {
	return topic.kind === 'matter' || namesTopic(label, topic)
		? [label]
		: [`${label} ${lowered(fill('{no}', topic))}`, label]
}

/** Whether the reader is what the prompt singles out: 'motorista de aplicativo' and 'carro de aplicativo'. */
function isSame({ subject, persona }: Reading): boolean {
	return subject?.words.some((word) => persona?.words.some((other) => other.includes(word))) ?? false
}

const small = new Set(['de', 'do', 'da'])

function namesTopic(label: string, { name }: Topic): boolean {
	return plain(name)
		.split(' ')
		.some((word) => !small.has(word) && plain(label).split(' ').includes(word))
}

function hasFactsFor({ topic, persona }: Reading): boolean {
	return persona?.facts.some(({ topics }) => topics.includes(topic.id)) ?? false
}

export function descriptionFor(reading: Reading, title: string, chooser: Chooser): string {
	const { topic, angle } = reading
	const [about = ''] = title.split(/[:?]/)
	const promises = topic.kind === 'matter' ? phrases.matterPromises : phrases.promises[voiceOf(topic, angle)]
	const promised = chooser.take(promises, 5, (promise) => promise)
	const opening = chooser.pick(phrases.descriptionOpenings)
	const candidates = [3, 4, 5].flatMap((count) =>
		phrases.descriptionClosings.map((closing) =>
			`${about}: ${opening} ${listed(promised.slice(0, count))}. ${closing}`.trim(),
		),
	)
	return bestWithin(candidates, DESCRIPTION, chooser)
}

/** Two or three of the topic's points, as the list of articles shows them. */
export function excerptFor({ topic, subject }: Reading, chooser: Chooser): string {
	if (subject?.points) return subject.points.join(' ')
	const points = topic.summary
	const pairs = points.flatMap((first, at) => points.slice(at + 1).map((second) => `${first} ${second}`))
	return bestWithin(pairs, EXCERPT, chooser)
}

const LEAST_TAGS = 3

export function tagsFor({ topic, second, angle, subject, persona }: Reading): string[] {
	const tags = [topic.label, phrases.angleTags[voiceOf(topic, angle)], second?.label, subject?.label]
	if (persona) tags.push(capitalised(persona.label))
	const own = [...new Set(tags.filter((tag) => tag !== undefined))]
	const common = ['Dicas', topic.insurance ? 'Cobertura' : 'Planejamento', 'Legislação'].filter(
		(tag) => !own.includes(tag),
	)
	return [...own, ...common.slice(0, Math.max(0, LEAST_TAGS - own.length))]
}

function bestWithin(candidates: readonly string[], range: { least: number; most: number }, chooser: Chooser): string {
	const fitting = candidates.filter((candidate) => isWithin(candidate, range))
	if (fitting.length > 0) return chooser.take(fitting, 1, (candidate) => candidate)[0]!
	const [longest = ''] = candidates.filter(({ length }) => length <= range.most).toSorted((a, b) => b.length - a.length)
	return longest
}

function isWithin({ length }: string, { least, most }: { least: number; most: number }): boolean {
	return length >= least && length <= most
}

function listed(words: readonly string[]): string {
	return `${words.slice(0, -1).join(', ')} e ${words.at(-1)}`
}
