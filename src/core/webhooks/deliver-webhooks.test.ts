import { createHmac } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { MAX_ATTEMPTS } from '#core/deliveries/tries.ts'
import { changeLeadStatus } from '#core/leads/change-lead-status.ts'
import { forgetLeads } from '#core/leads/forget-leads.ts'
import { aLead } from '#core/leads/testing/a-lead.ts'
import { anAdmin } from '#core/leads/testing/an-admin.ts'
import { auditLog } from '#db/schema/audit.ts'
import { leads } from '#db/schema/leads.ts'
import { posts } from '#db/schema/posts.ts'
import { type WebhookType, webhookDeliveries, webhookEvents, webhookTargets } from '#db/schema/webhooks.ts'
import { guardedFetch } from '#lib/guarded-fetch.ts'
import { createSeal } from '#lib/seal.ts'
import { aPost, aPublishedPost } from '#tests/builders.ts'
import { testDb } from '#tests/db.ts'
import { localWeb } from '#tests/local-web.ts'
import { deliverWebhooks, LEASE_MS } from './deliver-webhooks.ts'
import { listDeliveries, replayDelivery } from './list-deliveries.ts'
import { addTarget, listTargets, removeTarget, switchTarget } from './manage-targets.ts'
import { sendTest } from './send-test.ts'

const db = testDb()
const seal = createSeal('a-secret-for-tests-only-0123456789')
/** Ahead of the rows, whose moments are the database's. */
const now = new Date(Date.now() + 3_600_000)
const all: WebhookType[] = ['lead.created', 'lead.changed', 'article.published']

const HANGS = 'hangs.example'
type Got = { headers: IncomingMessage['headers']; body: string; url: string }
const got: Got[] = []
let answer: (response: ServerResponse) => void

const web = await localWeb((request, response) => {
	// Given up on before it was answered, it may arrive while the next tests run.
	if (request.headers.host === HANGS) return
	let body = ''
	request.on('data', (chunk: Buffer) => (body += chunk.toString()))
	request.on('end', () => {
		got.push({ headers: request.headers, body, url: request.url ?? '' })
		answer(response)
	})
})

beforeEach(() => {
	got.splice(0)
	answer = (response) => response.writeHead(204).end()
})

async function target({ url = 'http://crm.example/hook', types = all } = {}) {
	// As an address that is entered, but in plain http, which the server of this test speaks.
	const added = await addTarget(db, { url, types, seal, lookup: async () => ['200.160.2.3'], actor: anAdmin, now })
	if (!added.ok) throw new Error(added.reason)
	return added
}

function deliver(at = now, send: typeof guardedFetch = web, timeoutMs = 10_000) {
	return deliverWebhooks(db, {
		seal,
		siteUrl: 'https://farol.example',
		send: (url, message) => send(url, { ...message, timeoutMs }),
		now: () => at,
	})
}

async function deliveries() {
	return (await listDeliveries(db)).deliveries.map(({ delivery }) => delivery)
}

test('a lead that comes in is told with a signature that its receiver can check', async () => {
	const { secret } = await target()
	const [lead] = await db.insert(leads).values(aLead()).returning()
	await deliver()
	expect(got).toHaveLength(1)
	const [{ headers, body }] = got as [Got]
	expect(JSON.parse(body)).toMatchObject({
		type: 'lead.created',
		timestamp: expect.any(String),
		data: { id: lead!.id, reference: '#1001', name: 'Ana Nunes', status: 'new', answers: { CEP: '95560-000' } },
	})
	const { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signature } = headers
	const key = Buffer.from(secret.slice('whsec_'.length), 'base64')
	const expected = createHmac('sha256', key)
		.update(`${String(id)}.${String(timestamp)}.${body}`)
		.digest('base64')
	expect(signature).toBe(`v1,${expected}`)
	expect(Number(timestamp)).toBe(Math.floor(now.getTime() / 1000))
	expect(await deliveries()).toMatchObject([{ status: 204, fault: null, attempts: 1, deliveredAt: now }])
	await deliver()
	expect(got).toHaveLength(1)
})

test('what is told is written with the change: both or neither, and only for those who asked', async () => {
	await target({ types: ['lead.changed', 'article.published'] })
	await target({ url: 'http://other.example/', types: ['lead.changed'] })
	const [lead] = await db.insert(leads).values(aLead()).returning()
	expect(await db.$count(webhookEvents)).toBe(0)
	await changeLeadStatus(db, { id: lead!.id, seen: 'new', to: 'won', actor: anAdmin, now })
	const undone = db.transaction(async (tx) => {
		await tx.update(leads).set({ status: 'lost' }).where(eq(leads.id, lead!.id))
		throw new Error('undone')
	})
	await expect(undone).rejects.toThrow('undone')
	await db.update(leads).set({ updatedAt: now })
	await forgetLeads(db, eq(leads.id, lead!.id))
	expect(await db.select().from(webhookEvents)).toMatchObject([
		{ type: 'lead.changed', change: { from: 'new', to: 'won' } },
	])
	expect(await db.$count(webhookDeliveries)).toBe(2)
	await deliver()
	// Who was forgotten before it went out is in nothing that goes out.
	expect(got.map(({ body }) => body).join()).not.toContain('Ana Nunes')
	expect(new Set(got.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
})

test('an article is told when it goes live, by whatever way, and not when it is saved', async () => {
	await target({ types: ['article.published'] })
	const [draft] = await db
		.insert(posts)
		.values(aPost({ slug: 'novo', title: 'Novo' }))
		.returning()
	await db.insert(posts).values(aPublishedPost({ slug: 'pronto' }))
	await db.update(posts).set({ status: 'published', publishedAt: now }).where(eq(posts.id, draft!.id))
	await db.update(posts).set({ title: 'Novo título' }).where(eq(posts.id, draft!.id))
	await db.update(posts).set({ status: 'draft' }).where(eq(posts.slug, 'pronto'))
	await deliver()
	const told = got.map(({ body }) => JSON.parse(body) as { data: Record<string, unknown> }).map(({ data }) => data)
	expect(told).toContainEqual(expect.objectContaining({ title: 'Novo título', url: 'https://farol.example/blog/novo' }))
	expect(told).toContainEqual({ id: expect.any(String), gone: true })
	expect(told).toHaveLength(2)
})

const refusals: [string, (response: ServerResponse) => void, { status: number | null; fault: string }][] = [
	[
		'a server that is down',
		(response: ServerResponse) => void response.writeHead(500).end(),
		{ status: 500, fault: 'refused' },
	],
	[
		'one that leads elsewhere',
		(response: ServerResponse) => void response.writeHead(302, { location: 'http://169.254.169.254/latest' }).end(),
		{ status: 302, fault: 'redirected' },
	],
	[
		'one that breaks off',
		(response: ServerResponse) => void response.destroy(),
		{ status: null, fault: 'unreachable' },
	],
]

test.for(refusals)('%s is told in the log, left alone and tried again later', async ([, how, told]) => {
	await target()
	answer = how
	await db.insert(leads).values([aLead({ fingerprint: 'a' }), aLead({ fingerprint: 'b' })])
	await deliver()
	expect(got.length).toBeLessThanOrEqual(2)
	const [first] = (await deliveries()).filter(({ attempts }) => attempts === 1)
	expect(first).toMatchObject({ ...told, deliveredAt: null, claimedUntil: null })
	expect(first!.dueAt.getTime()).toBe(now.getTime() + 60_000)
	answer = (response) => response.end('ok')
	await deliver(new Date(now.getTime() + 60_000))
	expect((await deliveries()).every(({ deliveredAt }) => deliveredAt !== null)).toBe(true)
	const ids = got.map(({ headers }) => headers['webhook-id'])
	expect(new Set(ids).size).toBe(2)
})

test('one that hangs is left after its time, and holds up nobody else', async () => {
	await target({ url: `http://${HANGS}/` })
	await target({ url: 'http://works.example/' })
	const hang: typeof guardedFetch = (address, options) =>
		String(address).includes('works')
			? Promise.resolve({ ok: true, status: 200, url: '', contentType: '', body: Buffer.alloc(0) })
			: web(address, options)
	await db.insert(leads).values(Array.from({ length: 5 }, (_, index) => aLead({ fingerprint: String(index) })))
	await deliver(now, hang, 200)
	const found = (await listDeliveries(db)).deliveries
	expect(found.filter(({ url }) => url.includes('works')).every(({ delivery }) => delivery.deliveredAt)).toBe(true)
	const hung = found.filter(({ url, delivery }) => url.includes('hangs') && delivery.attempts > 0)
	expect(new Set(hung.map(({ delivery }) => delivery.fault))).toEqual(new Set(['timeout']))
	expect(hung.length).toBeLessThanOrEqual(3)
})

test('an address that leads inward when it is dialled is refused, whatever it was when it was entered', async () => {
	await target()
	await db.insert(leads).values(aLead())
	await deliver(now, (address, options) => guardedFetch(address, { ...options, lookup: async () => ['10.0.0.7'] }))
	expect(await deliveries()).toMatchObject([{ fault: 'not-public', status: null }])
	for (const inward of ['127.0.0.1', '10.0.0.7', '169.254.169.254', '::1']) {
		const added = await addTarget(db, {
			url: 'https://crm.example',
			types: all,
			seal,
			lookup: async () => [inward],
			actor: anAdmin,
			now,
		})
		expect(added).toEqual({ ok: false, reason: 'not-public' })
	}
})

test('after its last try nothing goes out by itself; sent again by hand it has the same id', async () => {
	await target()
	answer = (response) => response.writeHead(500).end()
	await db.insert(leads).values(aLead())
	for (let day = 0; day < MAX_ATTEMPTS + 3; day += 1) await deliver(new Date(now.getTime() + day * 86_400_000))
	expect(got).toHaveLength(MAX_ATTEMPTS)
	const [given] = await deliveries()
	answer = (response) => response.end()
	expect(await replayDelivery(db, given!.id, now)).toBe(true)
	expect(await replayDelivery(db, 'x', now)).toBe(false)
	await deliver()
	expect(new Set(got.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
	const after = await deliveries()
	expect(
		after
			.map(({ deliveredAt, replay }) => [deliveredAt !== null, replay])
			.toSorted(([, a], [, b]) => Number(a) - Number(b)),
	).toEqual([
		[false, false],
		[true, true],
	])
})

test('two instances send a message once; one that died leaves it to the other when its time is over', async () => {
	await target()
	await db.insert(leads).values(Array.from({ length: 6 }, (_, index) => aLead({ fingerprint: String(index) })))
	await Promise.all([deliver(), deliver()])
	expect(got).toHaveLength(6)
	await db.insert(leads).values(aLead({ fingerprint: 'dead' }))
	const died = { attempts: 1, claimedUntil: new Date(now.getTime() + LEASE_MS) }
	await db.update(webhookDeliveries).set(died).where(eq(webhookDeliveries.attempts, 0))
	await deliver()
	expect(got).toHaveLength(6)
	await deliver(new Date(now.getTime() + LEASE_MS))
	expect(got).toHaveLength(7)
})

test('what is paused waits and is not written for; what is removed is gone, and the log names the host alone', async () => {
	const { id } = await target({ url: 'http://crm.example/hook?key=secreta' })
	await db.insert(leads).values(aLead({ fingerprint: 'a' }))
	expect(await switchTarget(db, { id, active: false, actor: anAdmin, now })).toBe(true)
	await db.insert(leads).values(aLead({ fingerprint: 'b' }))
	await deliver()
	expect([got.length, await db.$count(webhookDeliveries)]).toEqual([0, 1])
	await switchTarget(db, { id, active: true, actor: anAdmin, now })
	await deliver()
	expect(got).toHaveLength(1)
	expect(await removeTarget(db, { id, actor: anAdmin, now })).toBe(true)
	expect(await removeTarget(db, { id, actor: anAdmin, now })).toBe(false)
	expect([await listTargets(db), await db.$count(webhookDeliveries)]).toEqual([[], 0])
	const lines = await db.select().from(auditLog)
	expect(lines.map(({ action }) => action).toSorted()).toEqual([
		'webhook.added',
		'webhook.paused',
		'webhook.removed',
		'webhook.resumed',
	])
	expect(JSON.stringify(lines)).not.toContain('secreta')
})

test('the secret lies sealed, and under another AUTH_SECRET nothing goes out unsigned', async () => {
	const { secret } = await target()
	const [row] = await db.select().from(webhookTargets)
	expect(JSON.stringify(row)).not.toContain(secret.slice('whsec_'.length))
	await db.insert(leads).values(aLead())
	await deliverWebhooks(db, {
		seal: createSeal('another-secret-for-tests-0123456789'),
		siteUrl: 'https://farol.example',
		send: web,
		now: () => now,
	})
	expect(got).toEqual([])
	expect(await deliveries()).toMatchObject([{ fault: 'unreadable-secret' }])
})

test('there are at most ten', async () => {
	for (let index = 0; index < 10; index += 1) await target()
	await expect(target()).rejects.toThrow('too-many')
})

test('a test goes to its target alone, signed as all others, and says nothing; a paused one gets none', async () => {
	const { id } = await target()
	await target({ url: 'http://other.example/hook' })
	expect(await sendTest(db, { id, actor: anAdmin, now })).toEqual({ ok: true })
	await deliver()
	expect(got).toHaveLength(1)
	expect(JSON.parse(got[0]!.body)).toMatchObject({
		type: 'test',
		data: { message: 'Mensagem de teste. Nada aconteceu.' },
	})
	expect(got[0]!.headers['webhook-signature']).toMatch(/^v1,/)
	expect(await db.$count(auditLog, eq(auditLog.action, 'webhook.tested'))).toBe(1)
	await switchTarget(db, { id, active: false, actor: anAdmin, now })
	expect(await sendTest(db, { id, actor: anAdmin, now })).toEqual({ ok: false, reason: 'paused' })
	expect(await sendTest(db, { id: 'x', actor: anAdmin, now })).toEqual({ ok: false, reason: 'not-found' })
})
