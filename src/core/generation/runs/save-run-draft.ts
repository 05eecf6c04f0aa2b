import { eq } from 'drizzle-orm'
import type { SaveRefusal } from '#core/posts/saving/save-post.ts'
import type { Db } from '#db/client.server.ts'
import { pipelineRuns } from '#db/schema/pipeline.ts'
import { isId } from '#lib/is-id.ts'
import { makePostOfRun } from './post-of-run.ts'
import type { RunContent } from './run-content.ts'
import { readRun } from './run-row.ts'

export type SaveRunDraftResult =
	| { ok: true; postId: string; already: boolean }
	| { ok: false; reason: 'not-found' | 'still-running' | 'nothing-written' | 'content-too-large' | 'title-missing' }

/** What a person may change of an article before keeping it. */
export const changeable = ['content', 'metaTitle', 'metaDescription'] as const
export type ArticleChanges = Partial<Pick<RunContent['article'], (typeof changeable)[number]>>

type Save = {
	id: string
	/** As the person changed it on the screen. */
	changes?: ArticleChanges
	by: { id: string }
	address?: string | undefined
	now: Date
}

/** Makes the run's article a draft, for a person to go on with. Asked for twice, it is one draft. */
export async function saveRunDraft(db: Db, { id, changes, by, address, now }: Save): Promise<SaveRunDraftResult> {
	const [row] = isId(id) ? await db.select().from(pipelineRuns).where(eq(pipelineRuns.id, id)) : []
	if (!row) return { ok: false, reason: 'not-found' }
	const run = readRun(row)
	if (run.state === 'queued' || run.state === 'running') return { ok: false, reason: 'still-running' }
	if (!run.content) return { ok: false, reason: 'nothing-written' }
	if (run.postId) return { ok: true, postId: run.postId, already: true }

	const article = { ...run.content.article, ...changes }
	const making = { article, status: 'draft', now, address } as const
	const made = await makePostOfRun(db, { run: { ...run, startedBy: by.id }, ...making })
	const homeless = !made.ok && made.reason === 'category-gone'
	const result = homeless
		? await makePostOfRun(db, { run: { ...run, startedBy: by.id, categoryId: null }, ...making })
		: made
	if (!result.ok) return { ok: false, reason: explained(result.reason) }
	const { post, already = false } = result
	// Of two who save at once the second finds the first one's draft, and its own words are not in it.
	const content = already ? {} : { content: { ...run.content, article } }
	await db
		.update(pipelineRuns)
		.set({ postId: post.id, ...content, updatedAt: now })
		.where(eq(pipelineRuns.id, id))
	return { ok: true, postId: post.id, already }
}

/** A draft of a run meets no other refusals than these. */
function explained(reason: SaveRefusal): 'title-missing' | 'content-too-large' | 'not-found' {
	return reason === 'title-missing' || reason === 'content-too-large' ? reason : 'not-found'
}
