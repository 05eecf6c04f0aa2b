import { sql } from 'drizzle-orm'
import type { Db } from '#db/client.server.ts'
import { type LeadStatus, leadStatuses, leads } from '#db/schema/leads.ts'
import { type LeadFilter, leadsMatching } from './lead-filter.ts'

/** How many leads stand in each state, zeros included. A state in the filter is not heeded. */
export async function countLeadsByStatus(db: Db, filter: LeadFilter = {}): Promise<Record<LeadStatus, number>> {
	const rows = await db
		.select({ status: leads.status, count: sql<number>`count(*)::int` })
		.from(leads)
		.where(leadsMatching({ ...filter, status: undefined }))
		.groupBy(leads.status)
	const found = new Map(rows.map(({ status, count }) => [status, count]))
	const counts = leadStatuses.map((status) => [status, found.get(status) ?? 0])
	return Object.fromEntries(counts) as Record<LeadStatus, number>
}
