import type { Href, Inline, Link, RichText } from './legal-page.ts'

/** What stands in a blank. A link is its words where only words can stand. */
export type BlankValue = string | Link

export type BlankValues = Readonly<Record<string, BlankValue>>

const inline = /\*\*(.+?)\*\*|\[([^\]]+)\]\(([^)]+)\)|\{\{(.+?)\}\}/g
const blank = /\{\{(.+?)\}\}/g

/**
 * A sentence of inline Markdown with its blanks filled. What fills a blank is never read as Markdown:
 * a name with an asterisk stays one.
 */
export function fillText(text: string, values: BlankValues): RichText {
	const pieces: RichText = []
	let end = 0

	function add(piece: Inline): void {
		const last = pieces.at(-1)
		if (typeof piece === 'string' && typeof last === 'string') pieces[pieces.length - 1] = last + piece
		else if (piece !== '') pieces.push(piece)
	}

	for (const { 0: all, 1: strong, 2: words, 3: href, 4: name, index } of text.matchAll(inline)) {
		add(text.slice(end, index))
		end = index + all.length
		if (name !== undefined) add(valueOf(name, values))
		else if (strong !== undefined) add({ strong: fillWords(strong, values) })
		else add({ text: fillWords(words!, values), href: fillWords(href!, values) as Href })
	}
	add(text.slice(end))
	return pieces
}

/** The same where there are only words: headings, descriptions, addresses. */
export function fillWords(text: string, values: BlankValues): string {
	return text.replace(blank, (_, name: string) => {
		const value = valueOf(name, values)
		return typeof value === 'string' ? value : value.text
	})
}

/** The reader lets no unknown name through. */
function valueOf(name: string, values: BlankValues): BlankValue {
	return values[name] ?? ''
}
