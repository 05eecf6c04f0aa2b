import { expect, test } from 'vitest'
import { freshIdentity } from '#app/content/fresh-identity.server.ts'
import { listOpenLeads } from '#core/leads/follow-up/list-open-leads.ts'
import { aLead } from '#core/leads/testing/a-lead.ts'
import { leads } from '#db/schema/leads.ts'
import { testDb } from '#tests/db.ts'
import { workGroups } from './work-view.server.ts'

const db = testDb()
const now = new Date('2026-03-31T12:00:00Z')
const writing = { me: 'Ana', siteUrl: 'https://x.example', sign: (text: string) => text }

/** What is said of when a lead without a contact goes. */
async function goingOf(createdAt: string, updatedAt: string) {
	const nobody = { name: null, phone: null, reachableSince: null }
	await db.insert(leads).values(aLead({ ...nobody, createdAt: new Date(createdAt), updatedAt: new Date(updatedAt) }))
	const groups = workGroups(await listOpenLeads(db, { now }), { identity: freshIdentity, templates: [], writing, now })
	return groups[0]!.leads[0]!.below
}

test.for([
	['2026-03-02T12:00:00Z', '2026-03-02T12:00:00Z', 'apagado em 1 dia'],
	['2026-03-02T12:00:00Z', '2026-03-21T12:00:00Z', 'apagado em 20 dias'],
	['2026-02-01T12:00:00Z', '2026-03-01T12:00:00Z', 'apagado na próxima limpeza'],
] as const)('one without a contact of %s, last touched on %s, is %s', async ([createdAt, updatedAt, words]) => {
	expect(await goingOf(createdAt, updatedAt)).toBe(words)
})
