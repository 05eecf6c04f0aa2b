import type { Config } from '#config/env.server.ts'
import { type Outcome, outcomeOf } from '#core/integrations/outcome.ts'
import { deliverPush } from '#core/push/deliver-push.ts'
import type { SendPush } from '#core/push/send-notice.ts'
import { sendTestPush, type TestPushResult } from '#core/push/send-test-push.ts'
import { publicKeyOf } from '#core/push/vapid.ts'
import type { Database, Db } from '#db/client.server.ts'
import { type GuardedAnswer, type GuardedRefusal, guardedFetch } from '#lib/guarded-fetch.ts'
import type { Log } from '#lib/log.ts'
import type { Job } from '#server/boot/jobs.ts'
import type { Note, Watch } from './watch-service.ts'

const DELIVER_PUSH = 'deliver-push'
/** Push services answer with a word or nothing. */
const MOST_BYTES = 16 * 1024

type Needs = { db: Db; config: () => Config; watch: Watch; who: () => { email: string }; now: () => Date }

/** Tells browsers of new leads, of what was written down with them. */
export function deliverPushJob({ db, config, watch, who, now }: Needs): Job {
	const send = sendWatched(watch('push'))
	return {
		name: DELIVER_PUSH,
		cron: '* * * * *',
		urgent: true,
		shared: true,
		run: () => deliverPush(db, { privateKey: config().VAPID_PRIVATE_KEY, subject: `mailto:${who().email}`, send, now }),
	}
}

/** Tells what became of each call. A browser that is gone says nothing of the service. */
function sendWatched(note: Note): SendPush {
	return async (endpoint, message) => {
		const answer = await guardedFetch(endpoint, { ...message, maxBytes: MOST_BYTES, beginningOnly: true })
		const isGone = answer.ok && (answer.status === 404 || answer.status === 410)
		if (!isGone) await note(outcomeOfPush(answer))
		return answer
	}
}

function outcomeOfPush(answer: GuardedAnswer | GuardedRefusal): Outcome {
	if (answer.ok) return outcomeOf(answer.status, '')
	return { ok: false, fault: answer.reason === 'timeout' ? 'timeout' : 'unreachable' }
}

type Trying = Needs & { userId: string }

/** A notice to the browsers of who asks. */
export async function tryPush({ db, config, watch, who, now, userId }: Trying): Promise<TestPushResult> {
	const { VAPID_PRIVATE_KEY: privateKey } = config()
	if (!privateKey) return { browsers: 0, taken: 0 }
	const subject = `mailto:${who().email}`
	return sendTestPush(db, { userId, privateKey, subject, send: sendWatched(watch('push')), now: now() })
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
