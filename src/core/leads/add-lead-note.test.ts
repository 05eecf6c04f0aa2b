import { expect, test } from 'vitest'
import { leadEvents, leads } from '#db/schema/leads.ts'
import { testDb } from '#tests/db.ts'
import { addLeadNote } from './add-lead-note.ts'
import { aLead } from './testing/a-lead.ts'
import { anAdmin } from './testing/an-admin.ts'

const db = testDb()
const now = new Date('2026-03-10T12:00:00Z')

async function storedLead(overrides = {}) {
	const [lead] = await db.insert(leads).values(aLead(overrides)).returning()
	return lead!.id
}

test('a note keeps its lines and its writer, and counts as a contact', async () => {
	const id = await storedLead({ updatedAt: new Date('2026-01-01') })
	expect(await addLeadNote(db, { id, note: ' Ligar\r\namanhã \n', actor: anAdmin, now })).toEqual({ ok: true })
	expect(await db.select().from(leadEvents)).toMatchObject([
		{ leadId: id, kind: 'note', note: 'Ligar\namanhã', actorName: 'Rita', at: now },
	])
	expect((await db.select().from(leads))[0]!.updatedAt).toEqual(now)
})

test.for([
	[' \n ', 'empty'],
	['x'.repeat(2001), 'too-long'],
] as const)('a note that is %j… is refused as %s', async ([note, reason]) => {
	const id = await storedLead()
	expect(await addLeadNote(db, { id, note, actor: anAdmin, now })).toEqual({ ok: false, reason })
	expect(await db.$count(leadEvents)).toBe(0)
})

test('a lead whose person was forgotten takes no notes: nothing would ever erase them', async () => {
	const id = await storedLead({ fingerprint: '' })
	expect(await addLeadNote(db, { id, note: 'Ana', actor: anAdmin, now })).toEqual({ ok: false, reason: 'forgotten' })
	expect(await db.$count(leadEvents)).toBe(0)
})

test('a lead that is not there is not found', async () => {
	const id = '00000000-0000-0000-0000-000000000000'
	expect(await addLeadNote(db, { id, note: 'x', actor: anAdmin, now })).toEqual({ ok: false, reason: 'not-found' })
})
