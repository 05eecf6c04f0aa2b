import { readRegister } from '#core/facts/read/read-register.ts'
import { registerOf } from '#core/facts/register.ts'
import { readFolder } from '#lib/content/read-folder.ts'
import { readDemo } from './read/read-demo.ts'

export default readDemo(readFolder('content/demo'), registerOf(readRegister()))
