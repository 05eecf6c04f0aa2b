import { sentencesOf } from '../seo/text/sentences.ts'
import { aspects, type Fact, type Subject, type Topic } from './knowledge/types.ts'
import { plain, tells } from './read-prompt.ts'
import { spoken } from './render-text.ts'

/** Whether a text, as it is written, speaks of what is singled out. */
export function tellsOf(subject: Subject, text: string): boolean {
	return tells(subject, ` ${plain(text)}`)
}

/** A topic's facts on a subject: those that begin with it, and all that mention it. */
export function factsOn(subject: Subject, topic: Topic): { mainly: Fact[]; telling: Fact[] } {
	const telling = aspects.flatMap((aspect) => topic.facts[aspect]).filter((fact) => tellsOf(subject, spoken(fact)))
	return { telling, mainly: telling.filter((fact) => tellsOf(subject, sentencesOf(spoken(fact))[0]!)) }
}
