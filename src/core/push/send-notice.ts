import type { PushSubscriptionRow } from '#db/schema/push.ts'
import type { GuardedAnswer, GuardedRefusal } from '#lib/guarded-fetch.ts'
import { encryptPush } from './encrypt-push.ts'
import type { PushNotice } from './push-notice.ts'
import { vapidHeader } from './vapid.ts'

/** After that nobody needs to be told any more that a lead is new. */
const KEEP_SECONDS = 4 * 3600

export type SendPush = (
	endpoint: string,
	message: { headers: Record<string, string>; body: Buffer },
) => Promise<GuardedAnswer | GuardedRefusal>

type Sending = {
	subscription: Pick<PushSubscriptionRow, 'endpoint' | 'p256dh' | 'auth'>
	privateKey: string
	subject: string
	send: SendPush
	now: Date
}

/** Hands a notice to the service of a browser's maker, sealed for the browser. */
export function sendNotice(notice: PushNotice, { subscription, privateKey, subject, send, now }: Sending) {
	const { endpoint, p256dh, auth } = subscription
	return send(endpoint, {
		headers: {
			authorization: vapidHeader({ endpoint, privateKey, subject, now }),
			'content-encoding': 'aes128gcm',
			'content-type': 'application/octet-stream',
			ttl: String(KEEP_SECONDS),
			urgency: 'high',
			// Of two with the same topic that still wait at the service the browser gets the last.
			topic: notice.id.replaceAll('-', ''),
		},
		body: encryptPush(JSON.stringify(notice), { p256dh, auth }),
	})
}
