import { phrases } from './knowledge/all.ts'
import type { Faq, Subject, Topic } from './knowledge/types.ts'
import { factsPart, type Outline, type Part, questionsPart, stepsPart, warningHtml } from './outline.ts'
import { readerPart } from './outline-reader.ts'
import type { Reading } from './read-prompt.ts'
import { list, table } from './render-text.ts'
import { tellsOf } from './tells-of.ts'
import type { Choose } from './wording.ts'

/** An article on a subject: the answer, why it is so, a case, what to do, what it costs, what goes wrong. */
export function outlineSubject(reading: Reading, subject: Subject, choose: Choose): Outline {
	const { topic, angle } = reading
	const { answer, points = [], opening, facts, example, price, procedure } = subject
	const told = [...(opening ? [opening] : []), ...facts]
	const priced = factsPart('price', choose(phrases.subjectHeadings.price), price)
	const parts = [
		...(angle === 'cost' ? priced : []),
		...factsPart('why', subject.heading, told),
		...factsPart('example', choose(phrases.subjectHeadings.example), example),
		...(procedure ? [stepsPart(procedure, reading.wantsTable)] : []),
		...(angle === 'cost' ? [] : priced),
		trapsPart(subject, procedure === undefined && reading.wantsTable, choose),
		...readerPart(reading),
		...questionsPart(faqsOf(subject, topic)),
	]
	return { answer, points, parts }
}

function trapsPart({ traps, warning }: Subject, asTable: boolean, choose: Choose): Part {
	return {
		name: 'traps',
		heading: choose(phrases.subjectHeadings.traps),
		isTable: asTable,
		html: (renderer) => [
			asTable
				? table({ head: ['Nº', 'Armadilha'], rows: traps.map((trap, at) => [String(at + 1), trap]) }, renderer)
				: list('ul', traps.map(renderer.inline)),
			...(warning ? [warningHtml(warning, renderer)] : []),
		],
	}
}

const MOST_OF_TOPIC = 3

/** Its own; where it has none, those of its topic that ask about it. */
function faqsOf(subject: Subject, topic: Topic): readonly Faq[] {
	return subject.faqs ?? topic.faqs.filter(([question]) => tellsOf(subject, question)).slice(0, MOST_OF_TOPIC)
}
