import { sql } from 'drizzle-orm'
import type { Db } from '#db/client.server.ts'
import type { Lead } from '#db/schema/leads.ts'
import { rdConversions } from '#db/schema/rd-station.ts'
import { isConversion } from './conversion.ts'

type Queued = { lead: Pick<Lead, 'id' | 'kind' | 'answers' | 'email'>; now: Date }

/**
 * Writes down that RD Station is to be told of a lead, in the transaction of the lead itself. It knows people by their e-mail: a lead
 * without one is not sent, and the log says so until somebody leaves one.
 */
export async function queueConversion(tx: Db, { lead, now }: Queued): Promise<void> {
	if (!isConversion(lead)) return
	const unsent = lead.email ? {} : { endedAt: now, fault: 'no-email' }
	await tx.insert(rdConversions).values({ leadId: lead.id, dueAt: now, createdAt: now, ...unsent })
	if (lead.email) await tx.execute(sql`select pg_notify('rd_conversion_queued', '')`)
}
