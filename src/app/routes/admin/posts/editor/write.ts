import { data } from 'react-router'
import { z } from 'zod'
import { NO_STORE } from '#app/cache-headers.ts'
import { readEditorFields, settled } from '#app/components/admin/editor/editor-fields.ts'
import type { KeepAnswer } from '#app/components/admin/editor/save-answer.ts'
import { correlationId, services } from '#app/services.ts'
import { discardWorkingCopy, keepWorkingCopy } from '#core/posts/working-copies.ts'
import { parseJson } from '#lib/parse-json.ts'
import { actingAdmin } from '../../acting-admin.ts'
import type { Route } from './+types/write.ts'
import { saveFromEditor } from './save-from-editor.server.ts'

const message = z.discriminatedUnion('intent', [
	z.object({
		intent: z.literal('keep'),
		copyId: z.guid(),
		baseVersion: z.number().int().min(0),
		fields: z.record(z.string(), z.unknown()),
	}),
	z.object({
		intent: z.literal('save'),
		copyId: z.guid(),
		baseVersion: z.number().int().min(0),
		restoredFrom: z.number().int().optional(),
		fields: z.record(z.string(), z.unknown()),
	}),
	z.object({ intent: z.literal('discard'), copyId: z.guid() }),
])

/** What the editor's page sends while somebody writes: JSON for JSON, so that no answer can take the page away. */
export async function action({ request, params, context }: Route.ActionArgs) {
	const { db, now, log } = context.get(services)
	const json = parseJson(await request.text())
	const parsed = message.safeParse(json.ok ? json.value : undefined)
	if (!parsed.success) throw data(null, { status: 400 })
	const sent = parsed.data
	const admin = actingAdmin(request, context)
	const isNew = params.id === 'new'
	try {
		if (sent.intent === 'discard') return answer(await discardWorkingCopy(db, { id: sent.copyId, userId: admin.id }))
		const fields = settled(readEditorFields(sent.fields))
		const { copyId, baseVersion } = sent
		if (sent.intent === 'keep') {
			const postId = isNew ? null : params.id
			return answer(
				keepAnswer(
					await keepWorkingCopy(db, { id: copyId, postId, userId: admin.id, fields, baseVersion, now: now() }),
				),
			)
		}
		const { restoredFrom } = sent
		const id = isNew ? copyId : params.id
		return answer(await saveFromEditor(db, { id, isNew, baseVersion, fields, restoredFrom, admin, now: now() }))
	} catch (error) {
		log.error({ err: error, correlationId: context.get(correlationId) }, 'an article could not be written')
		return Response.json({ correlationId: context.get(correlationId) }, { status: 503, headers: NO_STORE })
	}
}

function keepAnswer(result: Awaited<ReturnType<typeof keepWorkingCopy>>): KeepAnswer {
	if (result.ok) return { ok: true, savedAt: result.savedAt.toISOString() }
	if (result.reason === 'already-saved') return { ok: true, savedAt: null }
	return { ok: false, reason: result.reason }
}

function answer(body: object): Response {
	return Response.json(body, { headers: NO_STORE })
}
