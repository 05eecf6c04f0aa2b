import { mergeAttributes, Node } from '@tiptap/core'
import type { Editor } from '@tiptap/react'
import { FOREIGN_PICTURE } from '#core/html/pasted/pasted-picture.ts'

/** Where a picture is still to be had, and what it is known by. */
export type Wanted = { id: string; src: string; alt: string; name: string }
export type Brought = { url: string; alt: string; width: number; height: number }

let count = 0

export function newPictureId(): string {
	count += 1
	return `picture-${count}`
}

/** Holds the place of a picture that is being brought into the library. It is in no text that is kept. */
export const ForeignPicture = Node.create({
	name: 'foreignPicture',
	group: 'inline',
	inline: true,
	atom: true,
	addAttributes: () => ({
		// A new one each time it is read, so that each place has its own.
		id: { default: '', parseHTML: newPictureId, rendered: false },
		src: { default: '', parseHTML: (element) => element.getAttribute(FOREIGN_PICTURE) ?? '', rendered: false },
		alt: { default: '', parseHTML: (element) => element.dataset['alt'] ?? '', rendered: false },
		name: { default: '', parseHTML: (element) => element.dataset['name'] ?? '', rendered: false },
	}),
	parseHTML: () => [{ tag: `span[${FOREIGN_PICTURE}]` }],
	renderHTML: ({ node, HTMLAttributes }) => {
		const label = `Trazendo ${(node.attrs as Wanted).name}…`
		return ['span', mergeAttributes(HTMLAttributes, { [FOREIGN_PICTURE]: '', role: 'img', 'aria-label': label })]
	},
})

/** Those that stand in the text now. */
export function wantedIn({ state }: Editor): Wanted[] {
	const found: Wanted[] = []
	state.doc.descendants((node) => {
		if (node.type.name === 'foreignPicture') found.push(node.attrs as Wanted)
	})
	return found
}

/** Puts the picture into its place, or takes the place away. Neither is a step to undo: pasting was. */
export function settlePlace({ state, view }: Editor, id: string, picture: Brought | undefined): void {
	const { tr, doc, schema } = state
	doc.descendants((node, at) => {
		if (node.type.name !== 'foreignPicture' || node.attrs['id'] !== id) return
		if (picture) {
			const { url: src, alt, width, height } = picture
			tr.replaceWith(
				at,
				at + 1,
				schema.nodes['image']!.create({ src, alt: (node.attrs as Wanted).alt || alt, width, height }),
			)
			return
		}
		const $at = doc.resolve(at)
		const alone = $at.parent.childCount === 1
		const figure = $at.depth > 1 && $at.node(-1).type.name === 'figure' ? $at.node(-1) : undefined
		const caption = figure?.children.find(({ type }) => type.name === 'figcaption')
		if (alone && figure && figure.childCount <= 2) {
			// What was written under it is still the person's text.
			const words = caption ? [schema.nodes['paragraph']!.create({ bare: false }, caption.content)] : []
			tr.replaceWith($at.before(-1), $at.after(-1), words)
		} else if (alone && $at.depth === 1 && doc.childCount > 1) tr.delete($at.before(), $at.after())
		else tr.delete(at, at + 1)
	})
	if (tr.docChanged) view.dispatch(tr.setMeta('addToHistory', false))
}
