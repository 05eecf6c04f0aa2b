import type { Config } from '#config/env.server.ts'
import type { Database } from '#db/client.server.ts'
import { openDatabase } from '#db/open-database.server.ts'
import type { Log } from '#lib/log.ts'
import { makePrivate } from './private-folder.ts'

/** The database that the configuration names, and the data folder closed to others. */
export async function openConfigured({ DATABASE_URL, DATA_DIR }: Config, log: Log): Promise<Database> {
	const database = await openDatabase({
		url: DATABASE_URL,
		dataDir: DATA_DIR,
		onFault: (error) => log.error({ err: error }, 'a database connection failed'),
		onSlow: (slow) => log.warn(slow, 'a query took long'),
	})
	// However an earlier version or an operator left it. What is made from here on is made private.
	makePrivate(DATA_DIR, log)
	return database
}
