import type { Editor, JSONContent, Range } from '@tiptap/core'
import { NodeSelection, type Selection } from '@tiptap/pm/state'
import type { PickedPicture } from '#app/components/admin/media/media-picker.tsx'
import { isWebAddress } from '#core/html/safe-url.ts'

/** Puts a picture where the cursor is, its credit below it; in place of a selected one, whose credit goes with it. */
export function insertPicture(editor: Editor, picture: PickedPicture): void {
	const chain = editor.chain().focus()
	const old = pictureBlockAt(editor.state.selection)
	if (old) chain.insertContentAt(old, picture.credit ? figureOf(picture) : paragraphOf(picture)).run()
	else if (!picture.credit) chain.insertContent(imageOf(picture)).run()
	// At the end of the text the next words would go into the caption.
	else if (isAtEnd(editor)) chain.insertContent([figureOf(picture), { type: 'paragraph' }]).run()
	else chain.insertContent(figureOf(picture)).run()
}

function isAtEnd({ state }: Editor): boolean {
	return state.selection.to >= state.doc.content.size - 1
}

/** The figure or the paragraph that holds nothing but the selected picture. */
function pictureBlockAt(selection: Selection): Range | undefined {
	const { $from } = selection
	if (!(selection instanceof NodeSelection) || selection.node.type.name !== 'image') return undefined
	if ($from.parent.childCount > 1) return undefined
	const around = $from.depth > 1 ? $from.node(-1) : undefined
	const others = around?.children.filter((child) => child !== $from.parent)
	const inFigure = around?.type.name === 'figure' && others?.every(({ type }) => type.name === 'figcaption')
	const depth = inFigure ? $from.depth - 1 : $from.depth
	return { from: $from.before(depth), to: $from.after(depth) }
}

function figureOf(picture: PickedPicture): JSONContent {
	const { credit, creditUrl } = picture
	const link = creditUrl && isWebAddress(creditUrl) ? [{ type: 'link', attrs: { href: creditUrl } }] : []
	const words = [
		{ type: 'text', text: 'Imagem: ' },
		{ type: 'text', text: credit ?? '', marks: link },
	]
	return { type: 'figure', content: [paragraphOf(picture), { type: 'figcaption', content: words }] }
}

function paragraphOf(picture: PickedPicture): JSONContent {
	return { type: 'paragraph', content: [imageOf(picture)] }
}

function imageOf({ url, alt, width, height }: PickedPicture): JSONContent {
	return { type: 'image', attrs: { src: url, alt, width, height } }
}
