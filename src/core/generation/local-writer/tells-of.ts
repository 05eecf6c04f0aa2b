import type { Subject } from './knowledge/types.ts'
import { plain } from './plain-words.ts'

/** Whether a text, as it is written, speaks of a subject. */
export function tellsOf({ words }: Subject, text: string): boolean {
	const said = ` ${plain(text)}`
	return words.some((word) => said.includes(` ${word}`))
}
