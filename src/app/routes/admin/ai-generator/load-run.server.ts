import { prepareToWeigh } from '#core/generation/local-writer/prompt/weigh.ts'
import { type CheckedWish, checkWishes } from '#core/generation/runs/check-wishes.ts'
import { findRun, listRunEvents, type RunEvent, type RunView } from '#core/generation/runs/find-run.ts'
import { type JudgedResult, judgeResult } from '#core/generation/runs/judge-result.ts'
import { sanitizeGeneratedHtml } from '#core/html/sanitize-generated-html.ts'
import type { Db } from '#db/client.server.ts'
import { isActive } from './run-words.ts'

export type LoadedRun = {
	run: RunView
	events: RunEvent[]
	previewHtml: string
	/** Of a text that came of it, once it is over. */
	judged: JudgedResult | undefined
	wishes: CheckedWish[]
}

type Loading = { id: string; siteUrl: string; now: Date }

/** A run with its log, its text as it may be shown, and what is to be said of it. */
export async function loadRun(db: Db, { id, siteUrl, now }: Loading): Promise<LoadedRun | undefined> {
	const run = await findRun(db, id)
	if (!run) return undefined
	const events = await listRunEvents(db, { runId: run.id })
	const article = run.content?.article
	const isOver = article && !isActive(run.state)
	if (isOver) await prepareToWeigh()
	return {
		run,
		events,
		previewHtml: article ? sanitizeGeneratedHtml(article.content) : '',
		judged: isOver ? await judgeResult(db, { run, siteUrl, now }) : undefined,
		wishes: isOver ? checkWishes({ ...run, article }) : [],
	}
}
