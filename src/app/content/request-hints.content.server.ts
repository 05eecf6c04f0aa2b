import { readFile } from '#lib/content/read-folder.ts'
import { readRequestHints } from './read/read-request-hints.ts'

export default readRequestHints(readFile('content/meu-pedido.yaml'))
