import { readFile } from '#lib/content/read-folder.ts'
import { readMailTexts } from './read/read-mail-texts.ts'

export default readMailTexts(readFile('content/mails.yaml'))
