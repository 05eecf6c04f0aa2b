import { Extension } from '@tiptap/core'
import { Plugin, PluginKey } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'
import { classNames } from '#lib/class-names.ts'

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
							const alone = label !== undefined && transaction.doc.resolve(from).parent.childCount === 1
							const names = classNames('seo-mark', target && 'seo-target', alone && 'seo-labelled')
							const look = { class: names, title: text }
							const outline = inline ? Decoration.inline(from, to, look) : Decoration.node(from, to, look)
							return label ? [outline, labelAt(to, label, alone)] : [outline]
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

/** Over a picture that has a block to itself, else in the line after it. */
function labelAt(position: number, label: string, over: boolean): Decoration {
	function draw() {
		const element = document.createElement('span')
		element.className = classNames('seo-label', over && 'seo-label-over')
		element.textContent = label
		return element
	}
	// Before the cursor that stands after the picture.
	return Decoration.widget(position, draw, { side: -1, key: `${label} ${over}`, ignoreSelection: true })
}
