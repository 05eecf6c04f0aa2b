import { type ArticleText, type Heading, readArticleText } from '../article-text.ts'
import { applyEdits, type Edit, removeElement } from './edit.ts'

/** More are tried together only: each one costs a reading of the whole text. */
const MOST_TRIED_ALONE = 20

/** Empty headings that can go without loss: one that holds a picture cannot, nor one that parts two texts. */
export function removableHeadings({ html, headings, blocks }: ArticleText): ReadonlySet<Heading> {
	const empty = headings
		.filter(({ text, start, end }) => text === '' && !/<img/i.test(html.slice(start, end)))
		.map((heading) => ({ heading, edits: removeElement(html, heading, `h${heading.level}`) }))
		.filter(({ edits }) => edits.length > 0)
	const joinsTexts = (edits: readonly Edit[]) => readArticleText(applyEdits(html, edits)).blocks.length < blocks.length

	if (empty.length === 0) return new Set()
	if (!joinsTexts(empty.flatMap(({ edits }) => edits))) return new Set(empty.map(({ heading }) => heading))
	if (empty.length > MOST_TRIED_ALONE) return new Set()

	// Of two that part the same texts, one has to stay.
	const removable = new Set<Heading>()
	let made: readonly Edit[] = []
	for (const { heading, edits } of empty) {
		if (joinsTexts([...made, ...edits])) continue
		made = [...made, ...edits]
		removable.add(heading)
	}
	return removable
}
