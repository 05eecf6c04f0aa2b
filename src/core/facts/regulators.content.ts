import { readRegister } from './read/read-register.ts'

/** By what names each regulator is known, by the ids of their facts. */
export default Object.fromEntries(
	readRegister()
		.filter(({ text }) => text.kind === 'regulator')
		.map(({ id, text }) => [id, text.words]),
)
