import { findRun, listRunEvents, type RunEvent, type RunView } from '#core/generation/runs/find-run.ts'
import { sanitizeGeneratedHtml } from '#core/html/sanitize-generated-html.ts'
import type { Db } from '#db/client.server.ts'

export type LoadedRun = { run: RunView; events: RunEvent[]; previewHtml: string }

/** A run with its log, and its text as it may be shown. */
export async function loadRun(db: Db, id: string): Promise<LoadedRun | undefined> {
	const run = await findRun(db, id)
	if (!run) return undefined
	const events = await listRunEvents(db, { runId: run.id })
	return { run, events, previewHtml: run.content ? sanitizeGeneratedHtml(run.content.article.content) : '' }
}
