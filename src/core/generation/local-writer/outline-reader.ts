import { factsPart, type Part } from './outline.ts'
import type { Reading } from './read-prompt.ts'

const MOST = 3

/** What changes for the reader that the prompt names. */
export function readerPart({ topic, persona }: Pick<Reading, 'topic' | 'persona'>): Part[] {
	if (!persona) return []
	const facts = persona.facts.filter(({ topics }) => topics.includes(topic.id)).map(({ fact }) => fact)
	return factsPart('reader', persona.heading, facts.slice(0, MOST))
}
