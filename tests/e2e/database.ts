import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Db } from '#db/client.server.ts'
import * as schema from '#db/schema.ts'

/** Rows as the database gives them; most of what tests read are texts. */
export type Sql = <Row = Record<string, string>>(text: string, values?: unknown[]) => Promise<Row[]>

export type OpenDatabase = { db: Db; sql: Sql; close: () => Promise<void> }

/** The server's own database, to change what it shows behind its back. */
export async function openDatabase(url: string): Promise<OpenDatabase> {
	const client = new pg.Client({ connectionString: url })
	await client.connect()
	return {
		db: drizzle({ client, schema, casing: 'snake_case' }),
		sql: async (text, values) => (await client.query(text, values)).rows,
		close: () => client.end(),
	}
}
