import { deliverWebhooks, type SendWebhook } from '#core/webhooks/deliver-webhooks.ts'
import type { Database, Db } from '#db/client.server.ts'
import { guardedFetch } from '#lib/guarded-fetch.ts'
import type { Log } from '#lib/log.ts'
import type { Seal } from '#lib/seal.ts'
import type { Job } from '#server/boot/jobs.ts'

const DELIVER_WEBHOOKS = 'deliver-webhooks'
/** What the other side says is not kept; only that it said something. */
const MOST_BYTES = 64 * 1024

type Needs = { db: Db; seal: Seal; siteUrl: string; now: () => Date }

/** Tells other systems what happened, of what the database has written down. */
export function deliverWebhooksJob({ db, seal, siteUrl, now }: Needs): Job {
	const send: SendWebhook = (url, message) =>
		guardedFetch(url, { ...message, maxBytes: MOST_BYTES, beginningOnly: true })
	return {
		name: DELIVER_WEBHOOKS,
		cron: '* * * * *',
		urgent: true,
		shared: true,
		run: () => deliverWebhooks(db, { seal, siteUrl, send, now }),
	}
}

type Waking = { database: Database; log: Log; runNow: (name: string) => Promise<void> }

/** Begins as soon as something is written down, by this instance or another. What is missed the clock finds. */
export async function wakeWebhooks({ database, log, runNow }: Waking): Promise<void> {
	const wake = () =>
		void runNow(DELIVER_WEBHOOKS).catch((error: unknown) =>
			log.warn({ err: error }, 'the webhook job could not be woken'),
		)
	await database.listen('webhook_queued', wake, wake)
}
