import type { EditablePost } from '#core/posts/reading/find-post-fields.ts'
import { type EditorFields, toEditorFields } from '../fields/editor-fields.ts'

/** An article as the server has it, in the form's terms. */
export type SavedPost = {
	id: string
	version: number
	/** The newest that was saved: cleaned, and with its address. */
	fields: EditorFields
	publishedAt: string | null
	/** What readers see; nothing, where they see none. */
	live: { version: number; fields: EditorFields } | null
	/** Saved, and not before readers yet; with the moment at which the clock publishes them, if one was set. */
	changes: { publishAt: string | null; savedByName: string | null; savedAt: string } | null
}

export function toSavedPost({ id, version, fields, publishedAt, live, changes }: EditablePost): SavedPost {
	return {
		id,
		version,
		fields: toEditorFields(fields),
		publishedAt: publishedAt?.toISOString() ?? null,
		live: live && { version: live.version, fields: toEditorFields(live.fields) },
		changes: changes && {
			publishAt: changes.publishAt?.toISOString() ?? null,
			savedByName: changes.savedByName,
			savedAt: changes.savedAt.toISOString(),
		},
	}
}
