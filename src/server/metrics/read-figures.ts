import { isNull, sql } from 'drizzle-orm'
import { findLastTried } from '#core/backups/note-backup.ts'
import { monthSpend } from '#core/generation/costs/month-spend.ts'
import { countStuckMails } from '#core/mail/count-stuck-mails.ts'
import type { Database } from '#db/client.server.ts'
import { outgoingMails } from '#db/schema/mails.ts'
import type { Figure, ReadFigures } from './metrics.ts'

type Sources = {
	database: Database
	mailConfigured: () => boolean
	pageCache: { size: { pages: number; bytes: number } }
	/** When the newest backup that this installation knows of was made; nothing where it makes none. */
	lastBackup: () => Promise<Date | undefined>
	now: () => Date
}

/** The figures that this process does not count itself: they lie in the database, in files or in the pool. */
export function figuresFrom({ database, mailConfigured, pageCache, lastBackup, now }: Sources): ReadFigures {
	const { db } = database
	const secondsSince = (at: Date) => (now().getTime() - at.getTime()) / 1000
	return async () => {
		const [queues, mails, waiting, spends, backup, tried] = await Promise.all([
			jobQueues(database),
			countStuckMails(db, { mailConfigured: mailConfigured() }),
			db.$count(outgoingMails, isNull(outgoingMails.sentAt)),
			monthSpend(db, { now: now() }),
			lastBackup(),
			findLastTried(db),
		])
		return [
			...queues,
			figure('farol_mails_waiting', 'Mails in the outbox that were not sent yet.', waiting),
			figure('farol_mails_stuck', 'Mails that failed, or wait although no mail server is set.', mails),
			...spends.flatMap(({ provider, spentUsd, limitUsd }) => [
				figure('farol_spend_usd', 'What a provider has cost this month.', spentUsd, { provider }),
				figure('farol_spend_limit_usd', 'What a provider may cost in a month.', limitUsd, { provider }),
			]),
			...(backup ? [figure('farol_backup_age_seconds', 'Age of the newest backup.', secondsSince(backup))] : []),
			...(tried?.triedAt
				? [
						figure(
							'farol_backup_proven',
							'Whether the backup that was tried last came back whole.',
							tried.proven ? 1 : 0,
						),
						figure(
							'farol_backup_tried_age_seconds',
							'How long ago a backup was last restored.',
							secondsSince(tried.triedAt),
						),
					]
				: []),
			...Object.entries(database.load()).map(([state, count]) =>
				figure('farol_database_connections', 'Connections and queries waiting for one.', count, { state }),
			),
			figure('farol_page_cache_pages', 'Pages in memory.', pageCache.size.pages),
			figure('farol_page_cache_bytes', 'Memory that they take.', pageCache.size.bytes),
		]
	}
}

function figure(name: string, help: string, value: number, labels: Record<string, string> = {}): Figure {
	return { name, help, labels, value }
}

type QueueRow = { name: string; queued: number; active: number; failed: number; age: number | null }

/** The queue counts over all instances; what a job did in this process is counted here. */
async function jobQueues({ db }: Database): Promise<Figure[]> {
	const due = sql`state in ('created', 'retry') and start_after <= now()`
	const { rows } = (await db.execute(sql`
		select queue.name, count(*) filter (where ${due})::int as queued, count(*) filter (where state = 'active')::int as active,
			count(*) filter (where state = 'failed')::int as failed,
			extract(epoch from now() - min(start_after) filter (where ${due}))::float as age
		from jobs.queue left join jobs.job on job.name = queue.name group by queue.name order by queue.name`)) as {
		rows: QueueRow[]
	}
	return rows.flatMap(({ name: queue, queued, active, failed, age }) => [
		figure('farol_queue_jobs', 'Jobs of a queue, by state, over all instances.', queued, { queue, state: 'due' }),
		figure('farol_queue_jobs', 'Jobs of a queue, by state, over all instances.', active, { queue, state: 'active' }),
		figure('farol_queue_jobs', 'Jobs of a queue, by state, over all instances.', failed, { queue, state: 'failed' }),
		figure('farol_queue_age_seconds', 'How long the oldest due job of a queue has waited.', age ?? 0, { queue }),
	])
}
