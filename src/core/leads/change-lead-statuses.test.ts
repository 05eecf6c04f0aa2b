import { expect, test } from 'vitest'
import { leadEvents, leads } from '#db/schema/leads.ts'
import { testDb } from '#tests/db.ts'
import { changeLeadStatuses } from './change-lead-statuses.ts'
import { aLead } from './testing/a-lead.ts'
import { anAdmin } from './testing/an-admin.ts'

const db = testDb()
const change = { actor: anAdmin, now: new Date('2026-03-10T12:00:00Z') }

test('several are moved, each with its history, and one that somebody else moved holds up no other', async () => {
	const made = await db
		.insert(leads)
		.values([aLead(), aLead({ status: 'quoted' }), aLead({ status: 'won' })])
		.returning()
	const [fresh, quoted, won] = made.map(({ id }) => id)
	const result = await changeLeadStatuses(db, {
		...change,
		moves: [
			{ id: fresh!, seen: 'new', to: 'won' },
			{ id: quoted!, seen: 'new', to: 'won' },
			{ id: won!, seen: 'won', to: 'won' },
			{ id: 'no-such-lead', seen: 'new', to: 'won' },
		],
	})
	expect(result).toEqual({ moved: [{ id: fresh, seen: 'new', to: 'won' }], unchanged: 1, refused: 2 })
	expect(await db.select().from(leadEvents)).toMatchObject([{ leadId: fresh, fromStatus: 'new', toStatus: 'won' }])

	const back = result.moved.map(({ id, seen, to }) => ({ id, seen: to, to: seen }))
	expect((await changeLeadStatuses(db, { ...change, moves: back })).moved).toHaveLength(1)
	expect((await db.select().from(leads)).map(({ status }) => status).toSorted()).toEqual(['new', 'quoted', 'won'])
})
