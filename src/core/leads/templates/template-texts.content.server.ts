import { readFile } from '#lib/content/read-folder.ts'
import { readTemplateTexts } from './read/read-template-texts.ts'

export default readTemplateTexts(readFile('content/modelos-de-mensagem.yaml'))
