import { and, desc, eq, gt, sql } from 'drizzle-orm'
import type { Db } from '#db/client.server.ts'
import { posts } from '#db/schema/posts.ts'
import { sitemapFiles } from '#db/schema/sitemap.ts'
import { mayPass } from './console-words.ts'
import { findLastSubmission, type StoredSubmission } from './find-last-submission.ts'
import type { SearchConsole } from './search-console.ts'
import { type SitemapSubmission, submitSitemap } from './submit-sitemap.ts'

const MINUTE_MS = 60_000
/** A morning of corrections is told once in a while, not once a correction. */
const PAUSE_MS = 10 * MINUTE_MS
/** Before a passing trouble is given another try. */
const RETRY_MS = 30 * MINUTE_MS

type Changes = { console: SearchConsole; siteUrl: string; sitemapUrl: string; now: Date }

/** Sends the map when readers see something that the last sent one did not have. Run by a job, so no save waits for it. */
export async function submitAfterChanges(db: Db, changes: Changes): Promise<SitemapSubmission | undefined> {
	const last = await findLastSubmission(db, changes)
	const [map] = await db
		.select({ builtAt: sql<Date | null>`max(${sitemapFiles.builtAt})`.mapWith(sitemapFiles.builtAt) })
		.from(sitemapFiles)
	if (!isSubmissionDue({ builtAt: map?.builtAt ?? undefined, last, now: changes.now })) return undefined
	return submitSitemap(db, { ...changes, postId: await lastChangedPost(db, last) })
}

type Due = {
	/** When the stored map last changed. */
	builtAt: Date | undefined
	last: Pick<StoredSubmission, 'createdAt' | 'status'> | undefined
	now: Date
}

export function isSubmissionDue({ builtAt, last, now }: Due): boolean {
	if (!builtAt) return false
	if (!last) return true
	const passed = now.getTime() - last.createdAt.getTime()
	if (builtAt > last.createdAt) return passed >= PAUSE_MS
	return mayPass(last.status) && passed >= RETRY_MS
}

async function lastChangedPost(db: Db, last: StoredSubmission | undefined): Promise<string | undefined> {
	const [post] = await db
		.select({ id: posts.id })
		.from(posts)
		.where(and(eq(posts.status, 'published'), last && gt(posts.updatedAt, last.createdAt)))
		.orderBy(desc(posts.updatedAt))
		.limit(1)
	return post?.id
}
