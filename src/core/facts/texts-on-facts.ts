import { link, referencesIn } from '#core/generation/local-writer/markup.ts'
import type { Files } from '#lib/content/read-folder.ts'
import { type FactsOnDay, factsOnDay, type Register } from './register.ts'

/** A text of ours that rests on a fact: what people call it, and where it stands. */
export type TextOnFact = { label: string; file: string }

export type TextsOnFacts = Record<string, TextOnFact[]>

const folders = /^content\/(?:knowledge|personas|demo|landing)\/|^content\/terms\.yaml$/
const label = /^(?:rotulo|titulo): "?(.+?)"?$/m
const source = /^([a-z0-9-]+):\n {2}titulo: .*\n {2}endereco: (.+)$/gm

/** Which of our texts refer to which facts, by id or by a link to a norm's own page. */
export function textsOnFacts(files: Files, register: Register): TextsOnFacts {
	const sources = new Map(
		[...(files.get('content/sources.yaml') ?? '').matchAll(source)].map(([, id, url]) => [id, url]),
	)
	// Names and pages of norms do not depend on the day.
	const facts = factsOnDay(register, '')
	const found: TextsOnFacts = {}
	for (const [file, text] of files) {
		if (!folders.test(file)) continue
		for (const id of factsIn(text, facts, sources))
			(found[id] ??= []).push({ label: label.exec(text)?.[1] ?? 'Glossário', file })
	}
	return found
}

function factsIn(text: string, { normAt }: FactsOnDay, sources: ReadonlyMap<string | undefined, string | undefined>) {
	const linked = [...text.matchAll(link)].flatMap(
		([, words = '', target = '']) => normAt(sources.get(target) ?? target, words) ?? [],
	)
	return new Set([...referencesIn(text).map(({ id }) => id), ...linked])
}
