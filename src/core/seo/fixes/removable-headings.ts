import { type ArticleText, type Heading, readArticleText } from '../article-text.ts'
import { applyEdits, type Edit, removeElement } from './edit.ts'

/** More are tried together only: each one costs a reading of the whole text. */
const MOST_TRIED_ALONE = 20

/**
 * Empty headings that can go without loss, and what takes each away: one that holds a picture cannot go, nor one that
 * parts two texts.
 */
export function removableHeadings({ html, headings, blocks }: ArticleText): ReadonlyMap<Heading, Edit[]> {
	const empty = headings
		.filter(({ text, start, end }) => text === '' && !/<img/i.test(html.slice(start, end)))
		.map((heading) => [heading, removeElement(html, heading, `h${heading.level}`)] as const)
		.filter(([, edits]) => edits.length > 0)
	const joinsTexts = (edits: readonly Edit[]) => readArticleText(applyEdits(html, edits)).blocks.length < blocks.length

	if (empty.length === 0) return new Map()
	if (!joinsTexts(empty.flatMap(([, edits]) => edits))) return new Map(empty)
	if (empty.length > MOST_TRIED_ALONE) return new Map()

	// Of two that part the same texts, one has to stay.
	const removable = new Map<Heading, Edit[]>()
	for (const [heading, edits] of empty) {
		if (!joinsTexts([...removable.values(), edits].flat())) removable.set(heading, edits)
	}
	return removable
}
