import { eq } from 'drizzle-orm'
import type { Db } from '#db/client.server.ts'
import { leads } from '#db/schema/leads.ts'

/** How many leads nobody has answered yet. */
export function countNewLeads(db: Db): Promise<number> {
	return db.$count(leads, eq(leads.status, 'new'))
}
