import { NO_STORE } from '#app/cache-headers.ts'
import { toEditorFields } from '#app/components/admin/editor/editor-fields.ts'
import type { RevisionAnswer, RevisionsAnswer } from '#app/components/admin/editor/revision-answers.ts'
import { correlationId, services } from '#app/services.ts'
import { findRevision, listRevisions } from '#core/posts/revisions.ts'
import type { Route } from './+types/revisions.ts'

/** The saves of an article, or with `versao` one of them whole. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
	const { db, log } = context.get(services)
	const version = url.searchParams.get('versao')
	try {
		return version === null ? answer(await all(db, params.id)) : answer(await one(db, params.id, Number(version)))
	} catch (error) {
		log.error({ err: error, correlationId: context.get(correlationId) }, 'revisions could not be read')
		return Response.json({ correlationId: context.get(correlationId) }, { status: 503, headers: NO_STORE })
	}
}

type Db = Parameters<typeof listRevisions>[0]

async function all(db: Db, postId: string): Promise<RevisionsAnswer> {
	const revisions = await listRevisions(db, postId)
	return {
		ok: true,
		revisions: revisions.map(({ savedAt, ...revision }) => ({ ...revision, savedAt: savedAt.toISOString() })),
	}
}

async function one(db: Db, postId: string, version: number): Promise<RevisionAnswer> {
	const revision = await findRevision(db, { postId, version })
	if (!revision) return { ok: false, reason: 'not-found' }
	const { savedByName, savedAt, fields } = revision
	return {
		ok: true,
		revision: { version, savedByName, savedAt: savedAt.toISOString(), fields: toEditorFields(fields) },
	}
}

function answer(body: object): Response {
	return Response.json(body, { headers: NO_STORE })
}
