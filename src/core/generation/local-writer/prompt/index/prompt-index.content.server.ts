import { readRegister } from '#core/facts/read/read-register.ts'
import { registerOf } from '#core/facts/register.ts'
import { readFolder } from '#lib/content/read-folder.ts'
import { readKnowledge } from '../../knowledge/read/read-knowledge.ts'
import { readExamples } from '../read/read-examples.ts'
import { buildIndex } from './build-index.ts'

const files = readFolder('content')
const { knowledge, examples } = readKnowledge(files, registerOf(readRegister()))
const asked = readExamples(files, knowledge.topics)
// Those that stand in a subject's own file come first.
for (const { id, prompts } of examples) asked.known.set(id, [...prompts, ...(asked.known.get(id) ?? [])])

export default buildIndex(knowledge.topics, asked)
