import type { Editor } from '@tiptap/core'
import { closeHistory } from '@tiptap/pm/history'
import { Fragment, type Schema, Slice } from '@tiptap/pm/model'
import { TextSelection } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import { plainTextOf } from '#core/html/dom.ts'
import { cleanPasted } from '#core/html/pasted/clean-pasted.ts'
import { type UnderstoodText, understandText } from '#core/html/pasted/plain-text.ts'
import { addressOfFile } from './bring-picture.ts'
import { newPictureId } from './foreign-picture.ts'

export function cleanHere(html: string): string {
	return cleanPasted(html, { origin: window.location.origin })
}

/** Markup that says something. Without any, the HTML beside a text is no more than the text. */
const structure = /<(?:p|h[1-6]|ul|ol|li|table|div|blockquote|pre|b|strong|i|em|a|img|figure|article|section)\b/i

/** Whether the clipboard's files are what was copied, and not a picture of the words beside them. */
function filesIn(data: DataTransfer | null): File[] {
	const files = [...(data?.files ?? [])]
	return files.length > 0 && plainTextOf(cleanHere(data!.getData('text/html'))) === '' ? files : []
}

/** What the paste was taken for, or whether it was taken at all. */
export type Taken = UnderstoodText['kind'] | boolean

/** Takes files and texts without markup; HTML goes its usual way, through `cleanHere`. */
export function takePaste(editor: Editor, data: DataTransfer | null, { asItIs }: { asItIs: boolean }): Taken {
	const files = filesIn(data)
	if (files.length > 0) return putFiles(editor, files, editor.state.selection.from)
	const { view } = editor
	const text = data?.getData('text/plain') ?? ''
	const html = data?.getData('text/html') ?? ''
	// A code editor colours its lines; they are text all the same.
	const ofCode = data?.types.includes('vscode-editor-data') ?? false
	if (asItIs || text === '' || (structure.test(html) && !ofCode)) return false
	if (view.state.selection.$from.parent.type.spec.code) return false
	const understood = understandText(text)
	if (!understood) return ofCode && view.pasteText(text)
	putUnderstood(view, text, understood.html)
	return understood.kind
}

/** First as it came, then as it was understood: undoing once leads back to the plain text. */
function putUnderstood(view: EditorView, text: string, html: string): void {
	const { from } = view.state.selection
	// Not as a paste, in which the editor would look for marks of its own.
	view.dispatch(view.state.tr.replaceSelection(plainSlice(view.state.schema, text)))
	const { tr, doc, selection } = view.state
	view.dispatch(closeHistory(tr.setSelection(TextSelection.create(doc, from, selection.to))))
	view.pasteHTML(html)
}

function plainSlice(schema: Schema, text: string): Slice {
	const lines = text.trim().split(/(?:\r\n?|\n)+/)
	const paragraphs = lines.map((line) => schema.node('paragraph', { bare: false }, line ? [schema.text(line)] : []))
	return new Slice(Fragment.from(paragraphs), 1, 1)
}

export function takeDrop(editor: Editor, event: DragEvent): boolean {
	const files = filesIn(event.dataTransfer)
	if (files.length === 0) return false
	event.preventDefault()
	const place = editor.view.posAtCoords({ left: event.clientX, top: event.clientY })
	return putFiles(editor, files, place?.pos ?? editor.state.selection.from)
}

function putFiles(editor: Editor, files: readonly File[], at: number): boolean {
	const places = files.map((file) => {
		const id = newPictureId()
		const attrs = { id, src: addressOfFile(id, file), alt: '', name: file.name || 'imagem sem nome' }
		return { type: 'paragraph', content: [{ type: 'foreignPicture', attrs }] }
	})
	return editor.commands.insertContentAt(at, places.length === 1 ? places[0]!.content : places)
}
