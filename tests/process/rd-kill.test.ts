import { expect, onTestFinished, test } from 'vitest'
import { aLead } from '#core/leads/testing/a-lead.ts'
import { RD_LEASE_MS } from '#core/rd-station/deliver-conversions.ts'
import { queueConversion } from '#core/rd-station/queue-conversion.ts'
import { leads } from '#db/schema/leads.ts'
import { rdConversions } from '#db/schema/rd-station.ts'
import { RD_KEY, startRdStation } from '../stand-ins/rd-station.ts'
import { killSenders, startDatabase, startSender } from './kill-senders.ts'

const LEADS = 6

test('a kill between RD Station’s having it and the note of it: every lead is told, and doubles have one number', async () => {
	const { db, url } = await startDatabase()
	const service = await startRdStation()
	onTestFinished(service.stop)
	// It has the conversion and does not say so before the sender is gone.
	service.fallSilent()
	for (let number = 0; number < LEADS; number += 1) {
		const values = aLead({ fingerprint: String(number), email: `pessoa-${number}@exemplo.com.br` })
		const [lead] = await db.insert(leads).values(values).returning()
		await queueConversion(db, { lead: lead!, now: new Date() })
	}

	const start = (aheadMs: number) => startSender(['tests/rd-sender.ts', url, RD_KEY, service.baseUrl, String(aheadMs)])
	const ahead = await killSenders({ heard: service.heard, start, leaseMs: RD_LEASE_MS })
	service.fallSilent(false)
	expect(await start(ahead).ended).toBe(0)

	const rows = await db.select().from(rdConversions)
	expect(rows).toHaveLength(LEADS)
	expect(rows.every(({ takenAt, eventUuid }) => takenAt !== null && eventUuid !== null)).toBe(true)
	const numbers = (await db.select({ number: leads.number }).from(leads)).map(({ number }) => `#${number}`)
	expect([...new Set(service.taken.map((one) => String(one['cf_pedido'])))].toSorted()).toEqual(numbers.toSorted())
	expect(service.taken.length).toBeGreaterThan(LEADS)
})
