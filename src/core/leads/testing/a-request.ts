import { randomUUID } from 'node:crypto'
import type { Db } from '#db/client.server.ts'
import { leads } from '#db/schema/leads.ts'
import { hashOfToken, requestToken } from '../request/request-token.ts'
import { aLead } from './a-lead.ts'

/** A stored quote without contact, and the secret that opens its page. */
export async function aRequest(db: Db, overrides: Partial<typeof leads.$inferInsert> = {}) {
	const id = randomUUID()
	const token = requestToken(id, (text) => `signed ${text}`)
	const values = { ...aLead({ phone: null, reachableSince: null, ...overrides }), id, tokenHash: hashOfToken(token) }
	const [lead] = await db.insert(leads).values(values).returning()
	return { lead: lead!, token }
}
