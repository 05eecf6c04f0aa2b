import { expect, test } from 'vitest'
import { leads } from '#db/schema/leads.ts'
import { testDb } from '#tests/db.ts'
import { countLeadsByStatus } from './count-leads-by-status.ts'
import { countLeadsPerDay } from './count-leads-per-day.ts'
import { countNewLeads } from './count-new-leads.ts'
import { countWaitingLeads } from './follow-up/list-open-leads.ts'
import { aLead } from './testing/a-lead.ts'

const db = testDb()
/** 22:30 of 10 March in Brasília. */
const now = new Date('2026-03-11T01:30:00Z')

test('leads are counted by the day in Brasília, and days without any are there', async () => {
	await db
		.insert(leads)
		.values([
			aLead({ createdAt: new Date('2026-03-08T02:59:59Z') }),
			aLead({ createdAt: new Date('2026-03-08T03:00:00Z') }),
			aLead({ createdAt: new Date('2026-03-11T00:10:00Z') }),
			aLead({ createdAt: new Date('2026-03-10T12:00:00Z') }),
		])
	expect(await countLeadsPerDay(db, { days: 3, now })).toEqual([
		{ day: '2026-03-08', leads: 1 },
		{ day: '2026-03-09', leads: 0 },
		{ day: '2026-03-10', leads: 2 },
	])
})

test('a month without leads is thirty zeros that end today', async () => {
	const days = await countLeadsPerDay(db, { days: 30, now })
	expect(days).toHaveLength(30)
	expect(days.at(-1)).toEqual({ day: '2026-03-10', leads: 0 })
	expect(days[0]).toEqual({ day: '2026-02-09', leads: 0 })
})

test('every state has its count, also the one nobody is in', async () => {
	await db.insert(leads).values([aLead(), aLead(), aLead({ status: 'won' })])
	expect(await countLeadsByStatus(db)).toEqual({ new: 2, contacted: 0, quoted: 0, won: 1, lost: 0 })
	expect(await countNewLeads(db)).toBe(2)
})

test('whose person is forgotten is new to nobody, and who wants to be told of a product waits for no answer', async () => {
	await db
		.insert(leads)
		.values([
			aLead(),
			aLead({ fingerprint: '', name: null, phone: null }),
			aLead({ kind: 'notify' }),
			aLead({ phone: null, reachableSince: null }),
			aLead({ status: 'contacted', answeredAt: now }),
		])
	expect(await countNewLeads(db)).toBe(3)
	expect(await countWaitingLeads(db)).toBe(1)
})
