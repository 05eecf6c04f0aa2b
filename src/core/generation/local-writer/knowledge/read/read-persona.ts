import { z } from 'zod'
import { readMarkdown } from '#lib/content/read-markdown.ts'
import type { TextPart } from '#lib/content/read-yaml.ts'
import { slugify } from '#lib/slugify.ts'
import type { Persona } from '../types.ts'
import { label, text, words } from './fields.ts'
import { type Desk, factsOf } from './sections.ts'

const frontMatter = z.strictObject({ rotulo: label, secao: text, palavras: words })

const LEAST_FACTS = 3

/** A kind of reader. The headings are the topics, by their folders, whose articles tell what stands under them. */
export function readPersona(part: TextPart, desk: Desk, isTopic: (id: string) => boolean): Persona | undefined {
	const open = { ...desk, file: part.file }
	const content = readMarkdown(frontMatter, part, desk.faults)
	const facts = content.sections.flatMap((section) => {
		const topics = section.heading.split(', ')
		for (const topic of topics)
			if (!isTopic(topic)) open.faults.add(part.file, section.line, `não há tópico "${topic}" em content/knowledge`)
		return factsOf(section, open).map((fact) => ({ topics, fact }))
	})
	if (facts.length < LEAST_FACTS)
		open.faults.add(part.file, 1, `há ${facts.length} de pelo menos ${LEAST_FACTS} parágrafos`)
	if (!content.data) return undefined
	const { value, lineOf } = content.data
	const id = slugify(value.rotulo)
	if (!part.file.endsWith(`/${id}.md`))
		open.faults.add(part.file, lineOf('rotulo'), `com este rótulo, o arquivo se chama "${id}.md"`)
	return { id, label: value.rotulo, heading: value.secao, words: value.palavras, facts }
}
