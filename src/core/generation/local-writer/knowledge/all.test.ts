import { expect, test } from 'vitest'
import { sentencesOf, wordsOf } from '#core/seo/text/sentences.ts'
import { spoken } from '../markup.ts'
import { plain } from '../plain-words.ts'
import { personas, terms, topics } from './all.ts'
import { aspects, type Fact, type Topic } from './types.ts'

// What a file has to be by itself is checked where it is read. Here is what holds between files.

const byId = topics.map((topic) => [topic.id, topic] as const)

function factsOf({ facts }: Topic): Fact[] {
	return aspects.flatMap((aspect) => facts[aspect])
}

/** Everything of a topic that can stand in an article's text. */
function textsOf(topic: Topic): string[] {
	return [
		...topic.openings,
		...topic.subjects.flatMap(({ answer, opening = [] }) => [answer, opening].flat()),
		...topic.subjects.flatMap(({ example, price, traps }) => [...example, ...price, ...traps]),
		...topic.summary,
		...topic.subjects.flatMap(({ points = [] }) => points),
		...topic.subjects.flatMap(({ procedure }) => procedure?.steps.map((step) => step.join(' ')) ?? []),
		...topic.subjects.flatMap(({ faqs = [] }) => faqs.map(([, answer]) => answer)),
		...[...factsOf(topic), ...topic.subjects.flatMap(({ facts }) => facts)].flatMap((fact) =>
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
	]
}

/** 'Nem sempre.' and 'Peça por escrito.' are anybody's. */
const SHORT_WORDS = 5

test('no sentence stands in the knowledge base twice', () => {
	const sentences = allTexts()
		.flatMap((text) => sentencesOf(spoken(text)))
		.filter((sentence) => wordsOf(sentence).length > SHORT_WORDS)
	const before = new Set<string>()
	const again = sentences.filter((sentence) => before.size === before.add(sentence).size)
	expect(again).toEqual([])
})

const asked = ['seguro-auto', 'seguro-residencial', 'seguro-viagem', 'seguro-de-vida', 'sinistros']

test.for(byId)('%s: knows enough, and more where more is asked', ([id, topic]) => {
	const told = factsOf(topic).length + topic.faqs.length + topic.warnings.length
	expect(told).toBeGreaterThanOrEqual(asked.includes(id) ? 50 : 36)
})

test.for(byId)('%s: what a prompt may single out is told in three paragraphs or more', ([, topic]) => {
	const scarce = topic.subjects.filter(({ words, facts, example, price }) => {
		const texts = factsOf(topic).map((fact) => ` ${plain(spoken(fact))}`)
		const telling = texts.filter((text) => words.some((word) => text.includes(` ${word}`)))
		return telling.length + facts.length + example.length + price.length < 3
	})
	expect(scarce.map(({ id }) => id)).toEqual([])
})
