import { referredFact } from '#core/facts/reference.ts'
import type { FactsOnDay } from '#core/facts/register.ts'
import type { Fact } from './knowledge/types.ts'

// The two marks of our texts: `**strong**`, and `[words](target)`, where the target is an official page by its name in
// the knowledge base, a path of the site, or a fact of the register on which the words rest.

export const strong = /\*\*(.+?)\*\*/g
export const link = /\[([^\]]+)\]\(([^)]+)\)/g

/** A text of the knowledge base as a person would say it, without its marks. */
export function spoken(fact: Fact, facts?: FactsOnDay): string {
	return textOf(fact)
		.replace(strong, '$1')
		.replace(link, (_, words: string, target: string) => {
			const id = referredFact(target)
			return id !== undefined && facts ? facts.wordsFor(id, words) : words
		})
}

/** A text whose words rest on nothing. Its other marks stay. */
export function withoutReferences(text: string): string {
	return text.replace(link, (mark, words: string, target: string) =>
		referredFact(target) === undefined ? mark : words,
	)
}

/** What a text links. */
export function linksIn(fact: Fact): string[] {
	return [...textOf(fact).matchAll(link)].map(([, , target]) => target!).filter((target) => !referredFact(target))
}

/** On which facts a text rests, and with which words. */
export function referencesIn(text: string): { id: string; words: string }[] {
	return [...text.matchAll(link)].flatMap(([, words = '', target = '']) => {
		const id = referredFact(target)
		return id === undefined ? [] : [{ id, words }]
	})
}

function textOf(fact: Fact): string {
	return typeof fact === 'string' ? fact : [fact.lead, ...fact.items].join(' ')
}
