import { data } from 'react-router'
import { z } from 'zod'
import { NO_STORE } from '#app/cache-headers.ts'
import { readEditorFields, settled } from '#app/routes/admin/posts/editor/fields/editor-fields.ts'
import type { KeepAnswer } from '#app/routes/admin/posts/editor/writing/save-answer.ts'
import { correlationId, services } from '#app/services.ts'
import { discardWorkingCopy, keepWorkingCopy } from '#core/posts/copies/working-copies.ts'
import { undoPublication } from '#core/posts/publication/undo-publication.ts'
import { discardChanges } from '#core/posts/saving/post-changes.ts'
import { parseJson } from '#lib/parse-json.ts'
import { actingAdmin } from '../../acting-admin.ts'
import type { Route } from './+types/write.ts'
import { scoreSaved } from './keep-score.server.ts'
import { changedMeanwhile, savedAnswer, saveFromEditor } from './save-from-editor.server.ts'

/** As `KnownCopy`: left out, null, or a moment. */
const keptAt = z.iso.datetime().transform(dateOf).nullable().optional()
const version = z.number().int().min(0)
const fields = z.record(z.string(), z.unknown())

const article = {
	/** Of the article, where that is new. */
	id: z.guid().optional(),
	copyId: z.guid(),
	keptAt,
	baseVersion: version,
	restoredFrom: z.number().int().optional(),
	motive: z.string().max(2000).optional(),
	fields,
}

const message = z.discriminatedUnion('intent', [
	z.object({ intent: z.literal('keep'), copyId: z.guid(), keptAt, baseVersion: version, fields }),
	/** For good, and never before readers who did not see it. */
	z.object({ intent: z.literal('save'), ...article }),
	/** Before readers: now, or at the moment that the fields name. */
	z.object({ intent: z.literal('publish'), ...article }),
	z.object({ intent: z.literal('discard-changes'), version }),
	z.object({ intent: z.literal('undo'), version }),
	z.object({ intent: z.literal('discard'), copyId: z.guid(), keptAt }),
])

/** What the editor's page sends while somebody writes: JSON for JSON, so that no answer can take the page away. */
export async function action({ request, params, context }: Route.ActionArgs) {
	const { db, now, log, siteUrl } = context.get(services)
	const json = parseJson(await request.text())
	const parsed = message.safeParse(json.ok ? json.value : undefined)
	if (!parsed.success) throw data(null, { status: 400 })
	const sent = parsed.data
	const admin = actingAdmin(request, context)
	const isNew = params.id === 'new'
	try {
		if (sent.intent === 'undo' || sent.intent === 'discard-changes') {
			const { address, ...by } = admin
			const wish = { id: params.id, version: sent.version, by, now: now(), address }
			const done = sent.intent === 'undo' ? await undoPublication(db, wish) : await discardChanges(db, wish)
			if (done.ok) return answer(await savedAnswer(db, params.id))
			if (done.reason !== 'changed-meanwhile') return answer(done)
			return answer(await changedMeanwhile(db, params.id, { savedByName: null, savedAt: now() }))
		}
		const copy = { id: sent.copyId, keptAt: sent.keptAt }
		if (sent.intent === 'discard') return answer(await discardWorkingCopy(db, { ...copy, userId: admin.id }))
		const written = settled(readEditorFields(sent.fields))
		const { baseVersion } = sent
		if (sent.intent === 'keep') {
			const postId = isNew ? null : params.id
			const keeping = { ...copy, postId, userId: admin.id, fields: written, baseVersion, now: now() }
			return answer(keepAnswer(await keepWorkingCopy(db, keeping)))
		}
		const { restoredFrom, motive } = sent
		const id = isNew ? (sent.id ?? copy.id) : params.id
		const waits = sent.intent === 'save'
		const save = { id, isNew, baseVersion, fields: written, restoredFrom, copy, waits, motive, admin, siteUrl }
		const saved = await saveFromEditor(db, { ...save, now: now() })
		if (saved.ok) await scoreSaved(context, saved.id)
		return answer(saved)
	} catch (error) {
		log.error({ err: error, correlationId: context.get(correlationId) }, 'an article could not be written')
		return Response.json({ correlationId: context.get(correlationId) }, { status: 503, headers: NO_STORE })
	}
}

function keepAnswer(result: Awaited<ReturnType<typeof keepWorkingCopy>>): KeepAnswer {
	if (result.ok) return { ok: true, savedAt: result.savedAt.toISOString(), copyId: result.id }
	if (result.reason === 'already-saved') return { ok: true, savedAt: null }
	return { ok: false, reason: result.reason }
}

function answer(body: object): Response {
	return Response.json(body, { headers: NO_STORE })
}

function dateOf(text: string): Date {
	return new Date(text)
}
