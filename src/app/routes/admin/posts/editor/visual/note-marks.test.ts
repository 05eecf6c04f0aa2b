import { getSchema } from '@tiptap/core'
import { Node } from '@tiptap/pm/model'
import { EditorState, TextSelection } from '@tiptap/pm/state'
import { expect, test } from 'vitest'
import { lettersOfHtml } from '#core/html/letters-of-html.ts'
import { placeNotes } from '#core/reviews/note-anchor.ts'
import { articleExtensions } from './article-extensions.ts'
import { lettersOf } from './letters.ts'
import { chosenIn, noteMarks, noteMarksKey, spanOfNote } from './note-marks.ts'

const schema = getSchema(articleExtensions)
const html = '<p>Avise a <strong>seguradora</strong><br>em 30 dias.</p><p>Guarde as fotos.</p>'
const doc = Node.fromJSON(schema, {
	type: 'doc',
	content: [
		{
			type: 'paragraph',
			content: [
				{ type: 'text', text: 'Avise a ' },
				{ type: 'text', text: 'seguradora', marks: [{ type: 'bold' }] },
				{ type: 'hardBreak' },
				{ type: 'text', text: 'em 30 dias.' },
			],
		},
		{ type: 'paragraph', content: [{ type: 'text', text: 'Guarde as fotos.' }] },
	],
})

/** The state after somebody selected from one letter of the text to another. */
function selecting(first: string, last: string) {
	const { text, positions } = lettersOf(doc)
	const from = positions[text.indexOf(first)]!
	const to = positions[text.indexOf(last) + last.length - 1]! + 1
	return EditorState.create({ doc, selection: TextSelection.create(doc, from, to) })
}

test('a selection over marks, a break and paragraphs is held by its words', () => {
	expect(chosenIn(selecting('a seguradora', 'Guarde'))).toEqual({
		anchor: { passage: 'a seguradora em 30 dias. Guarde', before: 'Avise ', after: ' as fotos.' },
	})
	const { doc: empty } = EditorState.create({ schema })
	expect(chosenIn(EditorState.create({ doc: empty }))).toBeUndefined()
})

test('what was noted in the view is found in the view and in its HTML', () => {
	const state = selecting('seguradora', 'dias')
	const chosen = chosenIn(state)
	if (!chosen || !('anchor' in chosen)) throw new Error('nothing was chosen')
	const { from, to } = state.selection
	expect(spanOfNote(doc, chosen.anchor)).toMatchObject({ from, to })
	expect(placeNotes(lettersOfHtml(html), [chosen.anchor])).toMatchObject([{ changed: false }])
})

test('the cursor in a marked passage stands in its note, and beside it in none', () => {
	const plugins = noteMarks.config.addProseMirrorPlugins?.call({} as never) ?? []
	const anchor = { passage: 'em 30 dias', before: 'Avise a seguradora ', after: '. Guarde as fotos.' }
	const notes = [{ id: 'n1', number: 1, anchor, resolved: false }]
	const { text, positions } = lettersOf(doc)
	const begun = EditorState.create({ doc, plugins })
	const marked = begun.apply(begun.tr.setMeta(noteMarksKey, { notes, current: undefined, draft: undefined }))
	const at = (words: string) => {
		const cursor = TextSelection.create(marked.doc, positions[text.indexOf(words)]! + 1)
		return chosenIn(marked.apply(marked.tr.setSelection(cursor)))
	}
	expect(at('30 dias')).toEqual({ noteId: 'n1' })
	expect(at('Guarde')).toBeUndefined()
	// Written before it, the passage goes along.
	const moved = marked.apply(marked.tr.insertText('Hoje: ', 1))
	const cursor = TextSelection.create(moved.doc, positions[text.indexOf('30 dias')]! + 7)
	expect(chosenIn(moved.apply(moved.tr.setSelection(cursor)))).toEqual({ noteId: 'n1' })
})
