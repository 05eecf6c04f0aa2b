import { remindOwners } from '#core/leads/follow-up/remind-owners.ts'
import type { Db } from '#db/client.server.ts'
import type { Job } from '#server/boot/jobs.ts'

type Needs = { db: Db; siteUrl: string; mailTo: () => string; mailQueued: () => void; now: () => Date }

/** Whoever takes care of a lead is told when its next step is due. */
export function remindOwnersJob({ db, siteUrl, mailTo, mailQueued, now }: Needs): Job {
	return {
		name: 'remind-lead-owners',
		cron: '* * * * *',
		async run() {
			const told = await remindOwners(db, { siteUrl, mailTo: mailTo(), now: now() })
			if (told > 0) mailQueued()
		},
	}
}
