import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { fromPglite } from 'pg-boss'
import { StartFault } from '#lib/start-fault.ts'
import type { Database } from './client.server.ts'
import { type FolderLock, lockFolder } from './folder-lock.server.ts'
import { migrationsFolder } from './migrations-folder.server.ts'
import * as schema from './schema.ts'

/** PostgreSQL inside this process, in a folder of its own. */
export async function openEmbedded({ dataDir }: { dataDir: string }): Promise<Database> {
	const lock = await takeFolder(dataDir)
	try {
		const folder = path.join(dataDir, 'database')
		if (!existsSync(folder)) await createCluster(folder)
		return await openCluster(folder, lock)
	} catch (error) {
		lock.release()
		throw error
	}
}

async function openCluster(folder: string, lock: FolderLock): Promise<Database> {
	const pglite = await openPglite(folder)
	const db = drizzle({ client: pglite, schema, casing: 'snake_case' })
	await migrate(db, { migrationsFolder })
	return {
		kind: 'embedded',
		db,
		async ping() {
			await pglite.query('select 1')
		},
		async listen(channel, onMessage) {
			await pglite.listen(channel, onMessage)
		},
		jobs: { db: fromPglite(pglite), backend: 'pglite' },
		dump: () => pglite.dumpDataDir('gzip'),
		async tidy() {
			await pglite.exec('vacuum analyze')
		},
		async close() {
			await pglite.close()
			lock.release()
		},
	}
}

/**
 * Making a new cluster takes seconds, and a process may be killed meanwhile. It is made under another
 * name and moved into place when whole, so that a half-made one is never opened.
 */
async function createCluster(folder: string): Promise<void> {
	const unfinished = `${folder}.unfinished`
	await rm(unfinished, { recursive: true, force: true })
	const pglite = await openPglite(unfinished)
	await pglite.close()
	await rename(unfinished, folder)
}

export function openPglite(folder: string): Promise<PGlite> {
	return PGlite.create(folder, { extensions: { unaccent, pg_trgm } })
}

/** Takes the data folder for this process, making it where there is none. */
export async function takeFolder(dataDir: string): Promise<FolderLock> {
	try {
		await mkdir(dataDir, { recursive: true })
		return lockFolder(dataDir)
	} catch (error) {
		if (error instanceof StartFault) throw error
		throw new StartFault(
			`DATA_DIR: não foi possível gravar na pasta ${dataDir}. Use uma pasta com permissão de gravação.`,
			{
				cause: error,
			},
		)
	}
}
