import { sql } from 'drizzle-orm'
import { expect, vi } from 'vitest'
import type { Db } from '#db/client.server.ts'

/**
 * Resolves when somebody waits for what a transaction holds. The embedded database has one transaction at a time, so there the
 * other begins after it and nobody is waited for.
 */
export async function waitsForALock(db: Db): Promise<void> {
	if (process.env['TEST_DATABASE'] !== 'postgres') return
	const look = async () => {
		const { rows } = (await db.execute(
			sql`select from pg_locks join pg_database on pg_database.oid = database where datname = current_database() and not granted
				union all select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
		)) as { rows: unknown[] }
		expect(rows).not.toHaveLength(0)
	}
	await vi.waitFor(look, { timeout: 180_000, interval: 10 })
}
