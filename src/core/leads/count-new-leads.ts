import { and, eq } from 'drizzle-orm'
import type { Db } from '#db/client.server.ts'
import { leads } from '#db/schema/leads.ts'
import { notForgotten } from './forget-leads.ts'

/** Where the person is forgotten nothing is left to be taken up. */
export const isNew = and(eq(leads.status, 'new'), notForgotten)!

/** How many leads nobody has taken up yet. */
export function countNewLeads(db: Db): Promise<number> {
	return db.$count(leads, isNew)
}
