import { asc, lt, sql } from 'drizzle-orm'
import { UNDO_CLOSED_MS } from '#core/posts/publication/undo-window.ts'
import type { Db } from '#db/client.server.ts'
import { indexNowQueue } from '#db/schema/search-engines.ts'
import type { IndexNow, IndexNowAnswer } from './index-now.ts'

/** The protocol's own limit of one message. */
const MOST_AT_ONCE = 10_000

type Ping = { indexNow: IndexNow; siteUrl: string; now: Date }
export type PingResult = { told: number; dropped: number; waiting: number; answer?: IndexNowAnswer }

/** Tells of the addresses that wait, once nobody takes their publication back, and takes them off the queue: those that were told, as they stood when they were. */
export async function pingIndexNow(db: Db, { indexNow, siteUrl, now }: Ping): Promise<PingResult> {
	const waiting = await db
		.select({
			path: indexNowQueue.path,
			// As text: the database's moments are finer than a Date.
			queuedAt: sql<string>`${indexNowQueue.queuedAt}::text`,
		})
		.from(indexNowQueue)
		.where(lt(indexNowQueue.queuedAt, new Date(now.getTime() - UNDO_CLOSED_MS)))
		.orderBy(asc(indexNowQueue.queuedAt), asc(indexNowQueue.path))
		.limit(MOST_AT_ONCE)
	if (waiting.length === 0) return { told: 0, dropped: 0, waiting: 0 }

	const answer = await indexNow.tell(waiting.map(({ path }) => siteUrl + path))
	if (!answer.ok && answer.reason === 'later') return { told: 0, dropped: 0, waiting: waiting.length, answer }
	await take(db, waiting)
	return { told: answer.ok ? waiting.length : 0, dropped: answer.ok ? 0 : waiting.length, waiting: 0, answer }
}

/** One that changed again meanwhile stays. */
async function take(db: Db, told: { path: string; queuedAt: string }[]): Promise<void> {
	await db.execute(sql`
		delete from ${indexNowQueue} using jsonb_to_recordset(${JSON.stringify(told)}::jsonb) as told (path text, "queuedAt" timestamptz)
		where ${indexNowQueue.path} = told.path and ${indexNowQueue.queuedAt} = told."queuedAt"
	`)
}

/** Without a key nobody is ever told, and the queue would grow for nothing. */
export async function emptyIndexNowQueue(db: Db): Promise<void> {
	await db.delete(indexNowQueue)
}
