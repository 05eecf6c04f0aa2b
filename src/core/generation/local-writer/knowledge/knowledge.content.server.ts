import { readRegister } from '#core/facts/read/read-register.ts'
import { registerOf } from '#core/facts/register.ts'
import { readFolder } from '#lib/content/read-folder.ts'
import { readKnowledge } from './read/read-knowledge.ts'

export default readKnowledge(readFolder('content'), registerOf(readRegister())).knowledge
