import { readWordings } from './read/read-wordings.ts'

export default readWordings()
