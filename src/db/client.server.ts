import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { ConstructorOptions } from 'pg-boss'
import type { CopyLive } from './embedded/copy-live.ts'
import type * as schema from './schema.ts'

/** One type for both drivers: the same queries run on the embedded database and on PostgreSQL. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>

export type Database = {
	kind: 'embedded' | 'postgres'
	db: Db
	/** Fails when the database does not answer or cannot write. */
	ping: () => Promise<void>
	/** Calls back for every NOTIFY on the channel, and `onGap` when some may have been missed. */
	listen: (channel: string, onMessage: (payload: string) => void, onGap: () => void) => Promise<void>
	/** How the job queue reaches the same database. */
	jobs: ConstructorOptions
	/** For copying the database's files while it is in use. A PostgreSQL is read row by row. */
	copyLive?: CopyLive
	/** Frees what deleted rows leave and counts anew what is there. PostgreSQL does that by itself. */
	tidy?: () => Promise<void>
	/** How many connections are open or idle, and how many queries wait for one. */
	load: () => Record<string, number>
	close: () => Promise<void>
}
