import { and, desc, eq, isNotNull, ne, not, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/client.server.ts'
import { leads } from '#db/schema/leads.ts'
import { type LeadRow, rowColumns } from '../list-leads.ts'

/** Enough to see that somebody has asked before. */
const MOST_SHOWN = 20

export type SamePerson = {
	/** Her other requests, newest first, and how many there are. */
	joined: LeadRow[]
	total: number
	/** The same telephone or e-mail, but somebody said that it is another person. */
	parted: LeadRow[]
}

/**
 * The requests of one person: those that share a telephone or an e-mail with this one, or with one that does, however they were
 * written. Requests that were parted share nothing.
 */
export async function findSamePerson(db: Db, id: string): Promise<SamePerson> {
	const others = and(inPerson(id), ne(leads.id, id))!
	return {
		joined: await rows(db, others),
		total: await db.$count(leads, others),
		parted: await rows(db, and(touching(id), not(inPerson(id)))!),
	}
}

function inPerson(id: string): SQL {
	return sql`${leads.id} in (
		with recursive person as (
			select l.id, l.phone_key, l.email_key, l.person_part from leads l where l.id = ${id}
			union
			select l.id, l.phone_key, l.email_key, l.person_part
			from leads l
			join person p on (l.phone_key = p.phone_key or l.email_key = p.email_key)
				and l.person_part is not distinct from p.person_part
		)
		select id from person
	)`
}

function rows(db: Db, which: SQL): Promise<LeadRow[]> {
	return db
		.select(rowColumns)
		.from(leads)
		.where(which)
		.orderBy(desc(leads.createdAt), desc(leads.number))
		.limit(MOST_SHOWN)
}

/** With the same telephone or e-mail as this one, whoever they are. */
export function touching(id: string): SQL {
	const own = (column: 'phone_key' | 'email_key') => sql`(select l.${sql.raw(column)} from leads l where l.id = ${id})`
	return and(
		or(
			and(isNotNull(leads.phoneKey), eq(leads.phoneKey, own('phone_key'))),
			and(isNotNull(leads.emailKey), eq(leads.emailKey, own('email_key'))),
		),
		ne(leads.id, id),
	)!
}
