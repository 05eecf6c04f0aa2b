import type { TextPart } from '#lib/content/read-yaml.ts'
import type { Topic } from '../types.ts'
import { inOrder } from './in-order.ts'
import { type Examples, readSubject } from './read-subject.ts'
import { readTopic } from './read-topic.ts'
import type { Desk } from './sections.ts'

/** The file of a topic's folder that is about the topic itself. */
const ITSELF = '_topico.md'

export type TopicFolder = { topic: Topic; examples: Examples[] }

/** A topic with its subjects, a file each. */
export function readTopicFolder(folder: string, parts: readonly TextPart[], desk: Desk): TopicFolder | undefined {
	const file = `${folder}/${ITSELF}`
	const itself = parts.find((part) => part.file === file)
	if (!itself) desk.faults.add(file, 1, 'falta este arquivo')
	const read = itself && readTopic(itself, desk)
	const subjects = parts.filter((part) => part !== itself).flatMap((part) => readSubject(part, desk) ?? [])
	if (!read) return undefined
	const { topic, order, lineOf, examples } = read
	const exists = (id: string) => parts.some((part) => part.file.endsWith(`/${id}.md`))
	const ids = order.map((name) => `${topic.id}/${name}`)
	return {
		topic: {
			...topic,
			subjects: inOrder(
				subjects.map(({ subject }) => subject),
				{ file, ids, lineOf, exists },
				desk.faults,
			),
		},
		examples: [examples, ...subjects.map((one) => one.examples)],
	}
}
