import { eq, like } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditLog } from '#db/schema/audit.ts'
import { leadEvents, leadFiles, leads } from '#db/schema/leads.ts'
import { outgoingMails } from '#db/schema/mails.ts'
import { testDb } from '#tests/db.ts'
import { changeLeadStatus } from '../change-lead-status.ts'
import { listLeads } from '../list-leads.ts'
import { aRequest } from '../testing/a-request.ts'
import { anAdmin } from '../testing/an-admin.ts'
import { findRequest } from './find-request.ts'
import { giveContact } from './give-contact.ts'
import { leaveMessage } from './leave-message.ts'
import { noteChat } from './note-chat.ts'
import { requestToken } from './request-token.ts'
import { withdrawRequest } from './withdraw-request.ts'

const db = testDb()
const now = new Date('2026-03-10T12:00:00Z')
const mailTo = 'corretor@exemplo.com.br'
const promised = { answerPromise: 'ten-minutes', answerDueAt: new Date('2026-03-10T12:10:00Z') } as const
const nothing = { answerPromise: null, answerDueAt: null }

function give(token: string, contact: { phone: string } | { email: string }) {
	return giveContact(db, {
		token,
		contact,
		brand: 'Farol',
		link: `https://x.example/pedido/${token}`,
		mailTo,
		promiseFor: () => promised,
		now,
	})
}

const marked = async () => (await listLeads(db, { withoutContact: true })).leads.map(({ number }) => number)

test('the page is opened by a secret of 160 bits that the database does not hold', async () => {
	const { lead, token } = await aRequest(db)
	expect(token).toMatch(/^[0-9a-f]{40}$/)
	expect(JSON.stringify(await db.select().from(leads))).not.toContain(token)
	expect((await findRequest(db, token))?.lead.id).toBe(lead.id)
	for (const wrong of ['', lead.id, lead.tokenHash!, `${token.slice(1)}0`, token.toUpperCase(), "' or 1=1"])
		expect(await findRequest(db, wrong)).toBeUndefined()
	expect(requestToken(lead.id, (text) => `another key ${text}`)).not.toBe(token)
})

test('who left no contact is marked until the chat is opened, and told twice it is one opening', async () => {
	const { lead, token } = await aRequest(db)
	expect(await marked()).toEqual([lead.number])
	await noteChat(db, { token, promiseFor: () => promised, now })
	await noteChat(db, { token, promiseFor: () => nothing, now: new Date(now.getTime() + 60_000) })
	expect(await marked()).toEqual([])
	expect((await findRequest(db, token))!.lead).toMatchObject({ chatOpenedAt: now, reachableSince: now, ...promised })
	expect(await db.$count(leadEvents, eq(leadEvents.kind, 'chat-opened'))).toBe(1)
})

test('a telephone that is added ends the mark and is told to the broker', async () => {
	const { token } = await aRequest(db)
	expect(await give(token, { phone: '(51) 99999-1234' })).toMatchObject({ ok: true })
	expect(await marked()).toEqual([])
	const mails = await db.select().from(outgoingMails)
	expect(mails.map(({ recipient }) => recipient)).toEqual([mailTo])
	expect(mails[0]!.subject).toMatch(/\(#\d+\)$/)
	expect(mails[0]!.body).toContain('(51) 99999-1234')
})

test('an e-mail is sent the address of the page once, and nobody is written to without end', async () => {
	const { token } = await aRequest(db)
	await give(token, { email: 'ana@exemplo.com.br' })
	await give(token, { email: 'ana@exemplo.com.br' })
	const toVisitor = await db.select().from(outgoingMails).where(eq(outgoingMails.recipient, 'ana@exemplo.com.br'))
	expect(toVisitor).toHaveLength(1)
	expect(toVisitor[0]!.body).toContain(`https://x.example/pedido/${token}`)
	const results = []
	for (let index = 0; index < 10; index++) results.push(await give(token, { email: `ana${index}@exemplo.com.br` }))
	expect(results.at(-2)).toMatchObject({ ok: true })
	expect(results.at(-1)).toEqual({ ok: false, reason: 'too-often' })
})

test('a mailbox gets three addresses of pages a day, whoever names it in whatever request; the contact is kept all the same', async () => {
	const results = []
	for (const suffix of ['', '+1', '+2', '+3']) {
		const { token } = await aRequest(db, { fingerprint: `of ${suffix}` })
		results.push(await give(token, { email: `ana${suffix}@exemplo.com.br` }))
	}
	expect(results.map((result) => result.ok && result.mailed)).toEqual([true, true, true, false])
	expect(results.at(-1)).toMatchObject({ lead: { email: 'ana+3@exemplo.com.br' } })
	expect(await db.$count(outgoingMails, like(outgoingMails.recipient, 'ana%'))).toBe(3)
})

test('a message is kept, changed and taken away; one that is too long is refused', async () => {
	const { token } = await aRequest(db)
	const noteOf = async () => (await findRequest(db, token))!.lead.visitorNote
	await leaveMessage(db, { token, text: ' O carro dorme na garagem.\0\r\nÀ tarde. ', now })
	expect(await noteOf()).toBe('O carro dorme na garagem.\nÀ tarde.')
	expect(await leaveMessage(db, { token, text: 'x'.repeat(2001), now })).toEqual({ ok: false, reason: 'too-long' })
	await leaveMessage(db, { token, text: '', now })
	expect(await noteOf()).toBeNull()
})

test('a withdrawn request stays for the broker as such, without files and message, and changes no more', async () => {
	const { lead, token } = await aRequest(db, { phone: '(51) 99999-1234' })
	await leaveMessage(db, { token, text: 'Recado', now })
	const content = Buffer.from('x')
	await db.insert(leadFiles).values({ leadId: lead.id, name: 'a.pdf', mimeType: 'application/pdf', bytes: 1, content })
	const results = await Promise.all([1, 2, 3].map(() => withdrawRequest(db, { token, mailTo, now })))
	expect(results.filter(({ ok }) => ok)).toHaveLength(1)
	expect((await findRequest(db, token))!).toMatchObject({
		lead: { withdrawnAt: now, status: 'lost', visitorNote: null, phone: '(51) 99999-1234' },
		files: [],
	})
	expect((await listLeads(db, {})).leads[0]).toMatchObject({ withdrawn: true })
	expect(await db.select().from(auditLog)).toMatchObject([
		{ action: 'lead.withdrawn', actorId: null, subjectLabel: `#${lead.number}` },
	])
	expect(await give(token, { phone: '(51) 3333-3333' })).toEqual({ ok: false, reason: 'over' })
	expect(await leaveMessage(db, { token, text: 'Mais', now })).toEqual({ ok: false, reason: 'over' })
})

test('what was won is a contract, and not taken back by a link', async () => {
	const { lead, token } = await aRequest(db)
	await changeLeadStatus(db, { id: lead.id, seen: 'new', to: 'won', actor: anAdmin, now })
	expect(await withdrawRequest(db, { token, mailTo, now })).toEqual({ ok: false, reason: 'over' })
})

test('the visitor sees who moved the request last', async () => {
	const { lead, token } = await aRequest(db)
	expect((await findRequest(db, token))!.broker).toBeUndefined()
	await changeLeadStatus(db, { id: lead.id, seen: 'new', to: 'contacted', actor: anAdmin, now })
	expect((await findRequest(db, token))!.broker).toBe('Rita')
})
