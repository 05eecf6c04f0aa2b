import type { Node } from '@tiptap/pm/model'
import { BLOCK_END } from '#core/html/letters-of-html.ts'

/** What a document says, with the position of each letter. */
export type Letters = { text: string; positions: number[] }

/** The document's letters, a line for each block, as `lettersOfHtml` reads its HTML. */
export function lettersOf(doc: Node): Letters {
	let text = ''
	const positions: number[] = []
	doc.descendants((node, position) => {
		// A picture or a break parts words as the end of a block does.
		if ((node.isTextblock && text !== '') || (node.isLeaf && !node.isText)) {
			text += BLOCK_END
			positions.push(position)
		}
		if (!node.isText) return
		const words = node.text ?? ''
		text += words.replaceAll('\u00a0', ' ')
		for (let unit = 0; unit < words.length; unit += 1) positions.push(position + unit)
	})
	return { text, positions }
}
