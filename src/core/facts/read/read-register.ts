import { readFolder } from '#lib/content/read-folder.ts'
import type { ReleasedFact } from '../sync-facts.ts'
import { readFacts } from './read-facts.ts'

const topicFile = /^content\/knowledge\/([^/]+)\/_topico\.md$/

/** The register from its files. The topics are known by their folders: what is in those refers to facts itself. */
export function readRegister(): ReleasedFact[] {
	const topics = [...readFolder('content/knowledge').keys()].flatMap((file) => topicFile.exec(file)?.[1] ?? [])
	return readFacts(readFolder('content/facts'), (id) => topics.includes(id))
}
