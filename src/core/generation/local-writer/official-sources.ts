import { sources } from './knowledge/all.ts'
import { aspects, type Topic } from './knowledge/types.ts'
import { linksIn } from './markup.ts'
import { type Category, topicsOf } from './read-prompt.ts'

export type OfficialSource = { url: string; title: string; official: true }

/** The official pages that what we know about a prompt's topic leans on, those to check it by first. */
export function officialSourcesFor(prompt: string, category?: Category): OfficialSource[] {
	const ids = topicsOf(prompt, category).flatMap(idsIn)
	return [...new Set(ids)].map((id) => ({ ...sources[id]!, official: true }))
}

function idsIn(topic: Topic): string[] {
	const facts = aspects.flatMap((aspect) => topic.facts[aspect])
	return [...topic.checks, ...facts].flatMap(linksIn)
}
