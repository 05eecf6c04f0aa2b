import { expect, test } from 'vitest'
import { leads } from '#db/schema/leads.ts'
import { testDb } from '#tests/db.ts'
import { listLatestLeads } from './list-latest-leads.ts'
import { aLead } from './testing/a-lead.ts'

const db = testDb()
const day = (date: number) => new Date(`2026-03-${String(date).padStart(2, '0')}T12:00:00Z`)

test('unanswered leads stand before newer ones that somebody already took', async () => {
	await db
		.insert(leads)
		.values([
			aLead({ name: 'Em contato', status: 'contacted', createdAt: day(9) }),
			aLead({ name: 'Nova velha', createdAt: day(1) }),
			aLead({ name: 'Nova', createdAt: day(5) }),
			aLead({ name: 'Ganha', status: 'won', createdAt: day(2) }),
		])
	const found = await listLatestLeads(db, { limit: 3 })
	expect(found.map(({ name }) => name)).toEqual(['Nova', 'Nova velha', 'Em contato'])
})

test('whose person is forgotten is nothing to look at', async () => {
	await db
		.insert(leads)
		.values([
			aLead({ name: null, phone: null, fingerprint: '', createdAt: day(9) }),
			aLead({ name: null, phone: null, fingerprint: '', status: 'won', createdAt: day(8) }),
			aLead({ name: 'Ana', createdAt: day(1) }),
		])
	const found = await listLatestLeads(db, { limit: 3 })
	expect(found.map(({ name }) => name)).toEqual(['Ana'])
})
