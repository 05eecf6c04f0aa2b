import { readFolder } from '#lib/content/read-folder.ts'
import { readLandingPages } from './read/read-landing-pages.ts'

export default readLandingPages(readFolder('content/landing'))
