import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Db } from '#db/client.server.ts'
import { pushSubscriptions } from '#db/schema/push.ts'
import { testNotice } from './push-notice.ts'
import { type SendPush, sendNotice } from './send-notice.ts'

/** How many browsers somebody switched on, and of how many the service took the notice. */
export type TestPushResult = { browsers: number; taken: number }

type Testing = { userId: string; privateKey: string; subject: string; send: SendPush; now: Date }

/** Tells the browsers of who asks, and nobody else's. One that is gone is forgotten, as when a lead is told. */
export async function sendTestPush(db: Db, { userId, ...sending }: Testing): Promise<TestPushResult> {
	const own = await db.select().from(pushSubscriptions).where(eq(pushSubscriptions.userId, userId))
	const statuses = await Promise.all(
		own.map(async (subscription) => {
			const answer = await sendNotice(testNotice(randomUUID()), { subscription, ...sending })
			const status = answer.ok ? answer.status : undefined
			if (status === 404 || status === 410)
				await db.delete(pushSubscriptions).where(eq(pushSubscriptions.id, subscription.id))
			return status
		}),
	)
	const taken = statuses.filter((status) => status !== undefined && status >= 200 && status < 300).length
	return { browsers: own.length, taken }
}
