import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { auditLog } from '#db/schema/audit.ts'
import { leadEvents, leads } from '#db/schema/leads.ts'
import { outgoingMails } from '#db/schema/mails.ts'
import { users } from '#db/schema/users.ts'
import { testDb } from '#tests/db.ts'
import { readAnswerFigures } from '../follow-up/answer-figures.ts'
import { listOpenLeads } from '../follow-up/list-open-leads.ts'
import { anAdmin } from '../testing/an-admin.ts'
import { addTypedLead } from './add-typed-lead.ts'
import { typedLeadSchema } from './typed-lead-schema.ts'

const db = testDb()
const now = new Date('2026-11-16T12:00:00Z')
const ana = {
	via: 'phone',
	name: 'Ana Nunes',
	phone: '(51) 99999-0000',
	email: '',
	product: 'Seguro Auto',
	wants: 'Argo 2022',
} as const

async function add(submission: string = randomUUID()) {
	await db
		.insert(users)
		.values({ id: anAdmin.id, name: 'Rita', email: anAdmin.email, role: 'admin' })
		.onConflictDoNothing()
	return addTypedLead(db, { typed: ana, submission, actor: anAdmin, now })
}

test('a call becomes a lead of who typed it, which says so and claims no consent', async () => {
	const lead = await add()
	expect(lead).toMatchObject({
		kind: 'typed',
		typedVia: 'phone',
		status: 'contacted',
		ownerId: anAdmin.id,
		consentVersion: '',
		answerPromise: null,
		answeredAt: null,
		answers: { 'O que procura': 'Argo 2022' },
		phoneKey: '51999990000',
	})
	expect(await db.select().from(leadEvents)).toMatchObject([
		{ kind: 'typed-in', detail: 'telefonema', actorName: anAdmin.name },
	])
	expect(await db.select().from(auditLog)).toMatchObject([{ action: 'lead.typed' }])
	expect(await db.$count(outgoingMails)).toBe(0)
})

test('it asks for a next step, waits for no first answer and changes no figure of answering', async () => {
	await add()
	const open = await listOpenLeads(db, { now })
	expect([open.stepless.total, open.waiting.total]).toEqual([1, 0])
	await db.update(leads).set({ answeredAt: now })
	const doors = { openingHours: [], specialDays: [] } as unknown as Parameters<typeof readAnswerFigures>[1]['doors']
	expect(await readAnswerFigures(db, { doors, now })).toMatchObject({ waiting: 0, medianToday: undefined })
})

test('a second press is the same lead', async () => {
	const submission = randomUUID()
	expect((await add(submission)).id).toBe((await add(submission)).id)
	expect(await db.$count(leads)).toBe(1)
})

test.for([
	[{ ...ana, phone: '' }, 'phone'],
	[{ ...ana, name: ' ' }, 'name'],
	[{ ...ana, via: 'fax' }, 'via'],
	[{ ...ana, email: 'ana' }, 'email'],
	[{ ...ana, phone: 'liga lá' }, 'phone'],
] as const)('%j is refused for its %s', ([typed, field]) => {
	const parsed = typedLeadSchema.safeParse(typed)
	expect(parsed.error?.issues.map(({ path }) => path[0])).toEqual([field])
})
