import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { StartFault } from '#lib/start-fault.ts'
import type { Database } from './client.server.ts'
import { migrationsFolder } from './migrations-folder.server.ts'
import { listenOnPostgres } from './postgres-listener.server.ts'
import * as schema from './schema.ts'

type OpenPostgres = { url: string; onFault: (error: unknown) => void }

export async function openPostgres({ url, onFault }: OpenPostgres): Promise<Database> {
	await migrateAlone(url)
	const pool = new pg.Pool({
		connectionString: url,
		max: 10,
		connectionTimeoutMillis: 5_000,
		application_name: 'farol',
	})
	// Without a listener, a connection that dies while idle would end the process.
	pool.on('error', onFault)
	const listeners: { close(): Promise<void> }[] = []
	return {
		kind: 'postgres',
		db: drizzle({ client: pool, schema, casing: 'snake_case' }),
		async ping() {
			await pool.query('select 1')
		},
		async listen(channel, onMessage, onGap) {
			listeners.push(await listenOnPostgres({ url, channel, onMessage, onGap, onFault }))
		},
		jobs: { connectionString: url, max: 4, application_name: 'farol-jobs' },
		async close() {
			await Promise.all(listeners.map((listener) => listener.close()))
			await pool.end()
		},
	}
}

/** Instances that start together take turns: drizzle's migrator takes no lock of its own. */
async function migrateAlone(url: string): Promise<void> {
	const client = new pg.Client({
		connectionString: url,
		connectionTimeoutMillis: 5_000,
		application_name: 'farol-migrate',
	})
	try {
		await client.connect()
	} catch (error) {
		throw new StartFault(`DATABASE_URL: o banco de dados não respondeu (${reasonOf(error)}).`, { cause: error })
	}
	try {
		await client.query("select pg_advisory_lock(hashtext('farol migrations'))")
		await migrate(drizzle({ client, schema, casing: 'snake_case' }), { migrationsFolder })
	} finally {
		// Ending the session gives the lock back.
		await client.end()
	}
}

/** Says what went wrong without the address, which may hold a password. */
function reasonOf(error: unknown): string {
	if (error instanceof AggregateError) return reasonOf(error.errors[0])
	if (error instanceof Error && 'code' in error && typeof error.code === 'string') return error.code
	return error instanceof Error ? error.message : 'motivo desconhecido'
}
