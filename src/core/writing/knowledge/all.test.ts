import { expect, test } from 'vitest'
import { sourceKindOf } from '../../seo/rules/official-domains.ts'
import { sentencesOf } from '../../seo/text/sentences.ts'
import { plain } from '../plain-words.ts'
import { sourcesIn, spoken } from '../render-text.ts'
import { topics } from './all.ts'
import { personas } from './personas.ts'
import {
	angleTags,
	closings,
	descriptionOpenings,
	leads,
	matterLeads,
	matterPromises,
	promises,
	subjectLeads,
} from './phrases.ts'
import { sources } from './sources.ts'
import { terms } from './terms.ts'
import { aspects, type Fact, type Topic } from './types.ts'

const byId = topics.map((topic) => [topic.id, topic] as const)

function factsOf({ facts }: Topic): Fact[] {
	return aspects.flatMap((aspect) => facts[aspect])
}

/** Everything of a topic that can stand in an article's text. */
function textsOf(topic: Topic): string[] {
	return [
		...topic.openings,
		...topic.subjects.flatMap(({ opening = [] }) => opening),
		...topic.summary,
		...topic.subjects.flatMap(({ points = [] }) => points),
		...topic.subjects.flatMap(({ procedure }) => procedure?.steps.map((step) => step.join(' ')) ?? []),
		...topic.subjects.flatMap(({ faqs = [] }) => faqs.map(([, answer]) => answer)),
		...[...factsOf(topic), ...topic.subjects.flatMap(({ facts = [] }) => facts)].flatMap((fact) =>
			typeof fact === 'string' ? [fact] : [fact.lead, ...fact.items],
		),
		...topic.faqs.map(([, answer]) => answer),
		...topic.procedures.flatMap(({ steps }) => steps.map((step) => step.join(' '))),
		...topic.warnings,
		...topic.subjects.flatMap(({ warning = [] }) => warning),
		...topic.checks,
	]
}

function allTexts(): string[] {
	return [
		...topics.flatMap(textsOf),
		...personas.flatMap(({ facts }) => facts.map(({ fact }) => spoken(fact))),
		...terms.map(({ term, text }) => `${term}: ${text}`),
		...Object.values(leads).flat(),
		...matterLeads,
		...subjectLeads,
		...closings,
	]
}

test('no sentence stands in the knowledge base twice', () => {
	const sentences = allTexts().flatMap((text) => sentencesOf(spoken(text)))
	expect(sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index)).toEqual([])
})

test('every source is an official page, named once', () => {
	const all = Object.values(sources)
	for (const { url } of all) {
		expect(url).toMatch(/^https:\/\//)
		expect(sourceKindOf(url)).toBe('official')
	}
	expect(new Set(all.map(({ url }) => url)).size).toBe(all.length)
	expect(new Set(all.map(({ title }) => title)).size).toBe(all.length)
})

test('every link leads to a source that exists', () => {
	const targets = allTexts().flatMap((text) => [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, target]) => target!))
	expect(targets.filter((target) => !(target in sources))).toEqual([])
})

test('texts hold no markup but their own, no revoked law and no promise', () => {
	for (const text of allTexts()) expect(text).not.toMatch(/[<>&"]|\s{2}|indenização garantida|100\s?%/)
})

test.for(byId)('%s: knows enough of every side', ([id, topic]) => {
	const big = ['auto', 'home', 'travel', 'life', 'claims'].includes(id)
	const told = factsOf(topic).length + topic.faqs.length + topic.warnings.length
	expect(told).toBeGreaterThanOrEqual(big ? 50 : 36)
	for (const aspect of aspects) expect(topic.facts[aspect].length).toBeGreaterThanOrEqual(3)
	expect(topic.faqs.length).toBeGreaterThanOrEqual(5)
	expect(topic.summary.length).toBeGreaterThanOrEqual(6)
	expect(topic.openings.length).toBeGreaterThanOrEqual(3)
	expect(topic.procedures.length).toBeGreaterThanOrEqual(1)
})

test.for(byId)('%s: each of its checks links two official pages', ([, topic]) => {
	expect(topic.checks.length).toBeGreaterThanOrEqual(2)
	for (const text of topic.checks) expect(new Set(sourcesIn(text)).size).toBe(2)
})

test.for(byId)('%s: what a prompt may single out is told in three facts or more', ([, topic]) => {
	const scarce = topic.subjects.filter(({ words, facts = [] }) => {
		const texts = factsOf(topic).map((fact) => ` ${plain(spoken(fact))}`)
		const telling = texts.filter((text) => words.some((word) => text.includes(` ${word}`)))
		return telling.length + facts.length < 3
	})
	expect(scarce).toEqual([])
})

test.for(byId)('%s: complete titles fit a search result', ([, { titles = [], subjects }]) => {
	for (const title of [...titles, ...subjects.flatMap((subject) => subject.titles ?? [])]) {
		expect(title.length).toBeGreaterThanOrEqual(30)
		expect(title.length).toBeLessThanOrEqual(60)
	}
})

test.for(byId)('%s: the points of what is singled out fit a list of articles', ([, { subjects }]) => {
	for (const { points } of subjects) {
		if (!points) continue
		expect(points.join(' ').length).toBeGreaterThanOrEqual(150)
		expect(points.join(' ').length).toBeLessThanOrEqual(200)
	}
})

test('words that prompts are searched for are written as prompts are read', () => {
	const words = [...topics.flatMap((topic) => topic.words), ...personas.flatMap((persona) => persona.words)]
	expect(words.filter((word) => plain(word) !== word)).toEqual([])
	for (const { subjects } of topics)
		for (const word of subjects.flatMap((subject) => subject.words)) expect(plain(word)).toBe(word)
})

test('labels become tags, and the field for tags parts them at commas', () => {
	const labels = [
		...topics.flatMap(({ label, subjects }) => [label, ...subjects.map((subject) => subject.label)]),
		...personas.map(({ label }) => label),
		...Object.values(angleTags),
	]
	expect(labels.filter((label) => label.includes(','))).toEqual([])
})

test('a matter has a heading for its part in an article on something else; a product needs none', () => {
	for (const { kind, asideHeading } of topics) expect(asideHeading !== undefined).toBe(kind === 'matter')
})

test('no promise of a description repeats the word that leads to it', () => {
	const promised = [...Object.values(promises), matterPromises].flat()
	for (const opening of descriptionOpenings) {
		const beginning = plain(opening).slice(0, 5)
		expect(promised.filter((promise) => plain(promise).includes(beginning))).toEqual([])
	}
})

test('every kind of reader is told something on the topics named for it', () => {
	const ids = topics.map(({ id }) => id)
	for (const { facts } of personas) {
		expect(facts.length).toBeGreaterThanOrEqual(3)
		for (const one of facts) for (const id of one.topics) expect(ids).toContain(id)
	}
})
