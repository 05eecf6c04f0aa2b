import { expect, onTestFinished, test } from 'vitest'
import { aLead } from '#core/leads/testing/a-lead.ts'
import { anAdmin } from '#core/leads/testing/an-admin.ts'
import { PUSH_LEASE_MS } from '#core/push/deliver-push.ts'
import { queuePush } from '#core/push/queue-push.ts'
import { addSubscription } from '#core/push/subscriptions.ts'
import { newVapidKey } from '#core/push/vapid.ts'
import { leads } from '#db/schema/leads.ts'
import { pushMessages } from '#db/schema/push.ts'
import { users } from '#db/schema/users.ts'
import { aBrowser, startPushService } from '../stand-ins/push-service.ts'
import { killSenders, startDatabase, startSender } from './kill-senders.ts'

const LEADS = 8
const privateKey = newVapidKey()

test('a kill between the push service’s having it and the note of it: every lead is told, and doubles have one id', async () => {
	const { db, url } = await startDatabase()
	const browser = aBrowser()
	const service = await startPushService([browser])
	onTestFinished(service.close)
	// It has the message and does not say so before the sender is gone.
	service.answerWith(() => undefined)
	await db.insert(users).values({ id: anAdmin.id, name: 'Rita', email: anAdmin.email, role: 'admin' })
	await addSubscription(db, { endpoint: browser.endpoint, keys: browser.keys, actor: anAdmin, now: new Date() })
	for (let number = 0; number < LEADS; number += 1) {
		const [lead] = await db
			.insert(leads)
			.values(aLead({ fingerprint: String(number) }))
			.returning()
		await queuePush(db, { lead: lead!, now: new Date() })
	}

	const start = (aheadMs: number) => startFor(url, service.port, aheadMs)
	const ahead = await killSenders({ heard: service.heard, start, leaseMs: PUSH_LEASE_MS })
	service.answerWith(() => 201)
	expect(await start(ahead).ended).toBe(0)

	const rows = await db.select().from(pushMessages)
	expect(rows).toHaveLength(LEADS)
	expect(rows.every(({ takenAt, status }) => takenAt !== null && status === 201)).toBe(true)
	expect(service.faults).toEqual([])
	// Every message at least once, and nothing that is none.
	expect([...new Set(service.taken.map(({ notice }) => notice.id))].toSorted()).toEqual(
		rows.map(({ id }) => id).toSorted(),
	)
	expect(service.taken.length).toBeGreaterThan(LEADS)
})

function startFor(url: string, port: number, aheadMs: number) {
	return startSender(['tests/push-sender.ts', url, privateKey, String(port), String(aheadMs)])
}
