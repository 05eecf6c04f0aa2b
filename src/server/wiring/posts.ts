import { nextDueMoment } from '#core/posts/publication/next-due-moment.ts'
import { publishDuePosts } from '#core/posts/publication/publish-due-posts.ts'
import { keepMissingScores, type Place } from '#core/posts/scores/keep-missing-scores.ts'
import type { Db } from '#db/client.server.ts'
import { coalesce } from '#lib/coalesce.ts'
import type { Log } from '#lib/log.ts'
import type { Job } from '#server/boot/jobs.ts'

/** However far off the next one is, we look again after this: what becomes of a draft is not announced. */
const LOOK_MS = 5_000
/** One that is due but being saved at this moment is tried again after this. */
const AGAIN_MS = 1_000

type Later = (work: () => void, ms: number) => () => void
type Tools = { db: Db; brand: () => string; siteUrl: string; now: () => Date; log: Log; later?: Later }

export type Publisher = {
	/** What is left where no instance was there at the moment itself. */
	job: Job
	/** Something about articles changed: the next moment may be another. */
	changed: () => void
	stop: () => Promise<void>
}

/**
 * Publishes what was scheduled, and takes back what was to be taken back, at its moment: every instance waits for the
 * next one, and the database lets one of them have each article.
 */
export function createPublisher({ db, brand, siteUrl, now, log, later = byTimer }: Tools): Publisher {
	let cancel = () => {}
	let looking: Promise<void> | undefined
	const stopping = new AbortController()
	const lookSoon = coalesce(lookAndWait)

	async function publish(): Promise<void> {
		const due = await publishDuePosts(db, { brand: brand(), siteUrl, now: now() })
		if (Object.values(due).some(({ length }) => length > 0)) log.info(due, 'scheduled articles changed')
	}

	async function look(): Promise<number> {
		const next = await nextDueMoment(db)
		if (!next) return LOOK_MS
		const ms = next.getTime() - now().getTime()
		if (ms > 0) return Math.min(ms, LOOK_MS)
		await publish()
		return AGAIN_MS
	}

	function changed(): void {
		if (!stopping.signal.aborted) looking = lookSoon()
	}

	async function lookAndWait(): Promise<void> {
		if (stopping.signal.aborted) return
		const ms = await look().catch((error: unknown) => {
			log.warn({ err: error }, 'scheduled articles could not be looked at')
			return LOOK_MS
		})
		cancel()
		if (!stopping.signal.aborted) cancel = later(changed, ms)
	}

	return {
		job: { name: 'publish-due-posts', cron: '* * * * *', shared: true, run: publish },
		changed,
		async stop() {
			stopping.abort()
			cancel()
			await looking
		},
	}
}

/** A part of the blog at a time. Where it stopped is not kept: with a new process it begins at the newest. */
export function scoresJob({ db, siteUrl, now }: Pick<Tools, 'db' | 'siteUrl' | 'now'>): Job {
	let after: Place
	async function run() {
		after = await keepMissingScores(db, { after, siteUrl, now })
	}
	return { name: 'score-articles', cron: '* * * * *', run }
}

function byTimer(work: () => void, ms: number): () => void {
	const timer = setTimeout(work, ms)
	timer.unref()
	return () => clearTimeout(timer)
}
