import { is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { recordAudit } from '#core/audit/record-audit.ts'
import { aDataRequest } from '#core/data-requests/testing/a-data-request.ts'
import { aUser } from '#core/users/testing/a-user.ts'
import { auditLog } from '#db/schema/audit.ts'
import { dataRequests } from '#db/schema/data-requests.ts'
import { leadEvents, leads, newsletterSubscribers } from '#db/schema/leads.ts'
import { outgoingMails } from '#db/schema/mails.ts'
import { webhookDeliveries, webhookEvents, webhookTargets } from '#db/schema/webhooks.ts'
import { whatsAppMessages } from '#db/schema/whatsapp.ts'
import * as schema from '#db/schema.ts'
import { aMail } from '#tests/builders.ts'
import { testDb } from '#tests/db.ts'
import { addLeadNote } from './add-lead-note.ts'
import { changeLeadStatus } from './change-lead-status.ts'
import { erasePerson } from './erase-person.ts'
import { exportPerson } from './export-person.ts'
import { findPerson } from './find-person.ts'
import { requestNewsletter } from './newsletter.ts'
import { submitLead } from './submit-lead.ts'
import { anAdmin } from './testing/an-admin.ts'

const db = testDb()
const now = new Date('2026-03-10T12:00:00Z')
const sign = (text: string) => `signed(${text.length})`
const controller = {
	name: 'Corretora',
	taxId: '00',
	email: 'contato@exemplo.com.br',
	privacyPolicy: 'https://exemplo.com.br/politica-de-privacidade',
	retention: '24 meses após o último contato',
}

const ana = { email: 'ana@exemplo.com.br' }
const bia = { email: 'bia.ana@exemplo.com.br' }

/** Two people who both sent a message and asked for the newsletter. */
async function twoPeople() {
	const sent = []
	for (const [{ email }, phone, secret] of [
		[{ email: 'Ana@exemplo.com.br' }, '+55 51 99999-0000', 'segredo-da-ana'],
		[bia, '(51) 98888-0000', 'segredo-da-bia'],
	] as const) {
		const lead = {
			kind: 'contact' as const,
			product: null,
			name: secret,
			email,
			phone,
			answers: { Assunto: secret, Mensagem: secret },
			page: '/contact',
			referrer: `https://x.example/${secret}`,
			utm: { utm_source: secret },
			consentVersion: '2026-11',
			addressHash: `hash-${secret}`,
			submission: null,
		}
		const stored = await submitLead(db, {
			lead,
			mailTo: 'corretor@exemplo.com.br',
			siteUrl: 'https://x.example',
			sign: (text) => text,
			now,
		})
		const { id } = stored.lead
		await changeLeadStatus(db, { id, seen: 'new', to: 'won', actor: anAdmin, now })
		await addLeadNote(db, { id, note: `Nota sobre ${secret}`, actor: anAdmin, now })
		await requestNewsletter(db, {
			email,
			page: '/contact',
			consentVersion: '2026-11',
			addressHash: 'h',
			brand: 'Farol',
			siteUrl: 'https://x.example',
			sign,
			now,
		})
		sent.push(stored.lead)
	}
	return sent
}

/** As somebody leaves it who mistakes the back office for their own. */
async function signInFailed(email: string) {
	await recordAudit(db, { action: 'sign-in.failed', subject: { label: email }, address: '203.0.113.9', now })
}

/** All that the database holds, as text. */
async function everything() {
	const tables = Object.values(schema as Record<string, unknown>).filter((each): each is PgTable => is(each, PgTable))
	return JSON.stringify(await Promise.all(tables.map((table) => db.select().from(table))))
}

test('what is held about a person is found by e-mail or phone, and others’ is not', async () => {
	await twoPeople()
	for (const person of [ana, { phone: '51999990000' }]) {
		const held = await findPerson(db, person)
		expect(held.leads.map(({ number, events }) => [number, events.length])).toEqual([[1001, 2]])
		expect(JSON.stringify(held)).not.toContain('segredo-da-bia')
	}
	const held = await findPerson(db, ana)
	expect(held.subscription).toMatchObject(ana)
	expect(held.mails.map(({ subject }) => subject).sort()).toEqual([
		'Confirme sua inscrição no boletim da Farol',
		'Mensagem do site (#1001)',
	])
	expect(held.alsoKnownAs).toEqual([{ phone: '51999990000' }])
	expect(await findPerson(db, { email: 'na@exemplo.com.br' })).toEqual({
		leads: [],
		subscription: undefined,
		mails: [],
		dataRequests: [],
		webhookHosts: [],
		alsoKnownAs: [],
	})
})

test('an erased person is nowhere any more; the number, the state and the other person stay', async () => {
	await twoPeople()
	await signInFailed('Ana@exemplo.com.br')
	const result = await erasePerson(db, { person: ana, actor: anAdmin, sign, now })
	expect(result).toEqual({ ok: true, leads: 1, mails: 2, subscription: true, dataRequests: 0, sharedWith: [] })

	const left = await everything()
	expect(left).not.toMatch(/segredo-da-ana|99999-0000|51999990000|"ana@exemplo|203\.0\.113/i)
	expect(left).toContain('segredo-da-bia')
	const [erased, kept] = await db.select().from(leads).orderBy(leads.number)
	expect(erased).toMatchObject({ number: 1001, kind: 'contact', status: 'won', createdAt: now, page: '/contact' })
	expect(kept).toMatchObject({ name: 'segredo-da-bia', email: bia.email })
	expect(await db.$count(outgoingMails)).toBe(2)
	expect(await db.$count(newsletterSubscribers)).toBe(1)
	const lines = await db.select().from(auditLog).orderBy(auditLog.id)
	expect(lines.at(-1)).toMatchObject({
		action: 'person.erased',
		actorId: 'admin-1',
		subjectLabel: 'a***@exemplo.com.br',
		details: { leads: 1, mails: 2, subscription: true, hash: sign('erased email ana@exemplo.com.br') },
	})
	expect(await erasePerson(db, { person: ana, actor: anAdmin, sign, now })).toEqual({
		ok: false,
		reason: 'nothing-held',
	})
})

test('a mail from when numbers were written FS-1001 goes too, and one that only ends in a number stays', async () => {
	await twoPeople()
	const before = await db.$count(outgoingMails)
	await db
		.insert(outgoingMails)
		.values([
			aMail({ recipient: 'contato@exemplo.com.br', subject: 'Mensagem do site (FS-1001)', body: 'segredo-da-ana' }),
			aMail({ recipient: 'contato@exemplo.com.br', subject: 'Resumo (1001)', body: 'de todos' }),
		])
	expect(await erasePerson(db, { person: ana, actor: anAdmin, sign, now })).toMatchObject({ ok: true, mails: 3 })
	expect(await db.$count(outgoingMails)).toBe(before - 1)
	expect(await everything()).not.toContain('segredo-da-ana')
})

test('one who only tried to sign in is taken out of the log; what an account did stays', async () => {
	await aUser(db, { id: 'rita' })
	await signInFailed('rita@exemplo.com.br')
	await signInFailed('ana@exemplo.com.br')
	expect(await erasePerson(db, { person: ana, actor: anAdmin, sign, now })).toMatchObject({ ok: true, leads: 0 })
	const rita = { email: 'rita@exemplo.com.br' }
	expect(await erasePerson(db, { person: rita, actor: anAdmin, sign, now })).toMatchObject({ ok: false })
	const labels = (await db.select().from(auditLog).orderBy(auditLog.id)).map(({ subjectLabel }) => subjectLabel)
	expect(labels).toEqual(['rita@exemplo.com.br', 'a***@exemplo.com.br', 'a***@exemplo.com.br'])
})

test('whoever erases is told what stays: requests about the data, and what others were sent', async () => {
	const [lead] = await twoPeople()
	await db
		.insert(dataRequests)
		.values([aDataRequest({ email: 'Ana@exemplo.com.br' }), aDataRequest({ email: bia.email })])
	await db.insert(leadEvents).values({ leadId: lead!.id, kind: 'sent-to-rd' })
	await db.insert(whatsAppMessages).values({ leadId: lead!.id, kind: 'text', body: 'Oi', acceptedAt: now })
	const sealed = { types: [], sealedSecret: '', keyVersion: '' }
	const [told, silent] = await db
		.insert(webhookTargets)
		.values(['https://crm.example/hook', 'https://down.example/'].map((url) => ({ url, ...sealed })))
		.returning()
	await db.insert(webhookEvents).values({ id: 'e', type: 'lead.created', subjectId: lead!.id })
	await db.insert(webhookDeliveries).values([
		{ eventId: 'e', targetId: told!.id, deliveredAt: now },
		{ eventId: 'e', targetId: silent!.id },
	])
	expect(await erasePerson(db, { person: ana, actor: anAdmin, sign, now })).toMatchObject({
		ok: true,
		dataRequests: 1,
		sharedWith: ['RD Station', 'WhatsApp', 'crm.example'],
	})
})

test('by phone the requests go, and the mails that speak of them', async () => {
	await twoPeople()
	const result = await erasePerson(db, { person: { phone: '51999990000' }, actor: anAdmin, sign, now })
	expect(result).toMatchObject({ ok: true, leads: 1, mails: 1, subscription: false })
	expect(await everything()).not.toContain('segredo-da-ana')
})

test.for(['%@exemplo.com.br', '___@exemplo.com.br', '.*@exemplo.com.br', 'ana@exemplo.com', 'é(@x)'])(
	'%s is no pattern and erases nobody',
	async (email) => {
		await twoPeople()
		const result = await erasePerson(db, { person: { email }, actor: anAdmin, sign, now })
		expect(result).toEqual({ ok: false, reason: 'nothing-held' })
	},
)

test('the file for the person holds all of theirs, with purpose and origin, and the log says it was taken', async () => {
	await twoPeople()
	const result = await exportPerson(db, { person: ana, controller, actor: anAdmin, now })
	if (!result.ok) throw new Error(result.reason)
	expect(result.file).toMatchObject({
		titular: ana,
		controlador: { nome: 'Corretora' },
		pedidos: [
			{
				numero: '#1001',
				finalidade: expect.any(String),
				origem: expect.any(String),
				situacao: 'ganho',
				respostas: { Mensagem: 'segredo-da-ana' },
				historico: [{ de: 'novo', para: 'ganho' }, { anotacao: 'Nota sobre segredo-da-ana' }],
			},
		],
		boletim: { email: ana.email, confirmadoEm: null },
	})
	expect(result.file.emails.mensagens).toHaveLength(2)
	expect(JSON.stringify(result.file)).not.toContain('segredo-da-bia')
	const lines = await db.select().from(auditLog).orderBy(auditLog.id)
	expect(lines.at(-1)).toMatchObject({
		action: 'person.exported',
		subjectLabel: 'a***@exemplo.com.br',
		details: { leads: 1, mails: 2, subscription: true },
	})
	expect(JSON.stringify(lines.at(-1))).not.toContain('ana@')
})

test('nobody’s data is no file and no line in the log', async () => {
	const nobody = { person: { email: 'x@exemplo.com.br' }, controller, actor: anAdmin, now }
	expect(await exportPerson(db, nobody)).toEqual({ ok: false, reason: 'nothing-held' })
	expect(await db.$count(auditLog)).toBe(0)
})
