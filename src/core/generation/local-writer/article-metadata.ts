import type { FactsOnDay } from '#core/facts/register.ts'
import { DESCRIPTION, TITLE } from '#core/seo/rules/metadata.ts'
import { sentencesOf } from '#core/seo/text/sentences.ts'
import { phrases, questions } from './knowledge/all.ts'
import type { Subject, Topic } from './knowledge/types.ts'
import { spoken } from './markup.ts'
import { LONGEST_STEM, plain } from './plain-words.ts'
import type { Reading } from './read-prompt.ts'
import { sharedStems } from './shared-words.ts'
import { tellsOf } from './tells-of.ts'
import { sidesOf } from './topic-sides.ts'
import { type Choose, capitalised, fill, lowered, voiceOf } from './wording.ts'

type Range = { least: number; most: number }

const EXCERPT: Range = { least: 150, most: 200 }

export function titleFor(reading: Reading, choose: Choose): string {
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
	const stems = new Set(reading.stems)
	for (const titles of candidates) {
		const fitting = titles.filter((title) => isWithin(title, TITLE))
		const most = Math.max(...fitting.map((title) => sharedStems(title, stems)))
		if (fitting.length > 0) return choose(fitting.filter((title) => sharedStems(title, stems) === most))
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

/** Two texts that begin with as many of the same letters say the same. */
const ALIKE = 30

export type Listing = { metaDescription: string; excerpt: string }

/** What tells of an article elsewhere: the beginning of its answer, and for lists of articles its points. */
export function listingOf(reading: Reading, facts: FactsOnDay): Listing {
	const { topic, subject } = reading
	const told = (subject ? toldOf(subject, topic) : summaryOf(reading)).map((text) => spoken(text, facts))
	const metaDescription = firstWithin(told, DESCRIPTION)
	if (subject?.points) return { metaDescription, excerpt: spoken(subject.points.join(' '), facts) }
	// A reader may meet both, one above the other.
	const others = told.filter((text) => !text.startsWith(metaDescription.slice(0, ALIKE)))
	const pairs = others.flatMap((text, at) => others.slice(at + 1).map((other) => `${text} ${other}`))
	return { metaDescription, excerpt: firstWithin([...others, ...pairs], EXCERPT) }
}

/** The answer, then the facts, first those that begin by naming the subject. The points are what lists of articles show. */
function toldOf(subject: Subject, topic: Topic): string[] {
	const facts = subject.facts.filter((fact) => typeof fact === 'string')
	const naming = facts.filter((fact) => tellsOf(subject, sentencesOf(spoken(fact))[0]!))
	return [[subject.answer], naming, facts.filter((fact) => !naming.includes(fact)), topic.summary].flat()
}

/** What answers the question, then the points of the summary. */
function summaryOf(reading: Reading): string[] {
	const { facts, summary } = reading.topic
	return [...facts[sidesOf(reading)[0]!].filter((fact) => typeof fact === 'string'), ...summary]
}

/** The first text, or beginning of one, of the right length; with an invitation, where it would be too short. */
function firstWithin(texts: readonly string[], range: Range): string {
	const candidates = texts.flatMap((text) => {
		const beginnings = beginningsOf(text)
		return [
			...beginnings,
			...beginnings.flatMap((one) => invitationsAfter(one).map((invitation) => `${one} ${invitation}`)),
		]
	})
	const [longest = ''] = candidates.filter(({ length }) => length <= range.most).toSorted((a, b) => b.length - a.length)
	return candidates.find((text) => isWithin(text, range)) ?? longest
}

/** The first sentences of a text, one or more: they stand on their own. */
function beginningsOf(text: string): string[] {
	const sentences = sentencesOf(text)
	return (
		sentences
			.map((_, at) => sentences.slice(0, at + 1))
			// A question wants its answer, and the first of two the second.
			.filter((taken) => !/\?$|^(?:[AO]|Uma?) primeir[ao] /.test(taken.at(-1)!))
			.map((taken) => taken.join(' '))
	)
}

/** Those that repeat no word. */
function invitationsAfter(text: string): string[] {
	const said = ` ${plain(text)}`
	return phrases.invitations.filter((invitation) => {
		const words = plain(invitation)
			.split(' ')
			.filter(({ length }) => length >= 4)
		return !words.some((word) => said.includes(` ${word.slice(0, LONGEST_STEM)}`))
	})
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

function isWithin({ length }: string, { least, most }: Range): boolean {
	return length >= least && length <= most
}
