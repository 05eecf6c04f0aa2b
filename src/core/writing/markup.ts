import type { Fact } from './knowledge/types.ts'

// The two marks of our texts: `**strong**`, and `[words](target)`, where the target is an official page by its name in
// the knowledge base, or a path of the site.

export const strong = /\*\*(.+?)\*\*/g
export const link = /\[([^\]]+)\]\(([^)]+)\)/g

/** A text of the knowledge base as a person would say it, without its marks. */
export function spoken(fact: Fact): string {
	return textOf(fact).replace(strong, '$1').replace(link, '$1')
}

/** What a text links. */
export function linksIn(fact: Fact): string[] {
	return [...textOf(fact).matchAll(link)].map(([, , target]) => target!)
}

function textOf(fact: Fact): string {
	return typeof fact === 'string' ? fact : [fact.lead, ...fact.items].join(' ')
}
