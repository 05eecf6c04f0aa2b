import { z } from 'zod'
import type { EditorFields } from '#app/routes/admin/posts/editor/fields/editor-fields.ts'
import type { SaveAnswer } from '#app/routes/admin/posts/editor/writing/save-answer.ts'
import { toSavedPost } from '#app/routes/admin/posts/editor/writing/saved-post.ts'
import type { KnownCopy } from '#core/posts/copies/working-copies.ts'
import { mayPublish } from '#core/posts/may-write.ts'
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
	/** Nothing comes before readers by this save. */
	waits?: boolean | undefined
	/** Why it goes before readers although something speaks against it. */
	motive?: string | undefined
	admin: ActingAdmin
	siteUrl: string
	now: Date
}

/** From what an editor's page sends to a saved article, or to what its page has to say. */
export async function saveFromEditor(
	db: Db,
	{ id, isNew, baseVersion, fields, restoredFrom, copy, waits = false, motive, admin, siteUrl, now }: Save,
): Promise<SaveAnswer> {
	const read = postFieldsSchema.safeParse(fields)
	if (!read.success) return { ok: false, reason: 'invalid', errors: errorsOf(read.error) }

	const { address, ...by } = admin
	const opened = isNew ? undefined : await findPostFields(db, id)
	const stored = opened && (opened.live?.fields ?? opened.fields)
	// An old text comes back; whether readers see the article is a matter of today.
	const text = stored && restoredFrom !== undefined ? { ...read.data, ...publicationOf(stored) } : read.data
	const asked = await askToPublish(db, { id, stored, saved: opened?.fields, fields: text, motive, waits, siteUrl, now })
	// No motive would help them.
	if (!asked.ok && !mayPublish(by)) return { ok: false, reason: 'may-not-publish' }
	// Whoever wrote on an older version first sees what stands there now, and is asked about the text they choose.
	if (!asked.ok && (!opened || opened.version === baseVersion)) return asked
	const answered = asked.ok ? asked.answered : undefined
	const save = { id, fields: text, by, now, copy, address, waits, answered }
	const result = isNew ? await saveNewPost(db, save) : await savePost(db, { ...save, baseVersion, restoredFrom })
	if (result.ok) return savedAnswer(db, result.post.id, { categoryStayed: result.categoryStayed ?? false })
	if (result.reason === 'title-missing')
		return { ok: false, reason: 'invalid', errors: { title: postFields.title.required } }
	if (result.reason === 'slug-taken') return result
	if (result.reason !== 'changed-meanwhile') return { ok: false, reason: result.reason }
	const { savedByName, savedAt } = result.current
	return changedMeanwhile(db, id, { savedByName, savedAt })
}

/** Somebody saved since: what stands there now. */
export async function changedMeanwhile(
	db: Db,
	id: string,
	{ savedByName, savedAt }: { savedByName: string | null; savedAt: Date },
): Promise<SaveAnswer> {
	const current = await findPostFields(db, id)
	if (!current) return { ok: false, reason: 'not-found' }
	const theirs = { ...toSavedPost(current), savedByName, savedAt: savedAt.toISOString() }
	return { ok: false, reason: 'changed-meanwhile', current: theirs }
}

/** An article as its page is to know it after whatever was done to it. */
export async function savedAnswer(db: Db, id: string, { categoryStayed = false } = {}): Promise<SaveAnswer> {
	const saved = await findPostFields(db, id)
	if (!saved) return { ok: false, reason: 'not-found' }
	return { ok: true, ...toSavedPost(saved), categoryStayed }
}

/** The first complaint of each field. */
export function errorsOf(error: z.ZodError): Record<string, string> {
	const errors: Record<string, string> = {}
	for (const { path, message } of error.issues) errors[String(path[0] ?? 'title')] ??= message
	return errors
}
