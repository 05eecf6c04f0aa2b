import { and, desc, eq, gt, sql } from 'drizzle-orm'
import { undoOpenUntil } from '#core/posts/publication/undo-publication.ts'
import type { Db } from '#db/client.server.ts'
import { posts } from '#db/schema/posts.ts'
import { sitemapFiles } from '#db/schema/sitemap.ts'
import { CLOCK_SKEW_MS } from '#lib/clock-skew.ts'
import { mayPass, NOT_MADE } from './console-words.ts'
import { findLastSubmission, type StoredSubmission } from './find-last-submission.ts'
import type { SearchConsole } from './search-console.ts'
import { type SitemapSubmission, submitSitemap } from './submit-sitemap.ts'

const MINUTE_MS = 60_000
/** Before a passing trouble is given another try. */
const RETRY_MS = 30 * MINUTE_MS

type Changes = { console: SearchConsole; siteUrl: string; sitemapUrl: string; now: Date }

/** Nothing was sent yet: what was published a moment ago may still be taken back. */
type Waiting = { waitUntil: Date }

/** Sends the map when readers see something that the last sent one did not have. Run by a job, so no save waits for it. */
export async function submitAfterChanges(db: Db, changes: Changes): Promise<SitemapSubmission | Waiting | undefined> {
	const waitUntil = await undoOpenUntil(db, changes.now)
	if (waitUntil) return { waitUntil }
	const last = await findLastSubmission(db, changes)
	await dateAnew(db, changes.now)
	const [map] = await db
		.select({ builtAt: sql<Date | null>`max(${sitemapFiles.builtAt})`.mapWith(sitemapFiles.builtAt) })
		.from(sitemapFiles)
	const due = whyDue({ builtAt: map?.builtAt ?? undefined, last, now: changes.now })
	if (!due) return undefined
	// Another try of a failure that somebody has put aside is no news, unless it fails otherwise.
	const known = due === 'retry' ? last : undefined
	return submitSitemap(db, { ...changes, known, postId: await lastChangedPost(db, last) })
}

/** A map that was built by a clock far ahead would be newer than whatever is sent, and be sent each minute. */
async function dateAnew(db: Db, now: Date): Promise<void> {
	const { builtAt } = sitemapFiles
	await db
		.update(sitemapFiles)
		.set({ builtAt: now })
		.where(gt(builtAt, new Date(now.getTime() + CLOCK_SKEW_MS)))
}

type Due = {
	/** When the stored map last changed. */
	builtAt: Date | undefined
	last: Pick<StoredSubmission, 'createdAt' | 'status'> | undefined
	now: Date
}

/** A change is sent at the next opportunity: whoever saved it learns within a minute where that fails. */
export function whyDue({ builtAt, last, now }: Due): 'change' | 'retry' | undefined {
	if (!builtAt) return undefined
	if (!last || last.status === NOT_MADE.status || builtAt > last.createdAt) return 'change'
	const passed = now.getTime() - last.createdAt.getTime()
	return mayPass(last.status) && passed >= RETRY_MS ? 'retry' : undefined
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
