import { publishDuePosts } from '#core/posts/publish-due-posts.ts'
import type { Db } from '#db/client.server.ts'
import type { Log } from '#lib/log.ts'
import type { Job } from '../jobs.ts'

/** Publishes what was scheduled, and takes back what was to be taken back. */
export function publishDueJob({ db, now, log }: { db: Db; now: () => Date; log: Log }): Job {
	async function run() {
		const { published, unpublished } = await publishDuePosts(db, { now: now() })
		if (published.length + unpublished.length > 0) log.info({ published, unpublished }, 'scheduled articles changed')
	}
	return { name: 'publish-due-posts', cron: '* * * * *', shared: true, run }
}
