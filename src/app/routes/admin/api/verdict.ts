import { data } from 'react-router'
import { z } from 'zod'
import { answering } from '#app/answer-endpoint.ts'
import { endpoints } from '#app/endpoints.ts'
import { readEditorFields, settled } from '#app/routes/admin/posts/editor/fields/editor-fields.ts'
import { postFieldsSchema } from '#core/posts/post-fields-schema.ts'
import { judgeToPublish } from '#core/posts/publication/ask-to-publish.ts'
import { findPostFields } from '#core/posts/reading/find-post-fields.ts'
import { isId } from '#lib/is-id.ts'
import { errorsOf } from '../posts/editor/save-from-editor.server.ts'
import type { Route } from './+types/verdict.ts'

const sent = z.object({ fields: z.record(z.string(), z.unknown()) })

/** What stands between the text in an editor and its readers. Nothing is stored. */
export function action({ params: { id }, request, context }: Route.ActionArgs) {
	if (!isId(id)) throw data(null, { status: 404 })
	return answering(endpoints.verdict(id), sent, async ({ fields }, { db, siteUrl, now }) => {
		const read = postFieldsSchema.safeParse(settled(readEditorFields(fields)))
		if (!read.success) return { ok: false as const, reason: 'invalid' as const, errors: errorsOf(read.error) }
		const post = await findPostFields(db, id)
		const judging = { id, stored: post && (post.live?.fields ?? post.fields), fields: read.data, siteUrl, now: now() }
		const { open, check } = await judgeToPublish(db, judging)
		return { ok: true as const, reasons: open, rules: check.rules, score: check.score }
	})({ request, context })
}
