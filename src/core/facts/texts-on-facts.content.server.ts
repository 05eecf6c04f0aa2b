import { readFolder } from '#lib/content/read-folder.ts'
import { readRegister } from './read/read-register.ts'
import { registerOf } from './register.ts'
import { textsOnFacts } from './texts-on-facts.ts'

export default textsOnFacts(readFolder('content'), registerOf(readRegister()))
