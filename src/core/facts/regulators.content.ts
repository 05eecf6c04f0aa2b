import { readRegister } from './read/read-register.ts'

/** By what names each regulator is known, by the ids of their facts. Without a capital a word says what it watches. */
export default Object.fromEntries(
	readRegister()
		.filter(({ text }) => text.kind === 'regulator')
		.map(({ id, text }) => [id, text.words.filter((word) => /^[A-ZÀ-Þ]/.test(word))]),
)
