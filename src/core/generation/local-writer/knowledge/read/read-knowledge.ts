import { z } from 'zod'
import type { Register } from '#core/facts/register.ts'
import { collectFaults } from '#lib/content/faults.ts'
import type { Files } from '#lib/content/read-folder.ts'
import { readYaml, type TextPart } from '#lib/content/read-yaml.ts'
import type { Knowledge } from '../types.ts'
import { text } from './fields.ts'
import { inOrder } from './in-order.ts'
import { readSources, readTerms } from './read-lists.ts'
import { readPersona } from './read-persona.ts'
import { readArticlePhrases, readQuestions } from './read-phrases.ts'
import type { Examples } from './read-subject.ts'
import { readTopicFolder } from './read-topic-folder.ts'
import type { Desk } from './sections.ts'

const FOLDER = 'content/knowledge'
const BASE = `${FOLDER}/_base.yaml`

const baseFile = z.strictObject({
	/** When it was last brought up to date with the law. */
	atualizada_em: z.iso.date(),
	topicos: z.array(text),
	personas: z.array(text),
})

/** Everything the local writer knows, from its files. Whatever is wrong with any of them is told at once. */
export function readKnowledge(files: Files, register: Register): { knowledge: Knowledge; examples: Examples[] } {
	const faults = collectFaults()

	function open(file: string): TextPart {
		if (!files.has(file)) faults.add(file, 1, 'falta este arquivo')
		return { file, text: files.get(file) ?? '' }
	}

	const within = (folder: string) =>
		[...files.keys()].filter((file) => file.startsWith(`${folder}/`) && file.endsWith('.md')).map(open)
	const base = readYaml(baseFile, open(BASE), faults)
	const orderOf = (key: 'topicos' | 'personas', exists: (id: string) => boolean) => ({
		file: BASE,
		ids: base?.value[key] ?? [],
		lineOf: (at: number) => base?.lineOf(key, at) ?? 1,
		exists,
	})
	const sources = readSources(open('content/sources.yaml'), faults)
	const desk: Desk = {
		faults,
		isSource: (id) => !sources || Object.hasOwn(sources, id),
		register,
		writtenOn: base?.value.atualizada_em ?? '',
	}

	const folders = [...new Set(within(FOLDER).map(({ file }) => file.slice(0, file.lastIndexOf('/'))))]
	const isTopic = (id: string) => folders.includes(`${FOLDER}/${id}`)
	const read = folders.flatMap((folder) => readTopicFolder(folder, within(folder), desk) ?? [])
	const personas = within('content/personas').flatMap((part) => readPersona(part, desk, isTopic) ?? [])
	const topics = read.map(({ topic }) => topic)
	const knowledge = {
		updatedAt: base?.value.atualizada_em,
		topics: inOrder(topics, orderOf('topicos', isTopic), faults),
		personas: inOrder(
			personas,
			orderOf('personas', (id) => files.has(`content/personas/${id}.md`)),
			faults,
		),
		sources,
		terms: readTerms(open('content/terms.yaml'), desk),
		questions: readQuestions(open('content/phrases/questions.yaml'), faults),
		phrases: readArticlePhrases(open('content/phrases/articles.yaml'), faults),
	}
	faults.throwIfAny()
	return { knowledge: knowledge as Knowledge, examples: read.flatMap(({ examples }) => examples) }
}
