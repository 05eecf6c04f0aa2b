import type { EditorFields } from './editor-fields.ts'

/** What each part of the form gets: the fields, a way to change some, and what the server found wrong with them. */
export type EditorPart = {
	fields: EditorFields
	change: (patch: Partial<EditorFields>) => void
	errors: Readonly<Record<string, string>>
}
