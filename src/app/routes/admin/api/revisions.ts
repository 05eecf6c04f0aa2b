import { answer } from '#app/answer-endpoint.ts'
import { endpoints } from '#app/endpoints.ts'
import { toEditorFields } from '#app/routes/admin/posts/editor/fields/editor-fields.ts'
import { services } from '#app/services.ts'
import { findRevision, listRevisions } from '#core/posts/saving/revisions.ts'
import type { Route } from './+types/revisions.ts'

/** The saves of an article, or with a version one of them whole. */
export async function loader({ params: { id, version: wanted }, context }: Route.LoaderArgs) {
	const { db } = context.get(services)
	if (wanted === undefined) {
		const revisions = await listRevisions(db, id)
		return answer(endpoints.revisions(id), {
			ok: true,
			revisions: revisions.map(({ savedAt, ...revision }) => ({ ...revision, savedAt: savedAt.toISOString() })),
		})
	}
	const version = Number(wanted) || 0
	const endpoint = endpoints.revision(id, version)
	const revision = await findRevision(db, { postId: id, version })
	if (!revision) return answer(endpoint, { ok: false, reason: 'not-found' })
	const { savedByName, savedAt, fields } = revision
	return answer(endpoint, {
		ok: true,
		revision: { version, savedByName, savedAt: savedAt.toISOString(), fields: toEditorFields(fields) },
	})
}
