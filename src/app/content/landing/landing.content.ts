import { readRegister } from '#core/facts/read/read-register.ts'
import { registerOf } from '#core/facts/register.ts'
import { readFolder } from '#lib/content/read-folder.ts'
import { readLandingPages } from './read/read-landing-pages.ts'

export default readLandingPages(readFolder('content/landing'), registerOf(readRegister()))
