import type { Config } from '#config/env.server.ts'
import { deliverPush, type SendPush } from '#core/push/deliver-push.ts'
import { publicKeyOf } from '#core/push/vapid.ts'
import type { Database, Db } from '#db/client.server.ts'
import { guardedFetch } from '#lib/guarded-fetch.ts'
import type { Log } from '#lib/log.ts'
import type { Job } from '#server/boot/jobs.ts'

const DELIVER_PUSH = 'deliver-push'
/** Push services answer with a word or nothing. */
const MOST_BYTES = 16 * 1024

type Needs = { db: Db; config: () => Config; who: () => { email: string }; now: () => Date }

/** Tells browsers of new leads, of what was written down with them. */
export function deliverPushJob({ db, config, who, now }: Needs): Job {
	const send: SendPush = (endpoint, message) =>
		guardedFetch(endpoint, { ...message, maxBytes: MOST_BYTES, beginningOnly: true })
	return {
		name: DELIVER_PUSH,
		cron: '* * * * *',
		urgent: true,
		shared: true,
		run: () => deliverPush(db, { privateKey: config().VAPID_PRIVATE_KEY, subject: `mailto:${who().email}`, send, now }),
	}
}

export function pushKeyOf({ VAPID_PRIVATE_KEY: key }: Config): string | undefined {
	return key && publicKeyOf(key)
}

type Waking = { database: Database; log: Log; runNow: (name: string) => Promise<void> }

/** Begins as soon as a lead came in, here or on another instance. What is missed the clock finds. */
export async function wakePush({ database, log, runNow }: Waking): Promise<void> {
	const wake = () =>
		void runNow(DELIVER_PUSH).catch((error: unknown) => log.warn({ err: error }, 'the push job could not be woken'))
	await database.listen('push_queued', wake, wake)
}
