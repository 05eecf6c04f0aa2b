import type { FactsOnDay } from '../facts/register.ts'
import { readArticleText } from '../seo/article-text.ts'
import type { Chooser } from './choose.ts'
import { chooseFaqs } from './choose-faqs.ts'
import { phrases, questions, terms, topics } from './knowledge/all.ts'
import { type Angle, type Aspect, aspects, type Fact, type Procedure, type Topic } from './knowledge/types.ts'
import { spoken } from './markup.ts'
import { noteFor } from './note.ts'
import { LONGEST_STEM, plain } from './plain-words.ts'
import { borrowed, lentProcedures, matterProcedures, plans, related } from './plans.ts'
import type { Reading } from './read-prompt.ts'
import { createRenderer, list, type Renderer, table } from './render-text.ts'
import { tellSecond } from './second-topic.ts'
import { besides, factsOn } from './subject-facts.ts'
import { suits } from './suits.ts'
import { fill, lowered, voiceOf } from './wording.ts'

type Section = { heading: string; html: string[] }

const LEAST_WORDS = 820
const LEAST_ON_SUBJECT = 3
const MOST_ON_SUBJECT = 7

type Written = { now: Date; facts: FactsOnDay }

export function composeBody(
	reading: Reading,
	chooser: Chooser,
	{ now, facts: onDay }: Written,
): { content: string; sourceUrls: string[] } {
	const { topic } = reading
	const renderer = createRenderer(onDay)
	const start = [summaryOf(reading, chooser, renderer), openingOf(reading, chooser, renderer)]
	const ofPersona = forPersona(reading, chooser, renderer)
	const sections = [
		...aboutSubject(reading, chooser, renderer),
		...bySides(reading, ofPersona.length > 0, chooser, renderer),
		...tellSecond(reading, chooser).flatMap(({ heading, facts }) => section(heading, facts, renderer)),
	]
	sections.splice(1, 0, ...ofPersona, ...howTo(reading, chooser, renderer))
	const words = glossaryOf(reading, chooser, renderer)
	const end = [
		...rendered([...words, checksOf(reading, chooser, renderer), faqsOf(reading, chooser, renderer)]),
		`<p class="nota">${noteFor(topic, now)}</p>`,
	]
	const isShort = () => wordsIn([...start, ...rendered(sections), ...end]) < LEAST_WORDS
	for (const more of fillers(reading, chooser)) {
		if (!isShort()) break
		sections.push(...section(more.heading, chooser.takeFacts(more.facts, 2), renderer))
	}
	warn(sections, reading, chooser, renderer)

	const content = [...start, ...rendered(sections), ...end].join('\n')
	const place = (url: string) => content.indexOf(`href="${url}"`)
	return { content, sourceUrls: renderer.linked().toSorted((a, b) => place(a) - place(b)) }
}

/** Puts in the warning that repeats least of what is already told. */
function warn(sections: readonly Section[], { topic, subject }: Reading, chooser: Chooser, { inline }: Renderer): void {
	const told = plain(
		rendered(sections)
			.join(' ')
			.replace(/<[^>]+>/g, ' '),
	)
	const warnings = subject?.warning ? [subject.warning] : topic.warnings
	const [warning = ''] = warnings.toSorted((a, b) => shareOf(a, told) - shareOf(b, told))
	const place = chooser.random() < 0.5 ? sections.length - 1 : Math.floor(sections.length / 2)
	sections[place]?.html.push(`<aside class="aviso"><p>${inline(warning)}</p></aside>`)
}

/** How much of a text's longer words occur in another. */
function shareOf(text: string, other: string): number {
	const words = plain(spoken(text))
		.split(' ')
		.filter((word) => word.length > LONGEST_STEM)
	return words.filter((word) => other.includes(word.slice(0, LONGEST_STEM))).length / Math.max(1, words.length)
}

/** What may follow where there is room: in turn, a side of the topic not told yet and something true of any insurance. */
function* fillers(reading: Reading, chooser: Chooser): Generator<{ heading: string; facts: readonly Fact[] }> {
	const { topic, angle, subject } = reading
	const told = new Set(plans[angle].map(([aspect]) => aspect))
	const own = aspects
		.filter((aspect) => !told.has(aspect) && !subject?.omits?.includes(aspect))
		.map((aspect) => ({ from: topic, aspect }))
	const general = related
		.map(([id, aspect]) => ({ from: topics.find((other) => other.id === id)!, aspect }))
		.filter(({ from, aspect }) => topic.insurance && from !== topic && !told.has(aspect))
	const shuffled = [own, general].map((sides) => chooser.take(sides, sides.length, () => ''))
	for (let at = 0; at < Math.max(own.length, general.length); at += 1)
		for (const { from, aspect } of shuffled.flatMap((sides) => sides.slice(at, at + 1)))
			yield {
				heading: headingOf(from, aspect, chooser),
				facts: from === topic ? besides(reading, from.facts[aspect]) : suiting(topic, from.facts[aspect]),
			}
}

function summaryOf({ topic, subject }: Reading, chooser: Chooser, { inline }: Renderer): string {
	const points = (subject?.points ?? chooser.take(topic.summary, 3, (point) => point)).map(inline)
	return `<aside class="resumo">\n<h2>Em resumo</h2>\n${list('ul', points)}\n</aside>`
}

function openingOf(reading: Reading, chooser: Chooser, { inline }: Renderer): string {
	const { topic, subject } = reading
	const lead =
		topic.kind === 'matter'
			? chooser.pick(phrases.matterLeads)
			: fill(chooser.pick(questions[voiceOf(topic, reading.angle)].leads), topic)
	const about = subject ? chooser.pick(phrases.subjectLeads).replace('{x}', lowered(subject.label)) : ''
	const [opening] = subject?.opening ? [subject.opening] : chooser.take(topic.openings, 1, (text) => text)
	return `<p>${inline([opening, lead, about].filter(Boolean).join(' '))}</p>`
}

/** What the prompt singles out comes first, from whichever sides of the topic tell of it. */
function aboutSubject({ topic, subject }: Reading, chooser: Chooser, renderer: Renderer): Section[] {
	if (!subject) return []
	const { mainly, telling } = factsOn(subject, topic)
	const own = subject.facts ?? []
	const chosen = chooser.takeFacts(own, MOST_ON_SUBJECT)
	// They were written to follow each other.
	const facts = own.filter((fact) => chosen.includes(fact))
	for (const pool of [mainly, telling])
		facts.push(...chooser.takeFacts(pool, Math.max(0, LEAST_ON_SUBJECT - facts.length)))
	return section(subject.heading, facts, renderer)
}

function bySides(reading: Reading, hasPersona: boolean, chooser: Chooser, renderer: Renderer): Section[] {
	const { topic, angle, subject } = reading
	const plan = plans[angle]
		// Who the product is for is then told of the reader alone.
		.filter(([aspect]) => !hasPersona || aspect !== 'who')
		.filter(([aspect]) => !subject?.omits?.includes(aspect))
	const shown = chooser.take(topic.tables, 2, () => '').find(({ aspect }) => plan.some(([told]) => told === aspect))
	return plan.flatMap(([aspect, count]) => {
		const sections = side(topic, aspect, count, reading, chooser, renderer)
		if (shown?.aspect === aspect) sections[0]?.html.push(table(shown, renderer))
		return sections
	})
}

function side(
	topic: Topic,
	aspect: Aspect,
	count: number,
	reading: Reading,
	chooser: Chooser,
	renderer: Renderer,
): Section[] {
	const { angle } = reading
	const general = topic.kind === 'product' && topic.insurance ? borrowed[angle] : undefined
	const lent = general && plans[angle][0]![0] === aspect ? topics.find(({ id }) => id === general.id)! : undefined
	const more = lent ? chooser.takeFacts(suiting(topic, lent.facts[general!.aspect]), 1) : []
	const own = chooser.takeFacts(besides(reading, topic.facts[aspect]), count - more.length)
	return section(headingOf(topic, aspect, chooser), [...own, ...more], renderer)
}

function suiting(topic: Topic, facts: readonly Fact[]): Fact[] {
	return facts.filter((fact) => suits(topic, spoken(fact)))
}

function headingOf(topic: Topic, aspect: Aspect, chooser: Chooser): string {
	const [heading = ''] = chooser.take(topic.headings?.[aspect] ?? phrases.headings[aspect], 1, () => '')
	return fill(heading, topic)
}

function forPersona({ topic, persona }: Reading, chooser: Chooser, renderer: Renderer): Section[] {
	if (!persona) return []
	const facts = persona.facts.filter((one) => one.topics.includes(topic.id)).map(({ fact }) => fact)
	return section(persona.heading, chooser.takeFacts(facts, 3), renderer)
}

function howTo({ topic, angle, subject }: Reading, chooser: Chooser, { inline }: Renderer): Section[] {
	const lent = topic.kind === 'product' ? lentProcedures[angle] : matterProcedures[topic.id]
	const lenders = topic.insurance && !topic.standsAlone ? topics.filter(({ id }) => lent?.includes(id)) : []
	const fitting = [topic, ...lenders].flatMap(({ procedures }) =>
		procedures.filter(({ angles }) => angles.includes(angle)),
	)
	const candidates = fitting.length > 0 ? fitting : topic.procedures
	// A matter's own are on any insurance; a product's are on what is done most often with it.
	const isGeneral = (procedure: Procedure) => topic.procedures.includes(procedure) === (topic.kind === 'matter')
	const about = candidates.filter(({ steps }) =>
		subject?.words.some((word) => plain(spoken(steps.join(' '))).includes(word)),
	)
	// One on something else than what the prompt singles out would lead astray; one on any insurance would not.
	const procedure =
		subject?.procedure ??
		chooser.pick([about, subject ? candidates.filter(isGeneral) : [], candidates].find(({ length }) => length > 0)!)
	const steps = procedure.steps.map(([lead, text]) => `<strong>${inline(lead)}</strong> ${inline(text)}`)
	return [{ heading: procedure.heading, html: [list('ol', steps)] }]
}

const explaining = new Set<Angle>(['guide', 'coverage', 'compare'])

function glossaryOf({ topic, angle, subject }: Reading, chooser: Chooser, { inline }: Renderer): Section[] {
	const isGlossary = topic.id === 'glossario'
	if (!isGlossary && (subject || !topic.insurance || !explaining.has(angle))) return []
	const fitting = terms.filter((one) => isGlossary || !one.topics || one.topics.includes(topic.id))
	const chosen = chooser.take(fitting, isGlossary ? 8 : 4, ({ term, text }) => `${term} ${text}`)
	const items = chosen.map(({ term, text }) => `<strong>${term}:</strong> ${inline(lowered(text))}`)
	return [{ heading: chooser.pick(phrases.glossaryHeadings), html: [list('ul', items)] }]
}

function checksOf({ topic }: Reading, chooser: Chooser, { inline }: Renderer): Section {
	const page = `[${topic.page.text}](${topic.page.href})`
	const closing = chooser.pick(phrases.closings).replace('{pagina}', page)
	return {
		heading: chooser.pick(phrases.checkHeadings),
		html: [`<p>${inline(chooser.pick(topic.checks))}</p>`, `<p>${inline(closing)}</p>`],
	}
}

function faqsOf(reading: Reading, chooser: Chooser, { inline }: Renderer): Section {
	return {
		heading: 'Perguntas frequentes',
		html: chooseFaqs(reading, chooser).map(([question, answer]) => `<h3>${question}</h3>\n<p>${inline(answer)}</p>`),
	}
}

function section(heading: string, facts: readonly Fact[], { fact }: Renderer): Section[] {
	return facts.length === 0 || heading === '' ? [] : [{ heading, html: facts.map(fact) }]
}

function rendered(sections: readonly Section[]): string[] {
	return sections.flatMap(({ heading, html }) => [`<h2>${heading}</h2>`, ...html])
}

function wordsIn(parts: readonly string[]): number {
	return readArticleText(parts.join('\n')).words.length
}
