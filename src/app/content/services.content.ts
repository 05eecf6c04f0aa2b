import { readFile } from '#lib/content/read-folder.ts'
import { readServices } from './read/read-services.ts'

export default readServices(readFile('content/servicos.yaml'))
