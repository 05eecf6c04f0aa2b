import { phrases, terms } from './knowledge/all.ts'
import type { Aspect, Fact, Faq, Topic } from './knowledge/types.ts'
import { spoken } from './markup.ts'
import { factsPart, type Outline, type Part, questionsPart, stepsPart, warningHtml } from './outline.ts'
import { readerPart } from './outline-reader.ts'
import type { Reading } from './read-prompt.ts'
import { list, table } from './render-text.ts'
import { nearest, stemsIn } from './shared-words.ts'
import { questionOf, sidesOf } from './topic-sides.ts'
import { type Choose, fill, lowered } from './wording.ts'

/** Questions with which articles on a topic open on a scene, each on one of its own. */
const opened = ['guide', 'worth', 'buying'] as const

/** An article on a topic as a whole: the sides of it that the question is about, told in full. */
export function outlineTopic(reading: Reading, choose: Choose): Outline {
	const { topic, second } = reading
	const question = questionOf(reading)
	const opening = topic.openings[(opened as readonly string[]).indexOf(question)]
	const steps = topic.procedures.filter((one) => one.angle === question)
	const [main, ...others] = sidesOf(reading)
	const { answer, facts } = answered(topic.facts[main!])
	const hasTable = topic.tables.some(({ aspect }) => sidesOf(reading).includes(aspect))
	const parts = [
		...sidePart(topic, main!, { facts: [...(opening ? [opening] : []), ...facts], choose }),
		...others.flatMap((aspect) => sidePart(topic, aspect, { facts: topic.facts[aspect], choose })),
		...steps.map((one) => stepsPart(one, reading.wantsTable && !hasTable)),
		...(second?.kind === 'product' ? secondParts(second) : []),
		...(question === 'guide' && topic.id === 'glossario' ? [termsPart] : []),
		...(question === 'rights' ? factsPart('checks', 'Onde conferir e reclamar', topic.checks) : []),
		...readerPart(reading),
		...questionsPart(faqsOf(reading)),
	]
	return { answer, points: [], parts: question === 'mistakes' ? withWarnings(parts, topic.warnings) : parts }
}

/** The first paragraph of a side answers what it is asked. */
function answered(told: readonly Fact[]): { answer: string; facts: readonly Fact[] } {
	const answer = told.find((fact) => typeof fact === 'string') ?? ''
	return { answer, facts: told.filter((fact) => fact !== answer) }
}

type Told = { facts: readonly Fact[]; choose: Choose }

function sidePart(topic: Topic, aspect: Aspect, { facts, choose }: Told): Part[] {
	const heading = fill(choose(topic.headings?.[aspect] ?? phrases.headings[aspect]), topic)
	const tables = topic.tables.filter((one) => one.aspect === aspect)
	return factsPart('why', heading, facts).map((part) => ({
		...part,
		html: (renderer) => [...part.html(renderer), ...tables.map((one) => table(one, renderer))],
	}))
}

function withWarnings([first, ...others]: Part[], warnings: readonly string[]): Part[] {
	if (!first) return others
	const html: Part['html'] = (renderer) => [
		...first.html(renderer),
		...warnings.map((warning) => warningHtml(warning, renderer)),
	]
	return [{ ...first, html }, ...others]
}

/** Another product that the prompt names. */
function secondParts(second: Topic): Part[] {
	return [
		...factsPart('second', fill('E {o}, como funciona?', second), second.facts.what),
		...factsPart('second', fill('Para quem serve {o}', second), second.facts.who),
	]
}

const termsPart: Part = {
	name: 'terms',
	heading: 'As palavras, uma a uma',
	html: ({ inline }) => [
		list(
			'ul',
			terms.map(({ term, text }) => `<strong>${term}:</strong> ${inline(lowered(text))}`),
		),
	],
}

const FAQS = 5

/** Those nearest to what the article tells, and to the words of the prompt. */
function faqsOf(reading: Reading): Faq[] {
	const { topic, stems } = reading
	const told = sidesOf(reading).flatMap((aspect) => topic.facts[aspect])
	const near = new Set([...stemsIn(told.map((fact) => spoken(fact)).join(' ')), ...stems])
	return nearest(topic.faqs, FAQS, { stems: near, textOf: (faq) => faq.join(' ') })
}
