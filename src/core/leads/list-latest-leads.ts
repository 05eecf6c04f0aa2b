import { and, desc, eq, ne, type SQL } from 'drizzle-orm'
import type { Db } from '#db/client.server.ts'
import { type Lead, leads } from '#db/schema/leads.ts'
import { notForgotten } from './forget-leads.ts'

export type LatestLead = Pick<Lead, 'id' | 'number' | 'kind' | 'status' | 'product' | 'name' | 'createdAt'>

/** What to look at first: leads that nobody answered, then the others, newest first. */
export async function listLatestLeads(db: Db, { limit }: { limit: number }): Promise<LatestLead[]> {
	const [unanswered, others] = await Promise.all([
		newest(db, eq(leads.status, 'new'), limit),
		newest(db, ne(leads.status, 'new'), limit),
	])
	return [...unanswered, ...others].slice(0, limit)
}

function newest(db: Db, condition: SQL, limit: number): Promise<LatestLead[]> {
	const { id, number, kind, status, product, name, createdAt } = leads
	return db
		.select({ id, number, kind, status, product, name, createdAt })
		.from(leads)
		.where(and(condition, notForgotten))
		.orderBy(desc(createdAt), desc(number))
		.limit(limit)
}
