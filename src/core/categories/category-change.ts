import { sql } from 'drizzle-orm'
import type { Db } from '#db/client.server.ts'

/** What every change to a category is asked with. */
export type CategoryChange = { by: { id: string; email: string } | null; now: Date; address?: string | undefined }

/** Changes of addresses and order wait for each other until their transaction ends: there are few, and they are quick. */
export async function lockCategories(tx: Db): Promise<void> {
	await tx.execute(sql`select pg_advisory_xact_lock(hashtext('farol categories'))`)
}
