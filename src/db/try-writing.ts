import { sql } from 'drizzle-orm'
import type { Db } from './client.server.ts'

/** Fails where the database cannot write: a record of nothing is written to its log, and leaves no row behind. */
export async function tryWriting(db: Db): Promise<void> {
	await db.execute(sql`select pg_logical_emit_message(true, 'readiness', '')`)
}
