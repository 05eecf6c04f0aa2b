import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../client.server.ts'
import type { InTransaction } from './fingerprint.ts'
import type { Ask } from './list-tables.ts'

type Executes = { execute: (query: SQL) => PromiseLike<unknown> }

/** Statements as plain text, through the driver that is open. */
export function asking(db: Executes): Ask {
	return async (text, values = []) => (await db.execute(withValues(text, values))) as { rows: unknown[] }
}

export function inTransactionOf(db: Db): InTransaction {
	return (work) => db.transaction((tx) => work(asking(tx)))
}

function withValues(text: string, values: unknown[]): SQL {
	const [first = '', ...rest] = text.split(/\$\d+/)
	return rest.reduce((query, part, at) => sql`${query}${values[at]}${sql.raw(part)}`, sql.raw(first))
}
