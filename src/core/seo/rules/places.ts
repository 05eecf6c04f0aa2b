import type { Span } from '../article-text.ts'
import type { Field, Subject } from '../finding.ts'

/** Words and where an editor finds them. */
export type Place = { sentence: string; element: string; field: Field; span?: Span }

/** The sentences of paragraphs, items and cells in which something occurs. */
export function sentencesWith({ text }: Pick<Subject, 'text'>, patterns: readonly RegExp[]): Place[] {
	// Most occur nowhere; to look through the whole once is quicker than through each block.
	const present = patterns.filter((pattern) => pattern.test(text.text))
	if (present.length === 0) return []
	return text.blocks
		.filter((block) => occursIn(block.text, present))
		.flatMap(({ sentences, tag, start, end }) =>
			sentences
				.filter((sentence) => occursIn(sentence, present))
				.map((sentence) => ({ sentence, element: tag || 'texto solto', field: 'content', span: { start, end } })),
		)
}

/** Title, description and headings in which something occurs. */
export function headlinesWith(
	{ title, metaTitle, metaDescription, text }: Pick<Subject, 'title' | 'metaTitle' | 'metaDescription' | 'text'>,
	patterns: readonly RegExp[],
): Place[] {
	const headlines: Place[] = [
		{ sentence: title, element: 'título', field: 'title' },
		...(metaTitle && metaTitle !== title
			? [{ sentence: metaTitle, element: 'título para buscadores', field: 'metaTitle' as const }]
			: []),
		{ sentence: metaDescription ?? '', element: 'descrição', field: 'metaDescription' },
		...text.headings.map(({ level, text: sentence, start, end }) => ({
			sentence,
			element: `h${level}`,
			field: 'content' as const,
			span: { start, end },
		})),
	]
	return headlines.filter(({ sentence }) => occursIn(sentence, patterns))
}

function occursIn(words: string, patterns: readonly RegExp[]): boolean {
	return patterns.some((pattern) => pattern.test(words))
}
