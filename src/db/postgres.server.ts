import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { StartFault } from '#lib/start-fault.ts'
import type { Database } from './client.server.ts'
import { compareMigrations, NewerDatabase } from './compare-migrations.ts'
import { GuardedPool } from './guarded-pool.server.ts'
import { migrationsFolder } from './migrations-folder.server.ts'
import { listenOnPostgres } from './postgres-listener.server.ts'
import * as schema from './schema.ts'
import { type OnSlow, watchClient } from './slow-queries.ts'
import { tryWriting } from './try-writing.ts'
import { watchPostgres } from './watch-postgres.server.ts'

const MOST_WAITING = 500
/** For a connection to be free, or to be opened. */
const WAIT_MS = 10_000

/** What the server itself ends: a statement that takes too long, a transaction that somebody forgot. */
const timeLimits = { statement_timeout: 30_000, idle_in_transaction_session_timeout: 60_000 }

/** By it the system notices a connection that the network swallowed, while the server answers on others. */
const keepAlive = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 }

type OpenPostgres = {
	url: string
	onFault: (error: unknown) => void
	onSlow?: OnSlow
	/** How long a session that migrates may do nothing. */
	migrateIdleMs?: number
}

export async function openPostgres({
	url,
	onFault,
	onSlow = () => {},
	migrateIdleMs = 60_000,
}: OpenPostgres): Promise<Database> {
	await migrateAlone(url, migrateIdleMs)
	const openPool = (own: { application_name: string; max: number }) => {
		const opened = new GuardedPool({
			connectionString: url,
			mostWaiting: MOST_WAITING,
			connectionTimeoutMillis: WAIT_MS,
			...timeLimits,
			...keepAlive,
			...own,
		})
		// Without a listener, a connection that dies while idle would end the process.
		return opened.on('error', onFault)
	}
	const pool = openPool({ application_name: 'farol', max: 10 })
	pool.on('connect', (client) => watchClient(client as { query: (...args: unknown[]) => unknown }, onSlow))
	// Pages and jobs do not wait behind one another.
	const queue = openPool({ application_name: 'farol-jobs', max: 4 })
	const pools = [pool, queue]
	const watch = watchPostgres({
		url,
		onLost(error) {
			onFault(error)
			for (const one of pools) one.suspend()
		},
		onBack() {
			for (const one of pools) one.resume()
		},
		onStale() {
			for (const one of pools) one.cut()
		},
	})
	const listeners: { close(): Promise<void> }[] = []
	const db = drizzle({ client: pool, schema, casing: 'snake_case' })
	return {
		kind: 'postgres',
		db,
		ping: () => tryWriting(db),
		async listen(channel, onMessage, onGap) {
			listeners.push(await listenOnPostgres({ url, channel, onMessage, onGap, onFault }))
		},
		load: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
		jobs: { db: { executeSql: (text, values) => queue.query(text, values) } },
		async close() {
			watch.close()
			await Promise.all(listeners.map((listener) => listener.close()))
			await Promise.all(pools.map((one) => one.end()))
		},
	}
}

/**
 * Instances that start together take turns: drizzle's migrator takes no lock of its own. However long another one's migration is,
 * it is waited for; but one whose machine is gone does nothing, and the server soon ends its session, which frees the lock.
 */
async function migrateAlone(url: string, idleMs: number): Promise<void> {
	const client = new pg.Client({
		connectionString: url,
		connectionTimeoutMillis: 5_000,
		application_name: 'farol-migrate',
		idle_in_transaction_session_timeout: idleMs,
		...keepAlive,
	})
	// What is under way is refused then; without a listener, the process would end.
	client.on('error', () => {})
	try {
		await client.connect()
	} catch (error) {
		throw new StartFault(`DATABASE_URL: o banco de dados não respondeu (${reasonOf(error)}).`, { cause: error })
	}
	try {
		await client.query(`set idle_session_timeout = ${idleMs}`)
		await client.query("select pg_advisory_lock(hashtext('farol migrations'))")
		const state = await compareMigrations((text) => client.query(text), migrationsFolder)
		if (state === 'newer') throw new NewerDatabase('DATABASE_URL')
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
