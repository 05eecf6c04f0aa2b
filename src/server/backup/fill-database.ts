import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { connectEmbedded, createEmbedded, type EmbeddedClient } from '#db/embedded/client.server.ts'
import { migrationsUntil } from '#db/migrations-until.server.ts'
import { fingerprintAll, type InTransaction } from '#db/tables/fingerprint.ts'
import { fillingOf, type Part, writeTables } from '#db/tables/write-tables.ts'
import { StartFault } from '#lib/start-fault.ts'
import { TABLES } from './archive-format.ts'
import { type Contents, differencesOf } from './contents.ts'

export type Fill = {
	/** Where the archive was unpacked. */
	unpacked: string
	contents: Contents
	id: string
	onProgress: (done: { table: string; rows: number; of: number }) => void
}

/** Makes an embedded database in a folder out of an archive's tables. */
export async function fillEmbedded(folder: string, fill: Fill): Promise<void> {
	const migrationsFolder = await migrationsUntil(fill.contents.migrations, path.join(fill.unpacked, 'migrations'))
	await createEmbedded(folder)
	const client = await connectEmbedded({ folder, migrationsFolder, onFault: () => {}, onGap: () => {} })
	try {
		await fillWith(inTransactionOfEmbedded(client), fill)
	} finally {
		await client.close()
	}
}

export function inTransactionOfEmbedded(client: EmbeddedClient): InTransaction {
	return (work) => client.transaction(({ query }) => work((text, values) => query(text, values)))
}

/** Fills a PostgreSQL, which has to be empty, or one whose filling with this very archive broke off. */
export async function fillPostgres(url: string, fill: Fill): Promise<void> {
	const client = new pg.Client({
		connectionString: url,
		connectionTimeoutMillis: 10_000,
		application_name: 'farol-restore',
	})
	client.on('error', () => {})
	await client.connect().catch((error: unknown) => {
		throw new StartFault('DATABASE_URL: o banco de dados não respondeu. Nada foi mudado.', { cause: error })
	})
	const inTransaction = inTransactionOfClient(client)
	try {
		await refuseUnlessEmpty(inTransaction, fill.id)
		const migrationsFolder = await migrationsUntil(fill.contents.migrations, path.join(fill.unpacked, 'migrations'))
		await migrate(drizzle({ client }), { migrationsFolder })
		await fillWith(inTransaction, fill)
		await client.query('analyze')
	} finally {
		await client.end().catch(() => {})
	}
}

function inTransactionOfClient(client: pg.Client): InTransaction {
	return async (work) => {
		await client.query('begin')
		try {
			const result = await work((text, values) => client.query(text, values))
			await client.query('commit')
			return result
		} catch (error) {
			await client.query('rollback').catch(() => {})
			throw error
		}
	}
}

async function refuseUnlessEmpty(inTransaction: InTransaction, id: string): Promise<void> {
	const begun = await fillingOf(inTransaction)
	if (begun === id) return
	const { rows } = await inTransaction((ask) =>
		ask(`select count(*)::int as tables from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`),
	)
	if (begun === undefined && (rows[0] as { tables: number }).tables === 0) return
	throw new StartFault(
		begun === undefined
			? 'DATABASE_URL: o banco de dados não está vazio, e nada é escrito por cima do que há nele. Crie um banco novo e aponte DATABASE_URL para ele. Nada foi mudado.'
			: 'DATABASE_URL: a restauração de outro backup parou no meio neste banco. Termine aquela, ou crie um banco novo. Nada foi mudado.',
	)
}

async function fillWith(inTransaction: InTransaction, { unpacked, contents, id, onProgress }: Fill): Promise<void> {
	const of = contents.tables.reduce((sum, { rows }) => sum + rows, 0)
	let rows = 0
	await writeTables({
		inTransaction,
		id,
		parts: partsIn(unpacked, contents),
		sequences: contents.sequences,
		onPart({ table, text }) {
			rows += (JSON.parse(text) as unknown[]).length
			onProgress({ table, rows, of })
		},
	})
	const different = differencesOf(contents, await fingerprintAll(inTransaction, contents.bytesAs))
	if (different.length > 0)
		throw new StartFault(`Estas tabelas não voltaram como estavam no backup: ${different.join(', ')}.`)
}

async function* partsIn(unpacked: string, { tables }: Contents): AsyncGenerator<Part> {
	for (const { name: table, columns } of tables) {
		const folder = path.join(unpacked, TABLES, table)
		const files: string[] = await readdir(folder).catch(() => [])
		for (const file of files.sort())
			yield { table, number: Number.parseInt(file, 10), columns, text: await readFile(path.join(folder, file), 'utf8') }
	}
}
