import { phrases } from './knowledge/all.ts'
import type { Fact, Faq, Subject, Topic } from './knowledge/types.ts'
import { answered, factsPart, type Outline, type Part, questionsPart, stepsPart, warningHtml } from './outline.ts'
import { readerPart } from './outline-reader.ts'
import type { Reading } from './read-prompt.ts'
import { list, table } from './render-text.ts'
import { tellsOf } from './tells-of.ts'
import { sidesOf } from './topic-sides.ts'
import type { Choose } from './wording.ts'

/** An article on a subject: the answer, why it is so, a case, what to do, what it costs, what goes wrong. */
export function outlineSubject(reading: Reading, subject: Subject, choose: Choose): Outline {
	const { topic, angle } = reading
	const { answer, points = [], opening, facts = [], example = [], price = [], procedure } = subject
	const told = [...(opening ? [opening] : []), ...facts]
	const said = answered(answer ?? (points.length > 0 ? points.join(' ') : undefined), told)
	const traps = trapsPart(subject, procedure === undefined && reading.wantsTable, choose)
	const priced = factsPart('price', choose(phrases.subjectHeadings.price), price)
	const parts = [
		...(angle === 'cost' ? priced : []),
		...whyPart(reading, subject, {
			facts: said.facts,
			holdsWarning: traps.length === 0,
			holdsTable: reading.wantsTable && !procedure && traps.length === 0,
		}),
		...factsPart('example', choose(phrases.subjectHeadings.example), example),
		...(procedure ? [stepsPart(procedure, reading.wantsTable)] : []),
		...(angle === 'cost' ? [] : priced),
		...traps,
		...readerPart(reading),
		...questionsPart(faqsOf(subject, topic)),
	]
	return { answer: said.answer, points: answer ? points : [], parts }
}

type Why = { facts: readonly Fact[]; holdsWarning: boolean; holdsTable: boolean }

function whyPart(reading: Reading, subject: Subject, { facts, holdsWarning, holdsTable }: Why): Part[] {
	const ofSides = reading.topic.tables.filter(({ aspect }) => sidesOf(reading).includes(aspect))
	const shown = holdsTable ? ofSides.slice(0, 1) : []
	return factsPart('why', subject.heading, facts).map((part) => ({
		...part,
		html: (renderer) => [
			...part.html(renderer),
			...shown.map((one) => table(one, renderer)),
			...(holdsWarning && subject.warning ? [warningHtml(subject.warning, renderer)] : []),
		],
	}))
}

function trapsPart({ traps, warning }: Subject, asTable: boolean, choose: Choose): Part[] {
	if (!traps) return []
	return [
		{
			name: 'traps',
			heading: choose(phrases.subjectHeadings.traps),
			isTable: asTable,
			html: (renderer) => [
				asTable
					? table({ head: ['Nº', 'Armadilha'], rows: traps.map((trap, at) => [String(at + 1), trap]) }, renderer)
					: list('ul', traps.map(renderer.inline)),
				...(warning ? [warningHtml(warning, renderer)] : []),
			],
		},
	]
}

const MOST_OF_TOPIC = 3

/** Its own; where it has none, those of its topic that ask about it. */
function faqsOf(subject: Subject, topic: Topic): readonly Faq[] {
	return subject.faqs ?? topic.faqs.filter(([question]) => tellsOf(subject, question)).slice(0, MOST_OF_TOPIC)
}
