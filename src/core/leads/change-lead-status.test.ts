import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditLog } from '#db/schema/audit.ts'
import { leadEvents, leads } from '#db/schema/leads.ts'
import { testDb } from '#tests/db.ts'
import { changeLeadStatus } from './change-lead-status.ts'
import { aLead } from './testing/a-lead.ts'
import { anAdmin } from './testing/an-admin.ts'

const db = testDb()
const now = new Date('2026-03-10T12:00:00Z')

async function storedLead() {
	const [lead] = await db
		.insert(leads)
		.values(aLead({ updatedAt: new Date('2026-01-01') }))
		.returning()
	return lead!
}

test('a change moves the lead, its last contact, its history and the log', async () => {
	const { id } = await storedLead()
	const result = await changeLeadStatus(db, { id, seen: 'new', to: 'quoted', actor: anAdmin, now })
	expect(result).toEqual({ ok: true, number: 1001, status: 'quoted' })
	expect((await db.select().from(leads))[0]).toMatchObject({ status: 'quoted', updatedAt: now })
	expect(await db.select().from(leadEvents)).toMatchObject([
		{ kind: 'status', fromStatus: 'new', toStatus: 'quoted', actorId: 'admin-1', actorName: 'Rita', at: now },
	])
	expect(await db.select().from(auditLog)).toMatchObject([
		{
			action: 'lead.status-changed',
			actorEmail: 'rita@exemplo.com.br',
			subjectId: id,
			subjectLabel: '#1001',
			details: { from: 'new', to: 'quoted' },
			address: '10.0.0.1',
		},
	])
})

test('who saw an older state is told the present one and who set it, and changes nothing', async () => {
	const { id } = await storedLead()
	await changeLeadStatus(db, { id, seen: 'new', to: 'contacted', actor: anAdmin, now })
	const late = await changeLeadStatus(db, { id, seen: 'new', to: 'won', actor: { ...anAdmin, name: 'Beto' }, now })
	expect(late).toEqual({ ok: false, reason: 'changed-meanwhile', number: 1001, status: 'contacted', by: 'Rita' })
	expect((await db.select().from(leads))[0]!.status).toBe('contacted')
	expect(await db.$count(leadEvents)).toBe(1)
	expect(await db.$count(auditLog)).toBe(1)
})

test('of many at once exactly one wins', async () => {
	const { id } = await storedLead()
	const targets = ['contacted', 'quoted', 'won', 'lost'] as const
	const results = await Promise.all(
		targets.map((to) => changeLeadStatus(db, { id, seen: 'new', to, actor: anAdmin, now })),
	)
	expect(results.filter(({ ok }) => ok)).toHaveLength(1)
	expect(await db.$count(leadEvents)).toBe(1)
	const [event] = await db.select().from(leadEvents)
	expect(await db.$count(leads, eq(leads.status, event!.toStatus!))).toBe(1)
})

test('the same state again is no event', async () => {
	const { id } = await storedLead()
	expect(await changeLeadStatus(db, { id, seen: 'new', to: 'new', actor: anAdmin, now })).toMatchObject({ ok: true })
	expect(await db.$count(leadEvents)).toBe(0)
	expect(await db.$count(auditLog)).toBe(0)
})

test('a lead that is not there is not found', async () => {
	const change = { seen: 'new', to: 'won', actor: anAdmin, now } as const
	const missing = { ok: false, reason: 'not-found' }
	expect(await changeLeadStatus(db, { ...change, id: 'x' })).toEqual(missing)
	expect(await changeLeadStatus(db, { ...change, id: '00000000-0000-0000-0000-000000000000' })).toEqual(missing)
})
