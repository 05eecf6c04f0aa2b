const WORDS_A_MINUTE = 200

/** The figures below the text. Quick rather than exact: tags are taken out, not understood. */
export function countText(html: string): { words: number; minutes: number; headings: number } {
	const text = html.replace(/<[^>]*>/g, ' ').replace(/&nbsp;/g, ' ')
	const words = text.match(/\S+/g)?.length ?? 0
	const headings = html.match(/<h[2-6](?=[\s>])/gi)?.length ?? 0
	return { words, minutes: Math.max(1, Math.ceil(words / WORDS_A_MINUTE)), headings }
}
