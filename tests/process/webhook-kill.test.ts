import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { aLead } from '#core/leads/testing/a-lead.ts'
import { anAdmin } from '#core/leads/testing/an-admin.ts'
import { LEASE_MS } from '#core/webhooks/deliver-webhooks.ts'
import { addTarget } from '#core/webhooks/manage-targets.ts'
import { leads } from '#db/schema/leads.ts'
import { webhookDeliveries, webhookEvents } from '#db/schema/webhooks.ts'
import { createSeal } from '#lib/seal.ts'
import { killSenders, startDatabase, startSender } from './kill-senders.ts'

const SECRET = 'a-secret-for-tests-only-0123456789'
const LEADS = 8

/** A target that tells of every message, and answers the first ones only after the sender is gone. */
async function startTarget() {
	const ids: string[] = []
	let silent = true
	const waiting: (() => void)[] = []
	const server = http.createServer((request, response) => {
		request.resume().on('end', () => {
			ids.push(String(request.headers['webhook-id']))
			if (!silent) response.writeHead(204).end()
			for (const tell of waiting.splice(0)) tell()
		})
	})
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
	onTestFinished(() => {
		server.closeAllConnections()
		server.close()
	})
	return {
		ids,
		port: (server.address() as AddressInfo).port,
		heard: () => new Promise<void>((resolve) => waiting.push(resolve)),
		answer: () => (silent = false),
	}
}

test('a kill between the target’s having it and the note of it: every event arrives, and doubles have one id', async () => {
	const { db, url } = await startDatabase()
	const target = await startTarget()
	await addTarget(db, {
		url: 'http://crm.example/',
		types: ['lead.created'],
		seal: createSeal(SECRET),
		lookup: async () => ['200.160.2.3'],
		actor: anAdmin,
		now: new Date(),
	})
	await db.insert(leads).values(Array.from({ length: LEADS }, (_, index) => aLead({ fingerprint: String(index) })))

	const start = (aheadMs: number) => startFor(url, target.port, aheadMs)
	const ahead = await killSenders({ heard: target.heard, start, leaseMs: LEASE_MS })
	const before = target.ids.length
	expect(before).toBeGreaterThanOrEqual(3)
	target.answer()
	expect(await start(ahead).ended).toBe(0)

	const events = (await db.select().from(webhookEvents)).map(({ id }) => id)
	expect(events).toHaveLength(LEADS)
	// Every event at least once, and nothing that is no event.
	expect([...new Set(target.ids)].toSorted()).toEqual(events.toSorted())
	expect(target.ids.length).toBeGreaterThan(LEADS)
	const rows = await db.select().from(webhookDeliveries)
	expect(rows.every(({ deliveredAt, status }) => deliveredAt !== null && status === 204)).toBe(true)
})

function startFor(url: string, port: number, aheadMs: number) {
	return startSender(['tests/webhook-sender.ts', url, SECRET, String(port), String(aheadMs)])
}
