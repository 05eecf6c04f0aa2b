import pg from 'pg'
import { fingerprintAll } from '#db/tables/fingerprint.ts'
import { type Ask, listTables } from '#db/tables/list-tables.ts'
import { newestMigration } from '#db/tables/newest-migration.ts'
import { readSequences, readTables } from '#db/tables/read-tables.ts'
import { CONTENTS, MEDIA, SECRET, TABLES } from './archive-format.ts'
import { makeContents } from './contents.ts'
import { isForeign } from './packer.ts'
import { type ArchiveSummary, type ArchiveTask, packArchive } from './write-archive.ts'

export type PostgresTask = ArchiveTask & { url: string; secret: string | undefined }

/**
 * Writes an archive of a PostgreSQL in use: one transaction that sees the database as it was when it began, however long it takes,
 * and holds nobody up.
 */
export async function dumpPostgres(task: PostgresTask): Promise<ArchiveSummary> {
	const client = new pg.Client({
		connectionString: task.url,
		connectionTimeoutMillis: 10_000,
		application_name: 'farol-backup',
		statement_timeout: 0,
		idle_in_transaction_session_timeout: 0,
	})
	client.on('error', () => {})
	await client.connect()
	try {
		await client.query('begin isolation level repeatable read, read only')
		const ask: Ask = (text, values) => client.query(text, values)
		return await packArchive(task, async function* content(packer) {
			const tables = await listTables(ask)
			const fingerprints = await fingerprintAll((work) => work(ask))
			for await (const { table, number, text } of readTables(ask, tables))
				yield* packer.text(`${TABLES}/${table}/${String(number).padStart(6, '0')}.json`, text)
			if (task.withMedia) yield* packer.folder(MEDIA, isForeign)
			const known = { migrations: await newestMigration(ask), tables, sequences: await readSequences(ask) }
			const contents = makeContents({ ...known, before: fingerprints, after: fingerprints })
			yield* packer.text(CONTENTS, JSON.stringify(contents))
			if (task.passphrase && task.secret) yield* packer.text(SECRET, task.secret)
		})
	} finally {
		await client.end().catch(() => {})
	}
}
