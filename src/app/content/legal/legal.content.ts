import { readFolder } from '#lib/content/read-folder.ts'
import { readLegalPages } from './read/read-legal-pages.ts'

export default readLegalPages(readFolder('content/legal'))
