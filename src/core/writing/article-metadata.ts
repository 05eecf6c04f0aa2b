import type { FactsOnDay } from '../facts/register.ts'
import { DESCRIPTION, TITLE } from '../seo/rules/metadata.ts'
import { sentencesOf } from '../seo/text/sentences.ts'
import type { Chooser } from './choose.ts'
import { phrases, questions } from './knowledge/all.ts'
import type { Fact, Topic } from './knowledge/types.ts'
import { spoken } from './markup.ts'
import { LONGEST_STEM, plain } from './plain-words.ts'
import type { Reading } from './read-prompt.ts'
import { factsOn, tellsOf } from './subject-facts.ts'
import { capitalised, fill, lowered, voiceOf } from './wording.ts'

type Range = { least: number; most: number }

/** What tells of an article elsewhere: it may say again what the body says, with what holds on the day. */
export type Listing = { chooser: Chooser; facts: FactsOnDay }

const EXCERPT: Range = { least: 150, most: 200 }

export function titleFor(reading: Reading, chooser: Chooser): string {
	const { topic, second, angle, subject, persona } = reading
	const name = capitalised(topic.name)
	const tails = topic.kind === 'matter' ? phrases.matterTails : questions[voiceOf(topic, angle)].titleTails
	const both = second?.kind === 'product' && topic.kind === 'product' && angle === 'compare'
	const ofPersona = persona && topic.kind === 'product' && hasFactsFor(reading) ? [`${name} para ${persona.label}`] : []
	const ofSubject = subject ? titlesOf(subject.label, topic) : []
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
function titlesOf(label: string, topic: Topic): string[] {
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

/** What the article says of its subject; where it has none, what it promises. */
export function descriptionFor(reading: Reading, title: string, { chooser, facts }: Listing): string {
	const { topic, angle } = reading
	const [about = ''] = title.split(/[:?]/)
	const said = saidOf(reading, facts, DESCRIPTION, (beginnings) =>
		beginnings.flatMap((text) => [text, ...invitationsAfter(text).map((invitation) => `${text} ${invitation}`)]),
	)
	if (said.length > 0) return bestWithin(said, DESCRIPTION, chooser)
	const promises = topic.kind === 'matter' ? phrases.matterPromises : questions[voiceOf(topic, angle)].promises
	const chosen = chooser.take(promises, MOST_PROMISES, (promise) => promise)
	const opening = chooser.pick(phrases.descriptionOpenings)
	const candidates = [3, 4, MOST_PROMISES].flatMap((count) => {
		// Some follow from others: 'os erros comuns' come before 'como evitá-los'.
		const inOrder = promises.filter((promise) => chosen.slice(0, count).includes(promise))
		return phrases.descriptionClosings.map((closing) => `${about}: ${opening} ${listed(inOrder)}. ${closing}`.trim())
	})
	return bestWithin(candidates, DESCRIPTION, chooser)
}

const MOST_PROMISES = 5

/** Two or three points, as the list of articles shows them: of what is singled out, or else of the topic. */
export function excerptFor(reading: Reading, description: string, { chooser, facts }: Listing): string {
	const { topic, subject } = reading
	if (subject?.points) return spoken(subject.points.join(' '), facts)
	const said = saidOf(reading, facts, EXCERPT, (beginnings) => {
		// A reader may meet both, one above the other.
		const fresh = beginnings.filter((text) => !description.includes(firstOf(text)))
		return [...fresh, ...pairsOf([...new Set(fresh.map(firstOf))].filter((text) => text.endsWith('.')))]
	})
	const summary = topic.summary.map((point) => spoken(point, facts))
	return bestWithin(subject && said.length > 0 ? said : pairsOf(summary), EXCERPT, chooser)
}

/** What can be said of an article's subject in its own words, made into texts of the right length. */
function saidOf(
	{ topic, subject }: Reading,
	facts: FactsOnDay,
	range: Range,
	made: (beginnings: string[]) => string[],
): string[] {
	const { mainly, telling } = subject ? factsOn(subject, topic) : { mainly: topic.facts.what, telling: [] }
	if (!subject && topic.kind === 'product') return []
	const isNamed = (text: string) => !subject || tellsOf(subject, text)
	const pools = [subject?.facts ?? [], mainly, telling].map((pool) =>
		made(pool.flatMap((fact) => beginningsOf(fact, facts))).filter((text) => isWithin(text, range)),
	)
	const naming = pools.flatMap((texts) => [texts.filter((text) => isNamed(firstOf(text))), texts.filter(isNamed)])
	return [...naming, ...pools].find(({ length }) => length > 0) ?? []
}

/** The first sentences of a fact, one or more: they stand on their own. */
function beginningsOf(fact: Fact, facts: FactsOnDay): string[] {
	if (typeof fact !== 'string') return []
	const sentences = sentencesOf(spoken(fact, facts))
	return (
		sentences
			.map((_, at) => sentences.slice(0, at + 1))
			// A question wants its answer, and the first of two the second.
			.filter((taken) => !/\?$|^(?:[AO]|Uma?) primeir[ao] /.test(taken.at(-1)!))
			.map((taken) => taken.join(' '))
	)
}

/** Those that repeat no word: 'Pergunte antes de aceitar. Veja o que perguntar' says it twice. */
function invitationsAfter(text: string): string[] {
	const said = ` ${plain(text)}`
	return phrases.invitations.filter((invitation) => {
		const words = plain(invitation)
			.split(' ')
			.filter(({ length }) => length >= 4)
		return !words.some((word) => said.includes(` ${word.slice(0, LONGEST_STEM)}`))
	})
}

function firstOf(text: string): string {
	return sentencesOf(text)[0]!
}

function pairsOf(points: readonly string[]): string[] {
	return points.flatMap((first, at) => points.slice(at + 1).map((second) => `${first} ${second}`))
}

const LEAST_TAGS = 3

export function tagsFor(reading: Reading): string[] {
	const { topic, second, angle, subject, persona } = reading
	const tags = [topic.label, questions[voiceOf(topic, angle)].tag, second?.label, subject?.label]
	if (persona && hasFactsFor(reading)) tags.push(capitalised(persona.label))
	const own = [...new Set(tags.filter((tag) => tag !== undefined))]
	const common = ['Dicas', topic.insurance ? 'Cobertura' : 'Planejamento', 'Legislação'].filter(
		(tag) => !own.includes(tag),
	)
	return [...own, ...common.slice(0, Math.max(0, LEAST_TAGS - own.length))]
}

function bestWithin(candidates: readonly string[], range: Range, chooser: Chooser): string {
	const fitting = candidates.filter((candidate) => isWithin(candidate, range))
	if (fitting.length > 0) return chooser.take(fitting, 1, (candidate) => candidate)[0]!
	const [longest = ''] = candidates.filter(({ length }) => length <= range.most).toSorted((a, b) => b.length - a.length)
	return longest
}

function isWithin({ length }: string, { least, most }: Range): boolean {
	return length >= least && length <= most
}

function listed(words: readonly string[]): string {
	return `${words.slice(0, -1).join(', ')} e ${words.at(-1)}`
}
