import { topics } from '#core/writing/knowledge/all.ts'
import { readFolder } from '#lib/content/read-folder.ts'
import { readFacts } from './read/read-facts.ts'

export default readFacts(readFolder('content/facts'), (id) => topics.some((topic) => topic.id === id))
