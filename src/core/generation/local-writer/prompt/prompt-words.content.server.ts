import { readFolder } from '#lib/content/read-folder.ts'
import { readPromptWords } from './read/read-prompt-words.ts'

export default readPromptWords(readFolder('content'))
