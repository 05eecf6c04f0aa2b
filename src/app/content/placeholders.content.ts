import { readFile } from '#lib/content/read-folder.ts'
import { readPlaceholders } from './read/read-placeholders.ts'

export default readPlaceholders(readFile('content/em-breve.yaml'))
