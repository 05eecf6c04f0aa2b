import { joinLines } from './join-lines.ts'
import { markdownHtml } from './markdown-html.client.ts'

export type UnderstoodText = { kind: 'markdown' | 'lines'; html: string }

/** Things that nobody writes but in Markdown. */
const signs = [
	/^#{1,6} \S/m,
	/^\s*(?:```|~~~)/m,
	/^\s*\|?(?:\s*:?-{3,}:?\s*\|)+(?:\s*:?-{3,}:?\s*)?\|?\s*$/m,
	/\*\*[^\s*](?:[^*\n]*[^\s*])?\*\*/,
	/!?\[[^\]\n]+\]\((?:https?:\/\/|\/|mailto:)[^\s)]*\)/,
]
/** Two items one after the other. */
const list = /^[ \t]*(?:[-*+]|\d{1,3}[.)]) \S.*\n+[ \t]*(?:[-*+]|\d{1,3}[.)]) \S/m

/** What words without any markup were meant to be, where they show it: Markdown, or lines as a page was wide. */
export function understandText(text: string): UnderstoodText | undefined {
	const lines = text.replace(/\r\n?/g, '\n')
	if (signs.some((sign) => sign.test(lines))) return { kind: 'markdown', html: markdownHtml(lines) }
	const joined = joinLines(lines)
	if (joined !== undefined) return { kind: 'lines', html: joined }
	return list.test(lines) ? { kind: 'markdown', html: markdownHtml(lines) } : undefined
}
