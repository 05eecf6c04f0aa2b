import { connect } from 'node:net'
import { eq } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { MAX_ATTEMPTS } from '#core/deliveries/tries.ts'
import { aLead } from '#core/leads/testing/a-lead.ts'
import { anAdmin } from '#core/leads/testing/an-admin.ts'
import { leads } from '#db/schema/leads.ts'
import { pushMessages, pushSubscriptions } from '#db/schema/push.ts'
import { users } from '#db/schema/users.ts'
import { guardedFetch } from '#lib/guarded-fetch.ts'
import { testDb } from '#tests/db.ts'
import { aBrowser, PUSH_ORIGIN, type StandInBrowser, startPushService } from '#tests/stand-ins/push-service.ts'
import { deliverPush } from './deliver-push.ts'
import { queuePush } from './queue-push.ts'
import { sendTestPush } from './send-test-push.ts'
import { subscriptionSchema } from './subscription-schema.ts'
import { addSubscription, countSubscriptions, MOST_BROWSERS, removeSubscription } from './subscriptions.ts'
import { newVapidKey } from './vapid.ts'

const db = testDb()
const now = new Date('2026-11-16T12:00:00Z')
const privateKey = newVapidKey()

async function person(id: string, values: Partial<typeof users.$inferInsert> = {}) {
	await db.insert(users).values({ id, name: id, email: `${id}@exemplo.com.br`, role: 'admin', ...values })
	return { ...anAdmin, id }
}

async function subscribe(browser: StandInBrowser, id: string) {
	const { endpoint, keys } = browser
	await addSubscription(db, { endpoint, keys, actor: { ...anAdmin, id }, now })
}

async function newLead(overrides: Parameters<typeof aLead>[0] = {}) {
	const [lead] = await db.insert(leads).values(aLead(overrides)).returning()
	await queuePush(db, { lead: lead!, now })
	return lead!
}

async function serve(...browsers: StandInBrowser[]) {
	const service = await startPushService(browsers)
	onTestFinished(service.close)
	const deliver = (at = now) =>
		deliverPush(db, {
			privateKey,
			subject: 'mailto:a@exemplo.com.br',
			now: () => at,
			send: (endpoint, message) =>
				guardedFetch(endpoint, {
					...message,
					lookup: async () => ['200.160.2.3'],
					dial: () => connect({ host: '127.0.0.1', port: service.port }),
				}),
		})
	return { ...service, deliver }
}

test('a new lead is told to every browser of who may take care of it, sealed for each, and says nobody’s name', async () => {
	const [one, two, other, gone] = [aBrowser(), aBrowser(), aBrowser(), aBrowser()]
	await person('ana')
	await person('ivo', { role: 'reviewer' })
	await person('ze', { banned: true })
	await subscribe(one, 'ana')
	await subscribe(two, 'ana')
	await subscribe(other, 'ivo')
	await subscribe(gone, 'ze')
	const due = { answerPromise: 'ten-minutes', answerDueAt: new Date('2026-11-16T12:10:00Z') } as const
	const lead = await newLead(due)
	const service = await serve(one, two, other, gone)
	await service.deliver()
	expect(service.faults).toEqual([])
	expect(service.taken).toHaveLength(2)
	expect(service.taken[0]).toMatchObject({
		urgency: 'high',
		notice: {
			title: 'Novo pedido: Seguro Auto',
			body: `#${lead.number}, responder até 09:10`,
			url: `/admin/leads/${lead.id}`,
		},
	})
	expect(JSON.stringify(service.taken)).not.toMatch(/Ana Nunes|99999/)
	const [message] = await db.select().from(pushMessages)
	expect(message).toMatchObject({ takenAt: now, status: 201, fault: null })
	await service.deliver()
	expect(service.taken).toHaveLength(2)
})

test('one that has an owner is told to the owner alone', async () => {
	const [hers, his] = [aBrowser(), aBrowser()]
	await person('ana')
	await person('beto')
	await subscribe(hers, 'ana')
	await subscribe(his, 'beto')
	await newLead({ ownerId: 'beto' })
	const subscriptions = await db
		.select({ userId: pushSubscriptions.userId })
		.from(pushMessages)
		.innerJoin(pushSubscriptions, eq(pushSubscriptions.id, pushMessages.subscriptionId))
	expect(subscriptions).toEqual([{ userId: 'beto' }])
})

test.for([404, 410])('a browser that answers %i is forgotten', async (status) => {
	const browser = aBrowser()
	await person('ana')
	await subscribe(browser, 'ana')
	await newLead()
	const service = await serve(browser)
	service.answerWith(() => status)
	await service.deliver()
	expect(await db.$count(pushSubscriptions)).toBe(0)
	expect(await db.$count(pushMessages)).toBe(0)
})

test('what is refused or unheard is tried again later, under the same id, and not for ever', async () => {
	const browser = aBrowser()
	await person('ana')
	await subscribe(browser, 'ana')
	await newLead()
	const service = await serve(browser)
	service.answerWith(() => 503)
	await service.deliver()
	const [tried] = await db.select().from(pushMessages)
	expect(tried).toMatchObject({ attempts: 1, status: 503, fault: 'refused', takenAt: null, claimedUntil: null })
	expect(tried!.dueAt.getTime()).toBeGreaterThan(now.getTime())
	await service.deliver()
	expect(service.taken).toHaveLength(1)
	for (let time = 1; time < MAX_ATTEMPTS + 3; time += 1)
		await service.deliver(new Date(now.getTime() + time * 24 * 3600 * 1000))
	expect(service.taken).toHaveLength(MAX_ATTEMPTS)
	expect(new Set(service.taken.map(({ notice }) => notice.id)).size).toBe(1)
	expect(new Set(service.taken.map(({ topic }) => topic)).size).toBe(1)
})

test('one that was answered meanwhile is no news, and neither is a person who may not any more', async () => {
	const browser = aBrowser()
	await person('ana')
	await subscribe(browser, 'ana')
	const { id } = await newLead()
	await newLead({ fingerprint: 'other' })
	await db.update(leads).set({ status: 'contacted' }).where(eq(leads.id, id))
	const service = await serve(browser)
	await db.update(users).set({ role: 'author' })
	await service.deliver()
	expect(service.taken).toEqual([])
	expect(await db.$count(pushMessages)).toBe(0)
})

test('without a key what is due waits', async () => {
	const browser = aBrowser()
	await person('ana')
	await subscribe(browser, 'ana')
	await newLead()
	const send = () => Promise.reject(new Error('nothing may be sent'))
	await deliverPush(db, { privateKey: undefined, subject: 'mailto:a@exemplo.com.br', send, now: () => now })
	expect((await db.select().from(pushMessages))[0]).toMatchObject({ attempts: 0, takenAt: null })
})

test('a browser is one, whoever signs in in it, and is switched off by its owner alone', async () => {
	const browser = aBrowser()
	const [ana, beto] = [await person('ana'), await person('beto')]
	await subscribe(browser, 'ana')
	await subscribe(browser, 'beto')
	expect(await db.select({ userId: pushSubscriptions.userId }).from(pushSubscriptions)).toEqual([{ userId: 'beto' }])
	const { endpoint } = browser
	expect(await removeSubscription(db, { endpoint, actor: ana, now })).toBe(false)
	expect(await removeSubscription(db, { endpoint, actor: beto, now })).toBe(true)
	for (let made = 0; made < MOST_BROWSERS + 3; made += 1) await subscribe(aBrowser(), 'ana')
	expect(await db.$count(pushSubscriptions)).toBe(MOST_BROWSERS)
})

test('what is no subscription is refused', () => {
	const { endpoint, keys } = aBrowser('https://push.example')
	expect(subscriptionSchema.safeParse({ endpoint, keys }).success).toBe(true)
	const notOnCurve = Buffer.concat([Buffer.of(4), Buffer.alloc(64, 1)]).toString('base64url')
	for (const wrong of [
		{ endpoint: `${PUSH_ORIGIN}/send/x`, keys },
		{ endpoint: 'https://a:b@push.example/x', keys },
		{ endpoint: 'https://push.example:8443/x', keys },
		{ endpoint, keys: { ...keys, auth: 'AAAA' } },
		{ endpoint, keys: { ...keys, p256dh: 'AAAA' } },
		{ endpoint, keys: { ...keys, p256dh: notOnCurve } },
	])
		expect(subscriptionSchema.safeParse(wrong).success).toBe(false)
})

test('a test goes to the browsers of who asks alone; one that is gone is forgotten', async () => {
	const [one, two, other] = [aBrowser(), aBrowser(), aBrowser()]
	await person('ana')
	await person('bia')
	await subscribe(one, 'ana')
	await subscribe(two, 'ana')
	await subscribe(other, 'bia')
	const { answerWith, taken, port } = await serve(one, two, other)
	answerWith((endpoint) => (endpoint === two.endpoint ? 410 : 201))
	const testing = (userId: string) =>
		sendTestPush(db, {
			userId,
			privateKey,
			subject: 'mailto:a@exemplo.com.br',
			now,
			send: (endpoint, message) =>
				guardedFetch(endpoint, {
					...message,
					lookup: async () => ['200.160.2.3'],
					dial: () => connect({ host: '127.0.0.1', port }),
				}),
		})
	expect(await testing('ana')).toEqual({ browsers: 2, taken: 1 })
	expect(taken.map(({ notice }) => notice.title)).toEqual(['Aviso de teste', 'Aviso de teste'])
	expect(await countSubscriptions(db, 'ana')).toEqual({ all: 2, own: 1 })
	expect(await testing('nobody')).toEqual({ browsers: 0, taken: 0 })
})
