import { readFolder } from '#lib/content/read-folder.ts'
import { readKnowledge } from './read/read-knowledge.ts'

export default readKnowledge(readFolder('content')).knowledge
