import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { CLIENT_ADDRESS } from '#app/client-address.ts'
import { freshIdentity } from '#app/content/fresh-identity.server.ts'
import { correlationId, type Services, services } from '#app/services.ts'
import { leads } from '#db/schema/leads.ts'
import { outgoingMails } from '#db/schema/mails.ts'
import { testDb } from '#tests/db.ts'
import { fc } from '#tests/properties.ts'
import { handleLead } from './handle-lead.server.ts'

const db = testDb()
const logged: unknown[] = []

type Sending = { fields?: Record<string, string>; address?: string; mailConfigured?: boolean }

/** The contact form as it is sent, and how it is answered. */
async function send(sending: Sending = {}): Promise<number> {
	return (await answerTo(sending)).init?.status ?? 200
}

async function answerTo({ fields = {}, address = '203.0.113.9', mailConfigured = true }: Sending) {
	const context = new RouterContextProvider()
	context.set(correlationId, 'c-1')
	context.set(services, {
		db,
		now: () => new Date('2026-03-10T12:00:00Z'),
		log: { error: (...line: unknown[]) => logged.push(line) },
		siteUrl: 'http://localhost:3000',
		identity: { current: () => ({ version: 0, identity: freshIdentity }) },
		leadsTo: 'corretora@exemplo.com.br',
		sign: (text: string) => text,
		mailQueued() {},
		mailConfigured,
	} as unknown as Services)
	const form = {
		kind: 'contact',
		name: 'Ana',
		email: 'ana@exemplo.com.br',
		subject: 'Dúvida',
		message: 'Quero falar.',
		consent: 'on',
		...fields,
	}
	const request = new Request('http://localhost:3000/contact', {
		method: 'POST',
		body: new URLSearchParams(form),
		headers: { [CLIENT_ADDRESS]: address },
	})
	const url = new URL(request.url)
	return handleLead({ request, url, context, params: {} } as never, { contact: true, newsletter: true })
}

test.for([true, false])(
	'whether the newsletter’s mail goes out is told, a program included: %s',
	async (mailConfigured) => {
		const newsletter = { kind: 'newsletter' }
		for (const fields of [newsletter, { ...newsletter, website: 'x' }])
			expect((await answerTo({ fields, mailConfigured })).data).toEqual({
				state: 'received',
				kind: 'newsletter',
				mailGoesOut: mailConfigured,
			})
	},
)

test('a message is answered by mail, and promised no minutes', async () => {
	expect((await answerTo({})).data).toMatchObject({ state: 'received', reply: { way: 'by-mail' } })
})

test('a complaint is promised its deadline, and the broker is told the same', async () => {
	const { data } = await answerTo({ fields: { subject: 'Reclamação' } })
	expect(data).toMatchObject({ reply: { way: 'complaint', by: 'terça, 24 de março' } })
	const [mail] = await db.select().from(outgoingMails)
	expect(mail!.body).toContain('Prazo: reclamação, responder até terça, 24 de março')
})

test('a campaign name that no database takes is kept without what it cannot hold', async () => {
	expect(await send({ fields: { search: '?utm_source=a%00b&utm_medium=%ED%A0%80' } })).toBe(200)
	expect((await db.select().from(leads))[0]!.utm).toMatchObject({ utm_source: 'ab' })
	expect(logged).toEqual([])
})

test('nothing that a field can hold breaks the server', async () => {
	const hostile = fc.constantFrom('\0', '%00', '\ud800', '%ED%A0%80', '\udc00x', '\u{1f600}', "';--", '\u2028', 'ção')
	const text = fc.array(fc.oneof(hostile, fc.string({ maxLength: 4 })), { maxLength: 6 }).map((parts) => parts.join(''))
	const field = fc.constantFrom('name', 'email', 'phone', 'subject', 'message', 'referrer', 'submission', 'elapsed')
	let host = 0
	await fc.assert(
		fc.asyncProperty(field, text, text, async (name, value, campaign) => {
			host += 1
			const fields = {
				[name]: value,
				search: `?utm_source=${campaign}&utm_term=${encodeURIComponent(value.toWellFormed())}`,
			}
			expect(await send({ fields, address: `10.0.${host >> 8}.${host & 255}` })).toBeLessThan(500)
		}),
		{ numRuns: 60 },
	)
	expect(logged).toEqual([])
})

test('the addresses of one /64 share its ten a minute, and the next network has its own', async () => {
	const statuses = []
	for (let host = 1; host <= 11; host++)
		statuses.push(await send({ address: `2001:db8:1:2::${host.toString(16)}`, fields: { message: `Pedido ${host}` } }))
	expect(statuses.slice(0, 10).every((status) => status === 200)).toBe(true)
	expect(statuses[10]).toBe(429)
	expect(await send({ address: '2001:db8:1:3::1' })).toBe(200)
})
