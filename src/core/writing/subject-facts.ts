import { sentencesOf, wordsOf } from '../seo/text/sentences.ts'
import { type Aspect, aspects, type Fact, type Procedure, type Subject, type Topic } from './knowledge/types.ts'
import { spoken } from './markup.ts'
import { plain } from './plain-words.ts'
import { sharedStems, stemsIn } from './shared-words.ts'

/** Whether a text, as it is written, speaks of a subject. */
export function tellsOf({ words }: Subject, text: string): boolean {
	const said = ` ${plain(text)}`
	return words.some((word) => said.includes(` ${word}`))
}

/** With fewer words of its own, a subject takes what its topic has on it, until it has some paragraphs. */
const FEW_WORDS = 100
const PARAGRAPHS = 4
/** How many a side of the topic keeps. */
const KEPT = 2

/** What is known does not change while the site runs. */
const lentBy = new WeakMap<Topic, ReadonlyMap<Fact, Subject>>()

/**
 * The topic's facts that are told of a subject, each of the one it is about most, and then not in articles on the
 * topic: nothing is read twice.
 */
function lentFacts(topic: Topic): ReadonlyMap<Fact, Subject> {
	const known = lentBy.get(topic)
	if (known) return known
	const lent = new Map<Fact, Subject>()
	lentBy.set(topic, lent)
	const left = new Map(aspects.map((aspect) => [aspect, topic.facts[aspect].length]))
	const scarce = topic.subjects.filter(hasFew)
	const rooms = new Map(scarce.map((subject) => [subject, PARAGRAPHS - (subject.facts?.length ?? 0)]))
	const offers = scarce
		.flatMap((subject) =>
			aspects.flatMap((aspect) =>
				lendable(topic, aspect).map((fact) => ({ subject, aspect, fact, nearness: nearnessOf(subject, fact) })),
			),
		)
		.filter(({ nearness }) => nearness > 0)
	for (const { subject, aspect, fact } of offers.toSorted((a, b) => b.nearness - a.nearness)) {
		if (lent.has(fact) || rooms.get(subject)! < 1 || left.get(aspect)! <= KEPT) continue
		lent.set(fact, subject)
		rooms.set(subject, rooms.get(subject)! - 1)
		left.set(aspect, left.get(aspect)! - 1)
	}
	return lent
}

/** An article on a topic says what it is, whatever else is told elsewhere. */
function lendable({ facts }: Topic, aspect: Aspect): readonly Fact[] {
	return aspect === 'what' ? facts.what.slice(1) : facts[aspect]
}

function hasFew({ facts = [] }: Subject): boolean {
	return wordsOf(facts.map((fact) => spoken(fact)).join(' ')).length < FEW_WORDS
}

/** How much a fact is about a subject; not at all where it only mentions it. */
function nearnessOf(subject: Subject, fact: Fact): number {
	const text = spoken(fact)
	const named = sharedStems(text, stemsIn(subject.label))
	const words = subject.words.filter((word) => ` ${plain(text)}`.includes(` ${word}`)).length
	const opens = tellsOf(subject, sentencesOf(text)[0]!)
	return words > 0 && (opens || words > 1 || named > 1) ? words + 2 * named + (opens ? 1 : 0) : 0
}

/** A subject's facts: its own, which were written to follow each other, and then those of its topic. */
export function factsOn(subject: Subject, topic: Topic): Fact[] {
	const lent = lentFacts(topic)
	const ofTopic = aspects.flatMap((aspect) => topic.facts[aspect]).filter((fact) => lent.get(fact) === subject)
	return [...(subject.facts ?? []), ...ofTopic]
}

/** What is left for articles on the topic. */
export function factsOfSide(topic: Topic, aspect: Aspect): Fact[] {
	const lent = lentFacts(topic)
	return topic.facts[aspect].filter((fact) => !lent.has(fact))
}

/** A how-to of the topic that is about a subject without one, by its heading. */
export function lentProcedure(procedure: Procedure, { subjects }: Topic): Subject | undefined {
	return subjects.find((subject) => !subject.procedure && hasFew(subject) && tellsOf(subject, procedure.heading))
}
