import { readRegister } from './read/read-register.ts'

export default readRegister()
