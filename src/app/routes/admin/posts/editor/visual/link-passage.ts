import type { Editor } from '@tiptap/react'

/** What stands around a link that is to be made: the chosen words, their paragraph, the heading above. */
export function passageAt({ state }: Editor): string {
	const { doc, selection } = state
	const { from, to, $from } = selection
	let heading = ''
	doc.nodesBetween(0, from, (node) => {
		if (node.type.name === 'heading') heading = node.textContent
		return !node.isTextblock
	})
	return [doc.textBetween(from, to, ' '), heading, $from.parent.textContent].join(' ').trim()
}

/** Pages of ours that the text links to already. */
export function linkedPaths({ state }: Editor): string[] {
	const paths = new Set<string>()
	state.doc.descendants((node) => {
		for (const { type, attrs } of node.marks) {
			const href = String(attrs['href'] ?? '')
			if (type.name === 'link' && href.startsWith('/')) paths.add(href)
		}
	})
	return [...paths]
}
