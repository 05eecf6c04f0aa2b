import { readRegister } from '#core/facts/read/read-register.ts'
import { registerOf } from '#core/facts/register.ts'
import { readFolder } from '#lib/content/read-folder.ts'
import { readKnowledge } from '../knowledge/read/read-knowledge.ts'

/** What people ask for, from the files of what it has to be understood as. */
export default readKnowledge(readFolder('content'), registerOf(readRegister())).examples
