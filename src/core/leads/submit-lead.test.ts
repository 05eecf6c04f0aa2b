import { expect, test } from 'vitest'
import { leads } from '#db/schema/leads.ts'
import { outgoingMails } from '#db/schema/mails.ts'
import { testDb } from '#tests/db.ts'
import { type NewLead, submitLead } from './submit-lead.ts'

const db = testDb()
const now = new Date('2026-03-10T12:00:00Z')
const quote: NewLead = {
	kind: 'quote',
	product: 'Seguro Auto',
	name: 'Ana',
	email: null,
	phone: '(51) 99999-0000',
	answers: { Marca: 'Volkswagen', Modelo: 'Nivus', Ano: '2025', CEP: '95560-000' },
	page: '/seguros/auto',
	referrer: 'https://www.google.com/',
	utm: { utm_source: 'google' },
	consentVersion: '2026-11',
	addressHash: 'hash',
	submission: null,
}

function submit(lead: Partial<NewLead> = {}, at = now) {
	return submitLead(db, {
		lead: { ...quote, ...lead },
		mailTo: 'corretor@exemplo.com.br',
		siteUrl: 'https://exemplo.com.br',
		sign: (text) => `signed ${text}`,
		now: at,
	})
}

test('a lead is stored with all it came with, and the mail to the broker beside it', async () => {
	const { lead, repeated } = await submit()
	expect(repeated).toBe(false)
	expect(lead).toMatchObject({ ...quote, status: 'new', number: 1001 })
	const [mail] = await db.select().from(outgoingMails)
	expect(mail).toMatchObject({
		recipient: 'corretor@exemplo.com.br',
		subject: 'Pedido de cotação: Seguro Auto (#1001)',
		sentAt: null,
	})
	for (const part of [
		'Modelo: Nivus',
		'CEP: 95560-000',
		'Nome: Ana',
		'https://exemplo.com.br/seguros/auto',
		'utm_source: google',
	]) {
		expect(mail!.body).toContain(part)
	}
})

test('the same request sent twice, or ten times at once, is one lead and one mail', async () => {
	const answers = await Promise.all(Array.from({ length: 10 }, () => submit()))
	expect(new Set(answers.map(({ lead }) => lead.id)).size).toBe(1)
	expect(answers.filter(({ repeated }) => !repeated)).toHaveLength(1)
	expect(await db.$count(outgoingMails)).toBe(1)
})

test('a retry of the same sending is the same lead, however late it comes', async () => {
	const submission = 'a-sending'
	const first = await submit({ submission })
	const retry = await submit({ submission, addressHash: 'on another network' }, new Date('2026-03-11T12:00:00Z'))
	expect(retry).toMatchObject({ repeated: true, lead: { id: first.lead.id } })
})

test('one sending that arrives by several ways at once is one lead and one mail', async () => {
	const submission = 'a-sending'
	const ways = Array.from({ length: 8 }, (_, index) => submit({ submission, addressHash: `network ${index}` }))
	const answers = await Promise.all(ways)
	expect(new Set(answers.map(({ lead }) => lead.id)).size).toBe(1)
	expect(answers.filter(({ repeated }) => !repeated)).toHaveLength(1)
	expect([await db.$count(leads), await db.$count(outgoingMails)]).toEqual([1, 1])
})

test('two of one network who say the same and not who they are have a lead each, and a page each', async () => {
	const nobody = { name: null, phone: null, email: null }
	const first = await submit({ ...nobody, submission: 'of one' })
	const second = await submit({ ...nobody, submission: 'of another' })
	expect([first.repeated, second.repeated]).toEqual([false, false])
	expect(second.lead.tokenHash).not.toBe(first.lead.tokenHash)
	expect(await submit({ ...nobody, submission: 'of one' })).toMatchObject({
		repeated: true,
		lead: { id: first.lead.id },
	})
})

test('without a submission the same words are one lead, and so are those of one person', async () => {
	const nobody = { name: null, phone: null, email: null }
	const first = await submit(nobody)
	for (const submission of [null, 'a-sending'])
		expect(await submit({ ...nobody, submission })).toMatchObject({ repeated: true, lead: { id: first.lead.id } })
	const named = await submit({ submission: 'one tab' })
	expect(await submit({ submission: 'another tab' })).toMatchObject({ repeated: true, lead: { id: named.lead.id } })
})

test('another car, another person or another day is another lead', async () => {
	await submit()
	await submit({ answers: { ...quote.answers, Modelo: 'Polo' } })
	await submit({ addressHash: 'other' })
	await submit({}, new Date('2026-03-10T12:10:01Z'))
	expect(await db.$count(leads)).toBe(4)
})

test('a line break in what was typed cannot add a header to the mail', async () => {
	await submit({ product: 'Auto\r\nBcc: todos@exemplo.com.br' })
	expect((await db.select().from(outgoingMails))[0]!.subject).not.toMatch(/[\r\n]/)
})
