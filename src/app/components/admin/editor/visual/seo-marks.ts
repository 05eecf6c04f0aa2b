import { Extension } from '@tiptap/core'
import { Plugin, PluginKey } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'

/** Where a problem is, by position in the document, and what it is. */
export type SeoMark = {
	from: number
	to: number
	inline: boolean
	text: string
	/** Stands on it, for all to read. */
	label: string | undefined
	target: boolean
}

export const seoMarksKey = new PluginKey<DecorationSet>('seo-marks')

/** Outlines what the rules complain about. Part of the view, never of the text. */
export const seoMarks = Extension.create({
	name: 'seoMarks',
	addProseMirrorPlugins: () => [
		new Plugin<DecorationSet>({
			key: seoMarksKey,
			state: {
				init: () => DecorationSet.empty,
				apply(transaction, marks) {
					const next = transaction.getMeta(seoMarksKey) as SeoMark[] | undefined
					if (!next) return marks.map(transaction.mapping, transaction.doc)
					return DecorationSet.create(
						transaction.doc,
						next.flatMap(({ from, to, inline, text, label, target }) => {
							const look = { class: target ? 'seo-mark seo-target' : 'seo-mark', title: text }
							const outline = inline ? Decoration.inline(from, to, look) : Decoration.node(from, to, look)
							return label ? [outline, labelAt(to, label)] : [outline]
						}),
					)
				},
			},
			props: {
				decorations(state) {
					return seoMarksKey.getState(state)
				},
			},
		}),
	],
})

function labelAt(position: number, label: string): Decoration {
	function draw() {
		const element = document.createElement('span')
		element.className = 'seo-label'
		element.textContent = label
		return element
	}
	// Of one line with the picture, before the cursor that stands after it.
	return Decoration.widget(position, draw, { side: -1, key: label, ignoreSelection: true })
}
