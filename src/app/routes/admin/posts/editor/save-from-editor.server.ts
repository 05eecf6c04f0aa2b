import { z } from 'zod'
import { type EditorFields, toEditorFields } from '#app/routes/admin/posts/editor/fields/editor-fields.ts'
import type { SaveAnswer } from '#app/routes/admin/posts/editor/writing/save-answer.ts'
import type { KnownCopy } from '#core/posts/copies/working-copies.ts'
import { postFields } from '#core/posts/post-fields.ts'
import { postFieldsSchema } from '#core/posts/post-fields-schema.ts'
import { findPostFields } from '#core/posts/reading/find-post-fields.ts'
import { saveNewPost } from '#core/posts/saving/save-new-post.ts'
import { savePost } from '#core/posts/saving/save-post.ts'
import type { ActingAdmin } from '#core/users/acting-admin.ts'
import type { Db } from '#db/client.server.ts'

type Save = {
	/** The article's; for a new one, the id that its page chose for it. */
	id: string
	isNew: boolean
	baseVersion: number
	fields: EditorFields
	restoredFrom?: number | undefined
	/** The working copy the text was kept in until now. */
	copy: KnownCopy | undefined
	admin: ActingAdmin
	now: Date
}

/** From what an editor's page sends to a saved article, or to what its page has to say. */
export async function saveFromEditor(
	db: Db,
	{ id, isNew, baseVersion, fields, restoredFrom, copy, admin, now }: Save,
): Promise<SaveAnswer> {
	const read = postFieldsSchema.safeParse(fields)
	if (!read.success) return { ok: false, reason: 'invalid', errors: errorsOf(read.error) }

	const { address, ...by } = admin
	const save = { id, fields: read.data, by, now, copy, address }
	const result = isNew ? await saveNewPost(db, save) : await savePost(db, { ...save, baseVersion, restoredFrom })
	if (result.ok) {
		const stored = await findPostFields(db, result.post.id)
		if (!stored) return { ok: false, reason: 'not-found' }
		const publishedAt = stored.publishedAt?.toISOString() ?? null
		const { version, fields: asStored } = stored
		const categoryStayed = result.categoryStayed ?? false
		return { ok: true, id: stored.id, version, fields: toEditorFields(asStored), publishedAt, categoryStayed }
	}
	if (result.reason === 'title-missing')
		return { ok: false, reason: 'invalid', errors: { title: postFields.title.required } }
	if (result.reason !== 'changed-meanwhile') return { ok: false, reason: result.reason }
	const { fields: theirs, publishedAt, savedAt, ...current } = result.current
	return {
		ok: false,
		reason: 'changed-meanwhile',
		current: {
			...current,
			fields: toEditorFields(theirs),
			publishedAt: publishedAt?.toISOString() ?? null,
			savedAt: savedAt.toISOString(),
		},
	}
}

/** The first complaint of each field. */
function errorsOf(error: z.ZodError): Record<string, string> {
	const errors: Record<string, string> = {}
	for (const { path, message } of error.issues) errors[String(path[0] ?? 'title')] ??= message
	return errors
}
