import { sql } from 'drizzle-orm'
import type { Db } from '#db/client.server.ts'
import { pageCounts } from '#db/schema/measurement.ts'
import { brasiliaDay } from '#lib/brasilia-time.ts'
import type { Log } from '#lib/log.ts'
import { knownPages } from './known-pages.ts'
import type { PageEvent } from './page-event.ts'

/** So many different things are kept in mind between two writings: a flood of made-up ones cannot fill the memory. */
const MOST_KINDS_OF_EVENTS = 2_000
const WRITE_EVERY_MS = 5_000

type Needs = {
	db: Db
	/** Pages that are not of the blog. */
	fixed: ReadonlySet<string>
	now: () => Date
	log: Log
	writeEveryMs?: number
}

export type PageCounter = {
	count: (event: PageEvent) => void
	/** Writes what was counted since the last time. */
	write: () => Promise<void>
	stop: () => Promise<void>
}

/** Counts in memory and writes sums, so that a thousand events cost what one costs. */
export function createPageCounter({ db, fixed, now, log, writeEveryMs = WRITE_EVERY_MS }: Needs): PageCounter {
	let counted = new Map<string, number>()
	let timer: NodeJS.Timeout | undefined
	let writing: Promise<void> = Promise.resolve()

	function add(key: string, count: number): void {
		const before = counted.get(key)
		if (before === undefined && counted.size >= MOST_KINDS_OF_EVENTS) return
		counted.set(key, (before ?? 0) + count)
		timer ??= setTimeout(() => void write(), writeEveryMs).unref()
	}

	async function writeCounted(): Promise<void> {
		clearTimeout(timer)
		timer = undefined
		if (counted.size === 0) return
		const batch = counted
		counted = new Map()
		try {
			await store(db, batch, fixed)
		} catch (error) {
			log.warn({ err: error }, 'what was counted on the pages could not be written')
			for (const [key, count] of batch) add(key, count)
		}
	}

	/** One after the other, so that who waits for a writing knows that everything before it is stored. */
	function write(): Promise<void> {
		writing = writing.then(writeCounted)
		return writing
	}

	return {
		count: (event) => add(JSON.stringify({ day: brasiliaDay(now()), ...event }), 1),
		write,
		async stop() {
			await write()
			clearTimeout(timer)
		},
	}
}

async function store(db: Db, batch: ReadonlyMap<string, number>, fixed: ReadonlySet<string>): Promise<void> {
	const rows = [...batch].map(([key, count]) => ({ ...(JSON.parse(key) as PageEvent & { day: string }), count }))
	const known = await knownPages(db, { paths: new Set(rows.map(({ page }) => page)), fixed })
	const kept = rows.filter(({ page }) => known.has(page))
	if (kept.length === 0) return
	const { day, page, referrer, campaign, medium, kind, count } = pageCounts
	await db
		.insert(pageCounts)
		.values(kept)
		.onConflictDoUpdate({
			target: [day, page, referrer, campaign, medium, kind],
			set: { count: sql`${count} + excluded.count` },
		})
}
