import { sentencesOf } from '../seo/text/sentences.ts'
import { topics } from './knowledge/all.ts'
import { aspects, type Fact, type Subject, type Topic } from './knowledge/types.ts'
import { spoken } from './markup.ts'
import { plain } from './plain-words.ts'
import { type Reading, tells } from './read-prompt.ts'

/** Whether a text, as it is written, speaks of what is singled out. */
export function tellsOf(subject: Subject, text: string): boolean {
	return tells(subject, ` ${plain(text)}`)
}

/** A topic's facts on a subject: those that begin with it, and all that mention it. */
export function factsOn(subject: Subject, topic: Topic): { mainly: Fact[]; telling: Fact[] } {
	const telling = aspects.flatMap((aspect) => topic.facts[aspect]).filter((fact) => tellsOf(subject, spoken(fact)))
	return { telling, mainly: telling.filter((fact) => tellsOf(subject, sentencesOf(spoken(fact))[0]!)) }
}

const LEAST_OF_A_SIDE = 2

/** What is told beside a trade that is singled out: nothing that opens with another one, as long as there is enough else. */
export function besides({ topic, subject }: Reading, facts: readonly Fact[]): readonly Fact[] {
	// One that has no steps of its own has little to tell, and its articles would be too much alike.
	if (!subject?.procedure || !topic.hasTrades) return facts
	const others = [
		...topic.subjects.filter((one) => one !== subject).flatMap(({ words }) => words),
		...topics.filter((one) => one !== topic && one.kind === 'product').map(({ words }) => words[0]!),
	]
	const isOnAnother = (fact: Fact) =>
		!tellsOf(subject, spoken(fact)) && others.some((word) => plain(spoken(fact)).startsWith(word))
	const open = facts.filter((fact) => !isOnAnother(fact))
	return [...open, ...facts.filter(isOnAnother).slice(0, Math.max(0, LEAST_OF_A_SIDE - open.length))]
}
