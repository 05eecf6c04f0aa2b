import { lines } from './knowledge/all.ts'
import type { Topic } from './knowledge/types.ts'
import { plain } from './plain-words.ts'

/** Whether what is said of any insurance can be told in an article on this topic as it stands. */
export function suits({ id, kind, standsAlone }: Topic, text: string): boolean {
	if (kind === 'matter') return true
	if (standsAlone) return false
	const said = ` ${plain(text)} `
	const told = lines.filter(({ words }) => words.some((word) => said.includes(beginning(word))))
	// A list of examples over several lines is of every insurance, as long as this one is among them.
	return told.length === 0 || told.some(({ topics }) => topics.includes(id))
}

/** Short words are meant whole: 'bem' is a good, 'bem-vindo' is not. */
function beginning(word: string): string {
	return word.length <= 5 ? ` ${word} ` : ` ${word}`
}
