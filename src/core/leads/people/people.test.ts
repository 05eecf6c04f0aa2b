import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditLog } from '#db/schema/audit.ts'
import { leadEvents, leads } from '#db/schema/leads.ts'
import { testDb } from '#tests/db.ts'
import { phoneDigits } from '../phone-digits.ts'
import { aLead } from '../testing/a-lead.ts'
import { anAdmin } from '../testing/an-admin.ts'
import { groupPeople } from './group-people.ts'
import { joinLead, partLead } from './part-lead.ts'
import { findSamePerson } from './same-person.ts'

const db = testDb()
const now = new Date('2026-11-16T12:00:00Z')
const acting = { actor: anAdmin, now }

async function insert(...contacts: { phone?: string | null; email?: string | null }[]) {
	return db
		.insert(leads)
		.values(contacts.map(({ phone = null, email = null }) => aLead({ phone, email })))
		.returning()
}

const joined = async (id: string) =>
	(await findSamePerson(db, id)).joined.map(({ number }) => number).toSorted((a, b) => a - b)

/** The same person by three ways: by telephone, by both, by e-mail. */
const threeWays = [
	{ phone: '+55 (51) 99999-0000' },
	{ phone: '051 99999 0000', email: 'Ana@Exemplo.com.br' },
	{ email: 'ana@exemplo.com.br' },
]

test('the same person by three ways is one, over whoever shares a contact with her', async () => {
	const [a, b, c, stranger] = await insert(...threeWays, { phone: '51999990001', email: 'mariana@exemplo.com.br' })
	expect(await joined(a!.id)).toEqual([b!.number, c!.number])
	expect(await joined(c!.id)).toEqual([a!.number, b!.number])
	expect(await findSamePerson(db, stranger!.id)).toEqual({ joined: [], total: 0, parted: [] })
	const all = await db.select().from(leads).orderBy(leads.number)
	expect(
		groupPeople(all)
			.get(a!.id)!
			.map(({ number }) => number),
	).toEqual([a!.number, b!.number, c!.number])
	expect(groupPeople(all).get(stranger!.id)).toHaveLength(1)
})

test('what is no telephone joins nobody', async () => {
	const [a] = await insert({ phone: '1234' }, { phone: '1234' }, {})
	expect(await joined(a!.id)).toEqual([])
})

test('the key of a telephone is the one that it is looked for by', async () => {
	const phones = ['+55 51 99999-0000', '0055 51 3600-0100', '051 3600 0100', '(51) 3600-0100', '+351 912 345 678']
	const stored = await insert(...phones.map((phone) => ({ phone })))
	expect(stored.map(({ phoneKey }) => phoneKey)).toEqual(phones.map(phoneDigits))
})

test('another person behind the same telephone is parted, and joined again; nothing is deleted', async () => {
	const [his, hers, hersToo] = await insert(
		{ phone: '51999990000' },
		{ phone: '51999990000' },
		{ phone: '51999990000' },
	)
	expect(await partLead(db, { ...acting, id: his!.id })).toEqual({ ok: true })
	expect(await joined(his!.id)).toEqual([])
	expect(await joined(hers!.id)).toEqual([hersToo!.number])
	const { parted } = await findSamePerson(db, his!.id)
	expect(parted.map(({ number }) => number).toSorted((a, b) => a - b)).toEqual([hers!.number, hersToo!.number])
	const all = await db.select().from(leads).orderBy(leads.number)
	expect(groupPeople(all).get(his!.id)).toHaveLength(1)
	expect(groupPeople(all).get(hers!.id)).toHaveLength(2)

	expect(await joinLead(db, { ...acting, id: his!.id, to: hers!.id })).toEqual({ ok: true })
	expect(await joined(hers!.id)).toEqual([his!.number, hersToo!.number])
	expect(await db.$count(leads)).toBe(3)
	const kinds = await db.select({ kind: leadEvents.kind }).from(leadEvents).where(eq(leadEvents.leadId, his!.id))
	expect(kinds.map(({ kind }) => kind).toSorted()).toEqual(['joined', 'parted'])
	expect(await db.$count(auditLog)).toBe(2)
})

test('only those that share a contact can be joined', async () => {
	const [a, b] = await insert({ phone: '51999990000' }, { phone: '51999990001' })
	for (const to of [b!.id, a!.id, 'x'])
		expect(await joinLead(db, { ...acting, id: a!.id, to })).toEqual({ ok: false, reason: 'no-shared-contact' })
})
