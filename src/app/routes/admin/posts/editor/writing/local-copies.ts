import { type EditorFields, readEditorFields } from '../fields/editor-fields.ts'
import { localStore } from './local-store.ts'

/** The second net: what has not reached the server stays in this browser until it has. */
export type LocalCopy = {
	/** Of the page that wrote it: no page writes over the text of another. */
	key: string
	postId: string | null
	copyId: string
	fields: EditorFields
	baseVersion: number
	savedAt: string
}

const texts = localStore<LocalCopy>('farol', 'texts')

export const localCopies = {
	put: (copy: LocalCopy) => texts.put(copy),

	/** What was left of an article, or of new ones, by whichever page. */
	async find(postId: string | null): Promise<LocalCopy[]> {
		const all = await texts.all()
		return all
			.filter((copy) => copy.postId === postId)
			.map((copy) => ({ ...copy, fields: readEditorFields(copy.fields) }))
	},

	remove: (key: string) => texts.remove(key),
}

export type LocalCopies = typeof localCopies
