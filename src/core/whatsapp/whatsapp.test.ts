import { eq, sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { MAX_ATTEMPTS } from '#core/deliveries/tries.ts'
import { forgetLeads } from '#core/leads/forget-leads.ts'
import { aLead } from '#core/leads/testing/a-lead.ts'
import { anAdmin } from '#core/leads/testing/an-admin.ts'
import { leadEvents, leads } from '#db/schema/leads.ts'
import { outgoingMails } from '#db/schema/mails.ts'
import { whatsAppMessages } from '#db/schema/whatsapp.ts'
import { whatsApp } from '#integrations/whatsapp.ts'
import { testDb } from '#tests/db.ts'
import { aMessage, metaEvent, PHONE_NUMBER_ID, startWhatsApp, WHATSAPP_TOKEN } from '#tests/stand-ins/whatsapp.ts'
import { deliverMessages, WHATSAPP_LEASE_MS } from './deliver-messages.ts'
import { type Content, queueMessage } from './queue-message.ts'
import { receiveWhatsApp } from './receive.ts'
import { whatsAppState } from './whatsapp.ts'

const db = testDb()
const now = new Date('2026-11-16T12:00:00Z')
const later = (ms: number) => new Date(now.getTime() + ms)
const HOUR = 3_600_000
const template: Content = { kind: 'template', template: 'primeiro_contato', language: 'pt_BR', values: ['Ana', 'Auto'] }

/** With patience: only where it is to hang is the wait a short one. */
const PATIENCE_MS = 60_000

async function serve({ token = WHATSAPP_TOKEN } = {}) {
	const service = await startWhatsApp()
	onTestFinished(service.stop)
	const deliver = (at = now, timeoutMs = PATIENCE_MS) =>
		deliverMessages(db, {
			whatsApp: whatsApp({ token, phoneNumberId: PHONE_NUMBER_ID, baseUrl: service.baseUrl, timeoutMs }),
			now: () => at,
		})
	return { ...service, deliver }
}

async function newLead(overrides: Parameters<typeof aLead>[0] = {}) {
	const [lead] = await db.insert(leads).values(aLead(overrides)).returning()
	return lead!
}

const write = (id: string, content: Content = template, at = now) =>
	queueMessage(db, { id, content, actor: anAdmin, now: at })
const rows = () => db.select().from(whatsAppMessages)
const stateOf = async () => (await rows()).map(whatsAppState)
const receive = (value: Parameters<typeof metaEvent>[0], at = now) =>
	receiveWhatsApp(db, JSON.parse(metaEvent(value).body), {
		phoneNumberId: PHONE_NUMBER_ID,
		siteUrl: 'https://farol.example',
		mailTo: 'leads@exemplo.com.br',
		now: at,
	})

test('a conversation begins with the template; the clock stops when WhatsApp took it, and no more is said', async () => {
	const { deliver, sent } = await serve()
	const lead = await newLead()
	expect(await write(lead.id)).toEqual({ ok: true, number: lead.number })
	expect(await db.select().from(leads)).toMatchObject([{ status: 'new', answeredAt: null }])
	await deliver()
	const [message] = await rows()
	expect(sent).toMatchObject([
		{
			to: '5551999990000',
			type: 'template',
			biz_opaque_callback_data: message!.id,
			template: { name: 'primeiro_contato', language: { code: 'pt_BR' } },
		},
	])
	expect(sent[0]!.template!.components![0]!.parameters.map(({ text }) => text)).toEqual(['Ana', 'Auto'])
	expect(await stateOf()).toEqual(['accepted'])
	expect(await db.select().from(leads)).toMatchObject([{ status: 'contacted', answeredAt: now }])
	const events = await db.select().from(leadEvents)
	expect(events.map(({ kind }) => kind).toSorted()).toEqual(['status', 'whatsapp-accepted'])
	await deliver()
	expect(sent).toHaveLength(1)
})

test('a text is taken for 24 hours after the person wrote, and not a minute longer', async () => {
	const { deliver, sent, openWindow } = await serve()
	const { id } = await newLead()
	const text: Content = { kind: 'text', body: 'Oi, Ana!' }
	expect(await write(id, text)).toEqual({ ok: false, reason: 'window-closed' })
	// WhatsApp knows the number without the nine.
	await receive({ messages: [aMessage('555199990000', 'Quero sim', now)] })
	openWindow('5551999990000')
	expect(await write(id, text, later(HOUR))).toMatchObject({ ok: true })
	await deliver(later(HOUR))
	expect(sent).toMatchObject([{ type: 'text', text: { body: 'Oi, Ana!' } }])
	expect(await write(id, text, later(24 * HOUR))).toEqual({ ok: false, reason: 'window-closed' })
	// Written in time, and held up until it was over.
	await write(id, { kind: 'text', body: 'Ainda aí?' }, later(23 * HOUR))
	await deliver(later(25 * HOUR))
	expect(sent).toHaveLength(1)
	expect((await rows()).at(-1)).toMatchObject({ fault: 'window-closed', acceptedAt: null })
})

test('a second press, or a second broker, sends nothing', async () => {
	const { id } = await newLead()
	await write(id)
	expect(await write(id)).toEqual({ ok: false, reason: 'just-sent' })
	expect(await write(id, template, later(HOUR))).toMatchObject({ ok: true })
})

test('who took the request back, or left no number that can be reached, is not written to', async () => {
	const { deliver, sent } = await serve()
	const back = await newLead({ fingerprint: 'a' })
	await write(back.id)
	await db.update(leads).set({ withdrawnAt: now }).where(eq(leads.id, back.id))
	expect(await write(back.id, template, later(HOUR))).toEqual({ ok: false, reason: 'withdrawn' })
	const short = await newLead({ fingerprint: 'b', phone: '99999-0000' })
	expect(await write(short.id)).toEqual({ ok: false, reason: 'no-phone' })
	await deliver()
	expect(sent).toEqual([])
	expect(await rows()).toMatchObject([{ fault: 'withdrawn', acceptedAt: null }])
})

test.for([
	[{ status: 400, code: 132001 }, 'template-missing', 'failed'],
	[{ status: 400, code: 131042 }, 'credit-gone', 'failed'],
	[{ status: 400, code: 99 }, 'refused', 'failed'],
	[{ status: 400, code: 131056 }, 'quota', 'again'],
	[{ status: 500, code: 131000 }, 'server-error', 'again'],
	['hang', 'timeout', 'unknown'],
] as const)('%s is told as %s and is %s', async ([how, fault, state]) => {
	const { deliver, failNext, sent } = await serve()
	const { id } = await newLead()
	await write(id)
	failNext(how)
	await deliver(now, how === 'hang' ? 100 : PATIENCE_MS)
	expect(await rows()).toMatchObject([{ fault, acceptedAt: null, claimedUntil: null }])
	expect(await stateOf()).toEqual([state])
	expect(await db.select().from(leads)).toMatchObject([{ status: 'new', answeredAt: null }])
	await deliver(later(60_000))
	expect(sent).toHaveLength(state === 'again' ? 1 : 0)
})

test('a token that is not taken is tried again to the end, and is in nothing that is kept', async () => {
	const { deliver } = await serve({ token: 'outro-token' })
	const { id } = await newLead()
	await write(id)
	for (let day = 0; day < MAX_ATTEMPTS + 2; day += 1) await deliver(later(day * 24 * HOUR))
	expect(await rows()).toMatchObject([{ attempts: MAX_ATTEMPTS, fault: 'key-refused', status: 401, code: 190 }])
	expect(await stateOf()).toEqual(['failed'])
	expect(JSON.stringify(await rows())).not.toContain('outro-token')
})

test('statuses come in any order and twice: how far it came is what stays', async () => {
	const { deliver } = await serve()
	const { id } = await newLead()
	await write(id)
	await deliver()
	const [message] = await rows()
	const { wamid, id: own } = message!
	const status = (name: string, at: number, more = {}) => ({
		statuses: [{ id: wamid, status: name, timestamp: String(at), recipient_id: '5551999990000', ...more }],
	})
	await receive(status('read', 1_900_000_030))
	await receive(status('delivered', 1_900_000_020))
	await receive(status('delivered', 1_900_000_040))
	await receive(status('failed', 1_900_000_050, { errors: [{ code: 131026, title: 'Message undeliverable' }] }))
	expect(await stateOf()).toEqual(['read'])
	expect(await rows()).toMatchObject([{ deliveredAt: new Date(1_900_000_020_000), failedAt: null }])
	await db.update(whatsAppMessages).set({ deliveredAt: null, readAt: null, wamid: 'wamid.other' })
	await receive(status('failed', 1_900_000_050, { errors: [{ code: 131026 }], biz_opaque_callback_data: own }))
	expect(await rows()).toMatchObject([{ fault: 'no-whatsapp', code: 131026 }])
	expect(await stateOf()).toEqual(['failed'])
})

test('a message whose taking was never heard is not sent twice, and counts once WhatsApp tells of it', async () => {
	const { deliver, failNext, sent } = await serve()
	const { id } = await newLead()
	await write(id)
	failNext('take, then hang')
	await deliver(now, 100)
	expect(await stateOf()).toEqual(['unknown'])
	for (const minutes of [1, 6, 60]) await deliver(later(minutes * 60_000))
	expect(sent).toHaveLength(1)
	const [message] = await rows()
	const told = { id: 'wamid.theirs', status: 'sent', timestamp: '1900000000', biz_opaque_callback_data: message!.id }
	await receive({ statuses: [told] })
	await receive({ statuses: [told] })
	expect(await rows()).toMatchObject([
		{ wamid: 'wamid.theirs', acceptedAt: new Date(1_900_000_000_000), failedAt: null, fault: null },
	])
	expect(await stateOf()).toEqual(['accepted'])
	expect(await db.select().from(leads)).toMatchObject([{ status: 'contacted' }])
	expect(await db.$count(leadEvents, eq(leadEvents.kind, 'whatsapp-accepted'))).toBe(1)
})

test('of one that was not heard of WhatsApp may tell that it failed', async () => {
	const { deliver, failNext } = await serve()
	const { id } = await newLead()
	await write(id)
	failNext('hang')
	await deliver(now, 100)
	const [message] = await rows()
	const told = { id: 'wamid.theirs', status: 'failed', timestamp: '1900000000', errors: [{ code: 131026 }] }
	await receive({ statuses: [{ ...told, biz_opaque_callback_data: message!.id }] })
	expect(await rows()).toMatchObject([{ fault: 'no-whatsapp', code: 131026 }])
	expect(await stateOf()).toEqual(['failed'])
})

test('a database that is away when WhatsApp took it is asked again, and the message goes out once', async () => {
	const { deliver, sent } = await serve()
	const { id } = await newLead()
	await write(id)
	await db.execute(sql`
		do $do$ begin
			create sequence refusals;
			create function refuse_once() returns trigger language plpgsql as $$ begin
				if nextval('refusals') = 1 then raise exception 'away'; end if;
				return new;
			end $$;
			create trigger refuse_once before update on whatsapp_messages
			for each row when (new.accepted_at is not null) execute function refuse_once();
		end $do$
	`)
	onTestFinished(async () => {
		await db.execute(sql`drop function refuse_once cascade`)
		await db.execute(sql`drop sequence refusals`)
	})
	await deliver()
	await deliver(later(WHATSAPP_LEASE_MS))
	expect(sent).toHaveLength(1)
	expect(await stateOf()).toEqual(['accepted'])
})

test('what somebody wrote stands once in the newest request, and its owner gets one mail', async () => {
	await newLead({ fingerprint: 'a', createdAt: later(-HOUR) })
	const newest = await newLead({ fingerprint: 'b', createdAt: now })
	const message = aMessage('5551999990000', 'Podem me ligar?', later(HOUR))
	expect(await receive({ messages: [message] })).toEqual({ mails: true })
	expect(await receive({ messages: [message] })).toEqual({ mails: false })
	expect(await db.select().from(leadEvents)).toMatchObject([
		{ leadId: newest.id, kind: 'whatsapp-received', detail: 'Podem me ligar?' },
	])
	const mails = await db.select().from(outgoingMails)
	expect(mails).toMatchObject([{ recipient: 'leads@exemplo.com.br' }])
	expect(mails[0]!.body).not.toContain('Podem me ligar?')
	expect((await db.select().from(leads)).map(({ wroteAt }) => wroteAt)).toEqual([later(HOUR), later(HOUR)])
})

test('of a number that is in no request, of another number of ours, or of something else nothing is kept', async () => {
	await newLead()
	expect(await receive({ messages: [aMessage('5511988887777', 'Oi')] })).toEqual({ mails: false })
	const elsewhere = metaEvent({ messages: [aMessage('5551999990000', 'Oi')] }, { phoneNumberId: '1' })
	const told = { phoneNumberId: PHONE_NUMBER_ID, siteUrl: '', mailTo: 'a@b.example', now }
	for (const odd of [JSON.parse(elsewhere.body), null, [], { object: 'page' }, { entry: 1 }])
		expect(await receiveWhatsApp(db, odd, told)).toEqual({ mails: false })
	await receive({ messages: [{ from: 'x' }, { id: 1 }], statuses: [{ status: 'read' }] })
	expect(await db.$count(leadEvents)).toBe(0)
})

test('who is forgotten takes along what was written and what waits', async () => {
	const { deliver, sent } = await serve()
	const { id } = await newLead()
	await receive({ messages: [aMessage('5551999990000', 'Meu segredo', now)] })
	await write(id)
	await forgetLeads(db, eq(leads.id, id))
	await deliver()
	expect(sent).toEqual([])
	expect(await db.$count(whatsAppMessages)).toBe(0)
	expect(JSON.stringify(await db.select().from(leadEvents))).not.toContain('Meu segredo')
	expect(await db.select().from(leads)).toMatchObject([{ wroteAt: null }])
})

test('one that died leaves its message to the next when its time is over, under the same id', async () => {
	const { deliver, sent } = await serve()
	const { id } = await newLead()
	await write(id)
	await db.update(whatsAppMessages).set({ attempts: 1, claimedUntil: later(WHATSAPP_LEASE_MS) })
	await deliver()
	expect(sent).toEqual([])
	await Promise.all([deliver(later(WHATSAPP_LEASE_MS)), deliver(later(WHATSAPP_LEASE_MS))])
	expect(sent).toHaveLength(1)
})
