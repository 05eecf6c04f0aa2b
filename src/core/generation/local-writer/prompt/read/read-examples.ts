import { z } from 'zod'
import { collectFaults } from '#lib/content/faults.ts'
import type { Files } from '#lib/content/read-folder.ts'
import { readYaml } from '#lib/content/read-yaml.ts'
import type { Topic } from '../../knowledge/types.ts'

const prompts = z.array(z.string().trim().min(3).max(400)).min(1)

const FOLDER = 'content/prompt/pedidos/'
const refused = {
	unknown: 'desconhecidos',
	foreign: 'alheios',
	harmful: 'prejudiciais',
	instructions: 'ordens',
	nonsense: 'sem-sentido',
} as const

/** How people ask for what we know, by topic or subject, and for what we do not write. */
export type PromptExamples = { known: Map<string, string[]> } & Record<keyof typeof refused, string[]>

/** A file per topic, with a list per subject; under `_` stands the topic as a whole. */
export function readExamples(files: Files, topics: readonly Topic[]): PromptExamples {
	const faults = collectFaults()
	const known = new Map<string, string[]>()
	const ids = new Set(topics.flatMap((topic) => [topic.id, ...topic.subjects.map(({ id }) => id)]))
	for (const [file, text] of files) {
		if (!file.startsWith(FOLDER)) continue
		const topic = file.slice(FOLDER.length, -'.yaml'.length)
		const data = readYaml(z.record(z.string(), prompts), { file, text }, faults)
		for (const [name, list] of Object.entries(data?.value ?? {})) {
			const id = name === '_' ? topic : `${topic}/${name}`
			if (!ids.has(id)) faults.add(file, data!.lineOf(name), `não há assunto "${id}"`)
			known.set(id, list)
		}
	}
	function listOf(name: string): string[] {
		const file = `content/prompt/${name}.yaml`
		if (!files.has(file)) faults.add(file, 1, 'falta este arquivo')
		return readYaml(prompts, { file, text: files.get(file) ?? '' }, faults)?.value ?? []
	}
	const examples = {
		known,
		unknown: listOf(refused.unknown),
		foreign: listOf(refused.foreign),
		harmful: listOf(refused.harmful),
		instructions: listOf(refused.instructions),
		nonsense: listOf(refused.nonsense),
	}
	faults.throwIfAny()
	return examples
}
