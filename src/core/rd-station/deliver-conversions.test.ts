import { eq } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { MAX_ATTEMPTS } from '#core/deliveries/tries.ts'
import { forgetLeads } from '#core/leads/forget-leads.ts'
import { giveContact } from '#core/leads/request/give-contact.ts'
import { submitLead } from '#core/leads/submit-lead.ts'
import { aLead } from '#core/leads/testing/a-lead.ts'
import { aRequest } from '#core/leads/testing/a-request.ts'
import { leadEvents, leads } from '#db/schema/leads.ts'
import { rdConversions } from '#db/schema/rd-station.ts'
import { rdStation } from '#integrations/rd-station.ts'
import { testDb } from '#tests/db.ts'
import { RD_KEY, startRdStation } from '#tests/stand-ins/rd-station.ts'
import { conversionState } from './conversion-state.ts'
import { deliverConversions, RD_LEASE_MS } from './deliver-conversions.ts'
import { listConversions, replayConversion } from './list-conversions.ts'
import { queueConversion } from './queue-conversion.ts'

const db = testDb()
const now = new Date('2026-11-16T12:00:00Z')
const later = (ms: number) => new Date(now.getTime() + ms)

/** With patience: only where it is to hang is the wait a short one. */
const PATIENCE_MS = 60_000

async function serve({ apiKey = RD_KEY, referenceField }: { apiKey?: string; referenceField?: string } = {}) {
	const service = await startRdStation()
	onTestFinished(service.stop)
	const deliver = (at = now, timeoutMs = PATIENCE_MS) =>
		deliverConversions(db, {
			rdStation: rdStation({ apiKey, baseUrl: service.baseUrl, timeoutMs }),
			referenceField,
			now: () => at,
		})
	return { ...service, deliver }
}

async function newLead(overrides: Parameters<typeof aLead>[0] = {}) {
	const values = aLead({ email: 'ana@exemplo.com.br', ...overrides })
	const [lead] = await db.insert(leads).values(values).returning()
	await queueConversion(db, { lead: lead!, now })
	return lead!
}

const rows = async () => (await listConversions(db)).conversions.map(({ conversion }) => conversion)

test('a lead is told once, and its id there is kept', async () => {
	const { deliver, taken } = await serve({ referenceField: 'cf_pedido' })
	const { number } = await newLead()
	await deliver()
	await deliver()
	expect(taken).toMatchObject([
		{ conversion_identifier: 'cotacao-seguro-auto', email: 'ana@exemplo.com.br', cf_pedido: `#${number}` },
	])
	expect(await rows()).toMatchObject([{ attempts: 1, status: 200, fault: null, eventUuid: expect.any(String) }])
	expect(await db.select().from(leadEvents)).toMatchObject([{ kind: 'sent-to-rd', at: now }])
})

test('it is written with the lead, where there is a key, and for nobody’s complaint', async () => {
	const form = aLead({ email: 'ana@exemplo.com.br' })
	const sending = (overrides: object, toRdStation: boolean) =>
		submitLead(db, {
			lead: { ...(form as Parameters<typeof submitLead>[1]['lead']), submission: null, ...overrides },
			mailTo: 'leads@exemplo.com.br',
			siteUrl: 'https://farol.example',
			sign: (text) => text,
			toRdStation,
			now,
		})
	await sending({}, false)
	await sending({ kind: 'contact', answers: { Assunto: 'Reclamação' } }, true)
	expect(await rows()).toEqual([])
	await sending({ name: 'Bia' }, true)
	expect(await rows()).toHaveLength(1)
})

test('without an e-mail nothing is sent, and the log says so; once there is one, it is', async () => {
	const { deliver, taken } = await serve()
	const { lead, token } = await aRequest(db)
	await queueConversion(db, { lead, now })
	await deliver()
	expect(taken).toEqual([])
	expect(await rows()).toMatchObject([{ fault: 'no-email', attempts: 0, endedAt: now }])
	await giveContact(db, {
		token,
		contact: { email: 'bia@exemplo.com.br' },
		brand: 'Farol',
		link: '/pedido',
		mailTo: 'a@b.example',
		promiseFor: () => ({ answerPromise: null, answerDueAt: null }),
		toRdStation: true,
		now,
	})
	await deliver()
	expect(taken).toMatchObject([{ email: 'bia@exemplo.com.br' }])
	expect((await rows()).map(conversionState).toSorted()).toEqual(['not-sent', 'taken'])
})

test.for([
	[500, 'server-error', 500],
	[429, 'quota', 429],
	['hang', 'timeout', null],
	['html', 'malformed', null],
] as const)('%s is tried again later, and the rest of the run is spared', async ([fault, told, status]) => {
	const { deliver, failNext, taken } = await serve()
	await newLead({ fingerprint: 'a' })
	await newLead({ fingerprint: 'b' })
	failNext(fault)
	await deliver(now, fault === 'hang' ? 100 : PATIENCE_MS)
	expect(taken).toEqual([])
	const [tried] = (await rows()).filter(({ attempts }) => attempts === 1)
	expect(tried).toMatchObject({ fault: told, status, takenAt: null, endedAt: null, claimedUntil: null })
	expect(tried!.dueAt).toEqual(later(60_000))
	await deliver(later(60_000))
	expect(taken).toHaveLength(2)
})

test('what RD Station does not take is not tried again, and holds up nobody else', async () => {
	const { deliver, taken } = await serve()
	await newLead({ fingerprint: 'a', email: 'sem-dominio' })
	await newLead({ fingerprint: 'b', email: 'bia@exemplo.com.br' })
	await deliver()
	await deliver(later(86_400_000))
	expect(taken).toMatchObject([{ email: 'bia@exemplo.com.br' }])
	const [refused] = (await rows()).filter(({ fault }) => fault !== null)
	expect(refused).toMatchObject({ fault: 'refused', status: 400, attempts: 1 })
	expect(conversionState(refused!)).toBe('refused')
})

test('a key that is not taken waits for another one, up to its last try; then it is sent by hand', async () => {
	const wrong = await serve({ apiKey: 'outra' })
	await newLead()
	for (let day = 0; day < MAX_ATTEMPTS + 2; day += 1) await wrong.deliver(later(day * 86_400_000))
	const [given] = await rows()
	expect(given).toMatchObject({ attempts: MAX_ATTEMPTS, fault: 'key-refused', status: 401 })
	expect(JSON.stringify(given)).not.toContain('outra')
	const right = await serve()
	expect(await replayConversion(db, given!.id, now)).toBe(true)
	expect(await replayConversion(db, 'x', now)).toBe(false)
	await right.deliver()
	expect(right.taken).toHaveLength(1)
})

test('who was forgotten or took it back is told to nobody', async () => {
	const { deliver, taken } = await serve()
	const gone = await newLead({ fingerprint: 'a' })
	const back = await newLead({ fingerprint: 'b' })
	await forgetLeads(db, eq(leads.id, gone.id))
	expect(await db.$count(rdConversions, eq(rdConversions.leadId, gone.id))).toBe(0)
	await db.update(leads).set({ withdrawnAt: now }).where(eq(leads.id, back.id))
	await deliver()
	expect(taken).toEqual([])
	expect(await rows()).toMatchObject([{ fault: 'withdrawn', endedAt: now }])
})

test('two instances tell a lead once; one that died leaves it to the other when its time is over', async () => {
	const { deliver, taken } = await serve()
	for (const fingerprint of ['a', 'b', 'c', 'd']) await newLead({ fingerprint })
	await Promise.all([deliver(), deliver()])
	expect(taken).toHaveLength(4)
	await newLead({ fingerprint: 'dead' })
	await db
		.update(rdConversions)
		.set({ attempts: 1, claimedUntil: later(RD_LEASE_MS) })
		.where(eq(rdConversions.attempts, 0))
	await deliver()
	expect(taken).toHaveLength(4)
	await deliver(later(RD_LEASE_MS))
	expect(taken).toHaveLength(5)
})
