import { readFolder } from '#lib/content/read-folder.ts'
import { readTopics } from './read/read-topics.ts'

export default readTopics(readFolder('content/topics'))
