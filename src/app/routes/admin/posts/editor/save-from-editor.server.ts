import { z } from 'zod'
import { type EditorFields, toEditorFields } from '#app/routes/admin/posts/editor/fields/editor-fields.ts'
import type { SaveAnswer } from '#app/routes/admin/posts/editor/writing/save-answer.ts'
import type { KnownCopy } from '#core/posts/copies/working-copies.ts'
import { postFields } from '#core/posts/post-fields.ts'
import { postFieldsSchema } from '#core/posts/post-fields-schema.ts'
import { askToPublish } from '#core/posts/publication/ask-to-publish.ts'
import { findPostFields } from '#core/posts/reading/find-post-fields.ts'
import { saveNewPost } from '#core/posts/saving/save-new-post.ts'
import { savePost } from '#core/posts/saving/save-post.ts'
import { publicationOf } from '#core/posts/saving/stored-fields.ts'
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
	/** Why it goes before readers although something speaks against it. */
	motive?: string | undefined
	admin: ActingAdmin
	siteUrl: string
	now: Date
}

/** From what an editor's page sends to a saved article, or to what its page has to say. */
export async function saveFromEditor(
	db: Db,
	{ id, isNew, baseVersion, fields, restoredFrom, copy, motive, admin, siteUrl, now }: Save,
): Promise<SaveAnswer> {
	const read = postFieldsSchema.safeParse(fields)
	if (!read.success) return { ok: false, reason: 'invalid', errors: errorsOf(read.error) }

	const { address, ...by } = admin
	const stored = isNew ? undefined : (await findPostFields(db, id))?.fields
	// An old text comes back; whether readers see the article is a matter of today.
	const wanted = stored && restoredFrom !== undefined ? { ...read.data, ...publicationOf(stored) } : read.data
	const asked = await askToPublish(db, { id, stored, fields: wanted, motive, siteUrl, now })
	if (!asked.ok) return asked
	const save = { id, fields: read.data, by, now, copy, address, answered: asked.answered }
	const result = isNew ? await saveNewPost(db, save) : await savePost(db, { ...save, baseVersion, restoredFrom })
	if (result.ok) {
		const saved = await findPostFields(db, result.post.id)
		if (!saved) return { ok: false, reason: 'not-found' }
		const publishedAt = saved.publishedAt?.toISOString() ?? null
		const { version, fields: asStored } = saved
		const categoryStayed = result.categoryStayed ?? false
		return { ok: true, id: saved.id, version, fields: toEditorFields(asStored), publishedAt, categoryStayed }
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
export function errorsOf(error: z.ZodError): Record<string, string> {
	const errors: Record<string, string> = {}
	for (const { path, message } of error.issues) errors[String(path[0] ?? 'title')] ??= message
	return errors
}
