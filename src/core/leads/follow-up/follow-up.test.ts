import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditLog } from '#db/schema/audit.ts'
import { leadEvents, leads } from '#db/schema/leads.ts'
import { outgoingMails } from '#db/schema/mails.ts'
import { users } from '#db/schema/users.ts'
import { testDb } from '#tests/db.ts'
import { changeLeadStatus } from '../change-lead-status.ts'
import { forgetLeads } from '../forget-leads.ts'
import { aLead } from '../testing/a-lead.ts'
import { anAdmin } from '../testing/an-admin.ts'
import { readAnswerFigures } from './answer-figures.ts'
import { assignLead } from './assign-lead.ts'
import { listLeadOwners } from './lead-owners.ts'
import { countOpenLeads, listOpenLeads } from './list-open-leads.ts'
import { finishNextStep, planNextStep } from './next-step.ts'
import { openReply } from './open-reply.ts'
import { remindOwners } from './remind-owners.ts'

const db = testDb()
const now = new Date('2026-11-16T12:00:00Z')
const later = new Date('2026-11-16T15:00:00Z')
const change = { actor: anAdmin, now }
const hours = [{ opens: '00:00', closes: '23:59' }]
const openingHours = {
	monday: hours,
	tuesday: hours,
	wednesday: hours,
	thursday: hours,
	friday: hours,
	saturday: hours,
	sunday: hours,
}
const doors = { openingHours, specialDays: [] }

async function insert(overrides: Parameters<typeof aLead>[0] = {}) {
	const [lead] = await db
		.insert(leads)
		.values(aLead({ createdAt: now, reachableSince: now, ...overrides }))
		.returning()
	return lead!
}

async function people() {
	await db.insert(users).values([
		{ id: 'bia', name: 'Bia', email: 'bia@exemplo.com.br', role: 'admin' },
		{ id: 'ivo', name: 'Ivo', email: 'ivo@exemplo.com.br', role: 'reviewer' },
		{ id: 'ze', name: 'Zé', email: 'ze@exemplo.com.br', role: 'admin', banned: true },
	])
}

const stored = async (id: string) => (await db.select().from(leads).where(eq(leads.id, id)))[0]!

test('only those who may, and may sign in, take care of leads', async () => {
	await people()
	expect((await listLeadOwners(db)).map(({ id }) => id)).toEqual(['bia'])
	const { id } = await insert()
	for (const to of ['ivo', 'ze', 'nobody'])
		expect(await assignLead(db, { ...change, id, seen: null, to })).toEqual({ ok: false, reason: 'may-not' })
	expect(await assignLead(db, { ...change, id, seen: null, to: 'bia' })).toMatchObject({ ok: true, owner: 'Bia' })
	expect(await db.select({ detail: leadEvents.detail }).from(leadEvents)).toEqual([{ detail: 'Bia' }])
	expect((await db.select().from(auditLog))[0]).toMatchObject({ action: 'lead.assigned' })
})

test('nobody takes away what they have not seen given', async () => {
	await people()
	const { id } = await insert({ ownerId: 'bia' })
	expect(await assignLead(db, { ...change, id, seen: null, to: null })).toEqual({
		ok: false,
		reason: 'changed-meanwhile',
		owner: 'Bia',
	})
	expect((await stored(id)).ownerId).toBe('bia')
	await db.delete(users).where(eq(users.id, 'bia'))
	expect((await stored(id)).ownerId).toBeNull()
})

test('an opened answer stops the clock once, and says no more than that it was opened', async () => {
	const { id } = await insert()
	expect(await openReply(db, { id, way: 'chat', ...change })).toMatchObject({ ok: true, status: 'contacted' })
	await openReply(db, { id, way: 'mail', actor: anAdmin, now: later })
	expect(await stored(id)).toMatchObject({ status: 'contacted', answeredAt: now })
	const events = await db.select({ kind: leadEvents.kind, detail: leadEvents.detail }).from(leadEvents)
	expect(events).toEqual(
		expect.arrayContaining([
			{ kind: 'reply-opened', detail: 'chat aberto' },
			{ kind: 'reply-opened', detail: 'e-mail aberto' },
			{ kind: 'status', detail: null },
		]),
	)
	expect(JSON.stringify(events)).not.toContain('enviad')
})

test('who took the request back is not answered any more', async () => {
	const { id } = await insert({ withdrawnAt: now, status: 'lost' })
	expect(await openReply(db, { id, way: 'chat', ...change })).toEqual({ ok: false, reason: 'withdrawn' })
})

test('a next step is in the future, and ends with the lead', async () => {
	const { id } = await insert({ status: 'contacted' })
	const plan = (step: string, at: Date | undefined) => planNextStep(db, { ...change, id, step, at })
	expect(await plan(' ', later)).toEqual({ ok: false, reason: 'empty' })
	expect(await plan('Ligar', undefined)).toEqual({ ok: false, reason: 'empty' })
	expect(await plan('Ligar', now)).toEqual({ ok: false, reason: 'in-the-past' })
	expect(await plan('Ligar', new Date('2036-01-01'))).toEqual({ ok: false, reason: 'too-far' })
	expect(await plan('x'.repeat(121), later)).toEqual({ ok: false, reason: 'too-long' })
	expect(await plan('Ligar\nde novo', later)).toMatchObject({ ok: true, lead: { nextStep: 'Ligar de novo' } })
	await changeLeadStatus(db, { ...change, id, seen: 'contacted', to: 'won' })
	expect(await stored(id)).toMatchObject({ nextStep: null, nextStepAt: null, wonProduct: 'Seguro Auto' })
	expect(await plan('Ligar', later)).toEqual({ ok: false, reason: 'over' })
	expect(await finishNextStep(db, { ...change, id })).toEqual({ ok: false, reason: 'nothing-planned' })
})

test('a step that is due is told once to whoever has the lead, else to who gets the leads', async () => {
	await people()
	const step = { status: 'contacted', nextStep: 'Enviar propostas', nextStepAt: now } as const
	const mine = await insert({ ...step, ownerId: 'bia' })
	await insert({ ...step, ownerId: 'ze' })
	await insert({ ...step, ownerId: null })
	await insert({ ...step, nextStepAt: later })
	await insert({ ...step, status: 'won' })
	const reminding = { siteUrl: 'https://x.example', mailTo: 'leads@exemplo.com.br', now }
	const told = await Promise.all([remindOwners(db, reminding), remindOwners(db, reminding)])
	expect(told.reduce((sum, count) => sum + count, 0)).toBe(3)
	expect(await remindOwners(db, reminding)).toBe(0)
	const mails = await db.select().from(outgoingMails)
	expect(mails.map(({ recipient }) => recipient).toSorted()).toEqual([
		'bia@exemplo.com.br',
		'leads@exemplo.com.br',
		'leads@exemplo.com.br',
	])
	const hers = mails.find(({ recipient }) => recipient === 'bia@exemplo.com.br')!
	expect(hers.subject).toBe(`Próximo passo: Enviar propostas (#${mine.number})`)
	expect(hers.body).toContain(`https://x.example/admin/leads/${mine.id}`)
})

test('what is planned anew is told anew', async () => {
	const { id } = await insert({ status: 'quoted', nextStep: 'Ligar', nextStepAt: now, remindedAt: now })
	await planNextStep(db, { ...change, id, step: 'Ligar outra vez', at: later })
	const reminding = { siteUrl: 'https://x.example', mailTo: 'leads@exemplo.com.br' }
	expect(await remindOwners(db, { ...reminding, now })).toBe(0)
	expect(await remindOwners(db, { ...reminding, now: later })).toBe(1)
})

test('one is lost for a reason, and the reason goes when it is not lost any more', async () => {
	const { id } = await insert()
	const moved = { ...change, id, seen: 'new', to: 'lost' } as const
	expect(await changeLeadStatus(db, moved)).toEqual({ ok: false, reason: 'no-reason' })
	expect(await changeLeadStatus(db, { ...moved, lostReason: 'price' })).toMatchObject({ ok: true })
	expect(await stored(id)).toMatchObject({ lostReason: 'price', answeredAt: null })
	await changeLeadStatus(db, { ...change, id, seen: 'lost', to: 'quoted' })
	expect(await stored(id)).toMatchObject({ lostReason: null, answeredAt: now })
	await changeLeadStatus(db, { ...change, id, seen: 'quoted', to: 'new' })
	expect(await stored(id)).toMatchObject({ answeredAt: null })
})

test('each lead stands in one group, those who wait longest first', async () => {
	await people()
	const early = new Date('2026-11-16T11:00:00Z')
	const second = await insert({ name: 'segunda' })
	const first = await insert({ name: 'primeira', reachableSince: early, ownerId: 'bia' })
	const step = await insert({ name: 'passo', status: 'contacted', nextStep: 'Ligar', nextStepAt: later })
	await insert({ name: 'amanhã', status: 'contacted', nextStep: 'Ligar', nextStepAt: new Date('2026-11-17T15:00:00Z') })
	const stepless = await insert({ name: 'sem passo', status: 'quoted', ownerId: 'bia' })
	const contactless = await insert({ name: null, phone: null, reachableSince: null })
	await insert({ name: 'avise-me', kind: 'notify' })
	await insert({ name: 'ganho', status: 'won' })
	await insert({ name: 'retirado', status: 'lost', withdrawnAt: now })
	await insert({ name: null, phone: null, fingerprint: '' })
	const found = await listOpenLeads(db, { now })
	const numbers = (group: keyof typeof found) => found[group].leads.map(({ number }) => number)
	expect(numbers('waiting')).toEqual([first.number, second.number])
	expect(numbers('steps')).toEqual([step.number])
	expect(numbers('stepless')).toEqual([stepless.number])
	expect(numbers('contactless')).toEqual([contactless.number])
	const mine = await listOpenLeads(db, { owner: 'bia', now })
	expect(mine.waiting.leads.map(({ owner }) => owner)).toEqual(['Bia'])
	expect(mine.stepless.total).toBe(1)
	expect(await countOpenLeads(db, { owner: 'bia', now })).toEqual({ toDo: 5, mine: 2, all: 10 })
})

test('figures rest on what was promised and what became of it', async () => {
	const promise = { answerPromise: 'ten-minutes', answerDueAt: new Date('2026-11-16T12:10:00Z') } as const
	const answered = { ...promise, status: 'contacted' } as const
	await insert({ ...answered, answeredAt: new Date('2026-11-16T12:04:00Z') })
	await insert({ ...answered, answeredAt: new Date('2026-11-16T12:30:00Z') })
	await insert(promise)
	await insert({ answerPromise: null })
	const read = (at: string) => readAnswerFigures(db, { doors, now: new Date(at) })
	expect(await read('2026-11-16T12:31:00Z')).toEqual({ waiting: 2, late: 1, medianToday: 17, kept: 1, promised: 3 })
	expect(await read('2026-11-16T12:05:00Z')).toMatchObject({ late: 0, promised: 2 })
})

test('a broken promise stays broken, whatever is closed or taken back after it', async () => {
	const due = new Date('2026-11-16T12:10:00Z')
	const promise = { answerPromise: 'ten-minutes', answerDueAt: due } as const
	await insert({ ...promise, status: 'contacted', answeredAt: new Date('2026-11-16T12:04:00Z') })
	await insert({ ...promise, status: 'lost', lostReason: 'no-answer' })
	await insert({ ...promise, status: 'lost', withdrawnAt: new Date('2026-11-16T12:11:00Z') })
	const read = (at: string) => readAnswerFigures(db, { doors, now: new Date(at) })
	expect(await read('2026-11-16T12:31:00Z')).toMatchObject({ waiting: 0, late: 0, kept: 1, promised: 3 })
	expect(await read('2026-11-16T12:09:00Z')).toMatchObject({ kept: 1, promised: 1 })
})

test('who takes a request back before its answer is due breaks no promise of ours', async () => {
	const promise = { answerPromise: 'ten-minutes', answerDueAt: new Date('2026-11-16T12:10:00Z') } as const
	const withdrawn = { ...promise, status: 'lost', withdrawnAt: new Date('2026-11-16T12:08:00Z') } as const
	await insert(withdrawn)
	await insert({ ...withdrawn, answeredAt: new Date('2026-11-16T12:04:00Z') })
	const at = new Date('2026-11-16T12:31:00Z')
	expect(await readAnswerFigures(db, { doors, now: at })).toMatchObject({ kept: 1, promised: 1 })
})

test('whose person is forgotten keeps no step and no words of it', async () => {
	const { id } = await insert({ status: 'contacted' })
	await planNextStep(db, { ...change, id, step: 'Ligar para Ana', at: later })
	await forgetLeads(db, eq(leads.id, id))
	expect(await stored(id)).toMatchObject({ nextStep: null, nextStepAt: null })
	const left = JSON.stringify([await db.select().from(leadEvents), await db.select().from(auditLog)])
	expect(left).not.toContain('Ligar')
	expect(await planNextStep(db, { ...change, id, step: 'x', at: later })).toEqual({ ok: false, reason: 'forgotten' })
})
