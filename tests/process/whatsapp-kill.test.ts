import { expect, onTestFinished, test } from 'vitest'
import { aLead } from '#core/leads/testing/a-lead.ts'
import { anAdmin } from '#core/leads/testing/an-admin.ts'
import { WHATSAPP_LEASE_MS } from '#core/whatsapp/deliver-messages.ts'
import { queueMessage } from '#core/whatsapp/queue-message.ts'
import { leads } from '#db/schema/leads.ts'
import { whatsAppMessages } from '#db/schema/whatsapp.ts'
import { PHONE_NUMBER_ID, startWhatsApp, WHATSAPP_TOKEN } from '../stand-ins/whatsapp.ts'
import { killSenders, startDatabase, startSender } from './kill-senders.ts'

const LEADS = 6
const content = { kind: 'template', template: 'primeiro_contato', language: 'pt_BR', values: ['Ana', 'Auto'] } as const

test('a kill between WhatsApp’s having it and the note of it: every message goes out, and doubles have one id', async () => {
	const { db, url } = await startDatabase()
	const service = await startWhatsApp()
	onTestFinished(service.stop)
	// It has the message and does not say so before the sender is gone.
	service.fallSilent()
	for (let number = 0; number < LEADS; number += 1) {
		const values = aLead({ fingerprint: String(number), phone: `(51) 99999-000${number}` })
		const [lead] = await db.insert(leads).values(values).returning()
		await queueMessage(db, { id: lead!.id, content, actor: anAdmin, now: new Date() })
	}

	const { baseUrl, heard } = service
	const start = (aheadMs: number) =>
		startSender(['tests/whatsapp-sender.ts', url, WHATSAPP_TOKEN, PHONE_NUMBER_ID, baseUrl, String(aheadMs)])
	const ahead = await killSenders({ heard, start, leaseMs: WHATSAPP_LEASE_MS })
	service.fallSilent(false)
	expect(await start(ahead).ended).toBe(0)

	const rows = await db.select().from(whatsAppMessages)
	expect(rows).toHaveLength(LEADS)
	expect(rows.every(({ acceptedAt, wamid }) => acceptedAt !== null && wamid !== null)).toBe(true)
	const ids = service.sent.map(({ biz_opaque_callback_data: id }) => id)
	expect([...new Set(ids)].toSorted()).toEqual(rows.map(({ id }) => id).toSorted())
	expect(ids.length).toBeGreaterThan(LEADS)
})
