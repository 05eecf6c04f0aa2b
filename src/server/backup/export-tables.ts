import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { connectEmbedded } from '#db/embedded/client.server.ts'
import { migrationsFolder } from '#db/migrations-folder.server.ts'
import { fingerprintAll } from '#db/tables/fingerprint.ts'
import { listTables } from '#db/tables/list-tables.ts'
import { newestMigration } from '#db/tables/newest-migration.ts'
import { readSequences, readTables } from '#db/tables/read-tables.ts'
import { DATABASE, TABLES } from './archive-format.ts'
import { type Contents, makeContents } from './contents.ts'
import { inTransactionOfEmbedded } from './fill-database.ts'

/** Turns the embedded database of an unpacked archive into tables, row by row: the way from it to a PostgreSQL. */
export async function exportTables(unpacked: string): Promise<Contents> {
	const folder = path.join(unpacked, DATABASE)
	const client = await connectEmbedded({ folder, migrationsFolder, onFault: () => {}, onGap: () => {} })
	const inTransaction = inTransactionOfEmbedded(client)
	try {
		const fingerprints = await fingerprintAll(inTransaction)
		await rm(path.join(unpacked, TABLES), { recursive: true, force: true })
		return await inTransaction(async (ask) => {
			const tables = await listTables(ask)
			for await (const { table, number, text } of readTables(ask, tables)) {
				const place = path.join(unpacked, TABLES, table)
				await mkdir(place, { recursive: true, mode: 0o700 })
				await writeFile(path.join(place, `${String(number).padStart(6, '0')}.json`), text, { mode: 0o600 })
			}
			const known = { migrations: await newestMigration(ask), tables, sequences: await readSequences(ask) }
			return makeContents({ ...known, before: fingerprints, after: fingerprints })
		})
	} finally {
		await client.close()
	}
}
