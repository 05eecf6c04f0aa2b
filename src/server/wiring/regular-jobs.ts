import { purgeUnanswered } from '#core/idempotency/answer-once.ts'
import { purgeOldTries } from '#core/limits/rate-limit.ts'
import { purgeOldRequestCounts } from '#core/limits/request-limit.ts'
import { keepPostStatistics } from '#core/maintenance/keep-post-statistics.ts'
import { purgeExpiredCache } from '#core/maintenance/purge-expired-cache.ts'
import { forgetWhatIsOver } from '#core/personal-data/retention.ts'
import { emptyBin } from '#core/posts/bin/delete-for-good.ts'
import { foldPostCounts } from '#core/posts/reading/post-counts.ts'
import { remindReviewers } from '#core/reviews/remind-reviewers.ts'
import type { Database, Db } from '#db/client.server.ts'
import type { Sitemap } from '#server/answers/sitemap.ts'
import type { Job } from '#server/boot/jobs.ts'

type Needs = {
	database: Pick<Database, 'db' | 'kind' | 'tidy'>
	siteUrl: string
	brand: () => string
	sitemap: Pick<Sitemap, 'refresh'>
	now: () => Date
}

/** What keeps the house in order by the clock, and asks nobody outside. */
export function regularJobs({ database, siteUrl, brand, sitemap, now }: Needs): Job[] {
	const { db, tidy } = database
	return [
		purge(db, now),
		{ name: 'forget-what-is-over', cron: '20 4 * * *', run: () => forgetWhatIsOver(db, now()) },
		{ name: 'empty-bin', cron: '40 4 * * *', run: async () => void (await emptyBin(db, now())) },
		{
			name: 'remind-reviewers',
			cron: '*/10 * * * *',
			run: async () => void (await remindReviewers(db, { brand: brand(), siteUrl, now: now() })),
		},
		{ name: 'fold-post-counts', cron: '*/5 * * * *', run: () => keepCounts(database) },
		...(tidy ? [{ name: 'tidy-database', cron: '10 3 * * *', run: tidy }] : []),
		// Whoever asks first would wait for it otherwise.
		{ name: 'refresh-sitemap', cron: '* * * * *', run: sitemap.refresh },
	]
}

async function keepCounts({ db, kind }: Needs['database']): Promise<void> {
	await foldPostCounts(db)
	if (kind === 'embedded') await keepPostStatistics(db)
}

function purge(db: Db, now: () => Date): Job {
	async function run() {
		await purgeExpiredCache(db, now())
		await purgeUnanswered(db, now())
		await purgeOldRequestCounts(db, now())
		await purgeOldTries(db, now())
	}
	return { name: 'purge-expired', cron: '17 * * * *', run }
}
