import { readRegister } from './read/read-register.ts'
import { supersededNorms } from './superseded-norms.ts'

export default supersededNorms(readRegister())
