import { readFile } from '#lib/content/read-folder.ts'
import { readScenes } from './read/read-scenes.ts'

export default readScenes(readFile('content/imagens.yaml'))
