import { asc, isNotNull } from 'drizzle-orm'
import type { Db } from '#db/client.server.ts'
import { leads } from '#db/schema/leads.ts'

/** The products that somebody has asked about, to filter by. */
export async function listLeadProducts(db: Db): Promise<string[]> {
	const rows = await db
		.selectDistinct({ product: leads.product })
		.from(leads)
		.where(isNotNull(leads.product))
		.orderBy(asc(leads.product))
	return rows.map(({ product }) => product!)
}
