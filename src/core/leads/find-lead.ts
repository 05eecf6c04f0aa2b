import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/client.server.ts'
import { type Lead, type LeadEvent, type LeadFile, leadEvents, leads } from '#db/schema/leads.ts'
import { isId } from '#lib/is-id.ts'
import { isForgotten } from './forget-leads.ts'
import { type LeadFilter, leadsMatching } from './lead-filter.ts'
import { findSamePerson, type SamePerson } from './people/same-person.ts'
import { filesOf } from './request/find-request.ts'

export type LeadDetail = {
	lead: Lead
	/** Its person was taken out: by their wish, or because the time was over. */
	forgotten: boolean
	/** Oldest first. */
	events: LeadEvent[]
	/** What the visitor sent along, without what is in it. */
	files: LeadFile[]
	/** The lead above and the one below in the list it was opened from. */
	newer: Pick<Lead, 'id' | 'number'> | undefined
	older: Pick<Lead, 'id' | 'number'> | undefined
	/** Her other requests. */
	samePerson: SamePerson
}

/** A lead by itself; nothing where it is not there. */
export async function findLeadRow(db: Db, id: string): Promise<Lead | undefined> {
	if (!isId(id)) return undefined
	const [lead] = await db.select().from(leads).where(eq(leads.id, id))
	return lead
}

/** A lead with all that is known around it. */
export async function findLead(
	db: Db,
	{ id, filter = {} }: { id: string; filter?: LeadFilter },
): Promise<LeadDetail | undefined> {
	const lead = await findLeadRow(db, id)
	if (!lead) return undefined

	const events = await db
		.select()
		.from(leadEvents)
		.where(eq(leadEvents.leadId, id))
		.orderBy(asc(leadEvents.at), asc(leadEvents.id))
	const neighbour = async (side: SQL, order: SQL[]) => {
		const found = await db
			.select({ id: leads.id, number: leads.number })
			.from(leads)
			.where(and(leadsMatching(filter), side))
			.orderBy(...order)
			.limit(1)
		return found[0]
	}
	return {
		lead,
		forgotten: isForgotten(lead),
		events,
		files: await filesOf(db, id),
		newer: await neighbour(after(id), [asc(leads.createdAt), asc(leads.number)]),
		older: await neighbour(before(id), [desc(leads.createdAt), desc(leads.number)]),
		samePerson: await findSamePerson(db, id),
	}
}

/** Below a lead in a list that shows the newest first. Compared in the database, whose clock is finer than ours. */
export function before(id: string): SQL {
	return sql`(${leads.createdAt}, ${leads.number}) < ${placeOf(id)}`
}

function after(id: string): SQL {
	return sql`(${leads.createdAt}, ${leads.number}) > ${placeOf(id)}`
}

function placeOf(id: string): SQL {
	return sql`(select l.created_at, l.number from leads l where l.id = ${id})`
}
