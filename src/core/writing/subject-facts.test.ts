import { expect, test } from 'vitest'
import { topics } from './knowledge/all.ts'
import { aspects } from './knowledge/types.ts'
import { spoken } from './markup.ts'
import { factsOfSide, factsOn } from './subject-facts.ts'

const byId = topics.map((topic) => [topic.id, topic] as const)

test.for(byId)('%s: every fact is told somewhere, and none in two articles', ([, topic]) => {
	const told = [
		...aspects.flatMap((aspect) => factsOfSide(topic, aspect)),
		...topic.subjects.flatMap((subject) => factsOn(subject, topic)),
	]
	expect(new Set(told).size).toBe(told.length)
	const known = [
		...aspects.flatMap((aspect) => topic.facts[aspect]),
		...topic.subjects.flatMap(({ facts = [] }) => facts),
	]
	expect(told.length).toBe(known.length)
})

test.for(byId)('%s: keeps two facts of every side, and the one that says what it is', ([, topic]) => {
	expect(factsOfSide(topic, 'what')[0]).toBe(topic.facts.what[0])
	for (const aspect of aspects) expect(factsOfSide(topic, aspect).length).toBeGreaterThanOrEqual(2)
})

test('a subject with few facts has those of its topic that are about it', () => {
	const whole = topics.find(({ id }) => id === 'seguro-residencial')!
	const { facts: _, ...electric } = whole.subjects.find(({ id }) => id === 'seguro-residencial/danos-eletricos')!
	const home = { ...whole, subjects: [electric] }
	const opening = 'Danos elétricos pagam o conserto'
	const told = factsOn(electric, home).map((fact) => spoken(fact))
	expect(told.some((fact) => fact.startsWith(opening))).toBe(true)
	expect(factsOfSide(home, 'covers').some((fact) => spoken(fact).startsWith(opening))).toBe(false)
})

test('a subject with enough of its own takes none', () => {
	for (const topic of topics)
		for (const subject of topic.subjects.filter(({ facts = [] }) => facts.length >= 5))
			expect(factsOn(subject, topic)).toEqual(subject.facts)
})
