import { chmodSync, existsSync, mkdirSync } from 'node:fs'
import { access, constants, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { fromPglite } from 'pg-boss'
import { StartFault } from '#lib/start-fault.ts'
import type { Database } from './client.server.ts'
import { connectEmbedded, createEmbedded, type EmbeddedLimits } from './embedded/client.server.ts'
import { copyLive } from './embedded/copy-live.ts'
import { type FolderLock, lockFolder } from './folder-lock.server.ts'
import { migrationsFolder } from './migrations-folder.server.ts'
import * as schema from './schema.ts'
import type { OnSlow } from './slow-queries.ts'
import { tryWriting } from './try-writing.ts'

type Told = { onFault?: (error: unknown) => void; onSlow?: OnSlow; limits?: Partial<EmbeddedLimits> }
type OpenEmbedded = Told & { dataDir: string }

/** PostgreSQL inside this process, in a thread and a folder of its own. */
export async function openEmbedded({ dataDir, onFault = () => {}, ...given }: OpenEmbedded): Promise<Database> {
	const lock = takeFolder(dataDir)
	try {
		const folder = path.join(dataDir, 'database')
		if (!existsSync(folder)) await createCluster(folder)
		return await openCluster(folder, { lock, onFault, ...given })
	} catch (error) {
		lock.release()
		throw error
	}
}

type OpenCluster = Told & { lock: FolderLock; onFault: (error: unknown) => void }

async function openCluster(folder: string, { lock, ...given }: OpenCluster): Promise<Database> {
	const gaps = new Set<() => void>()
	const client = await connectEmbedded({
		folder,
		migrationsFolder,
		onGap: () => {
			for (const onGap of gaps) onGap()
		},
		...given,
	})
	// Drizzle and pg-boss use a part of PGlite's interface, and that is what the client answers.
	const pglite = client as unknown as PGlite
	const db = drizzle({ client: pglite, schema, casing: 'snake_case' })
	return {
		kind: 'embedded',
		db,
		async ping() {
			// Small writes go to files that are open already; the next larger one needs a new file.
			await access(folder, constants.W_OK)
			try {
				await tryWriting(db)
			} catch (error) {
				// A database that cannot write stays so until it is opened anew.
				void client.reopen(error)
				throw error
			}
		},
		async listen(channel, onMessage, onGap) {
			gaps.add(onGap)
			await client.listen(channel, onMessage)
		},
		load: client.load,
		jobs: { db: fromPglite(pglite), backend: 'pglite' },
		copyLive: (copy) => copyLive(client, copy),
		async tidy() {
			await client.execUnlimited('vacuum analyze')
		},
		async close() {
			await client.close()
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
	await createEmbedded(unfinished)
	await rename(unfinished, folder)
}

/**
 * Takes the data folder for this process, making it where there is none. At once, so that the database's thread has begun
 * when a program that starts turns to reading the rest of itself.
 */
export function takeFolder(dataDir: string): FolderLock {
	try {
		mkdirSync(dataDir, { recursive: true })
		// Before anything is opened in it: what lies below may still be open to all, but nobody gets there.
		closeFolder(dataDir)
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

/** Where it belongs to somebody else, it stays as it is; who starts is told of it later. */
function closeFolder(folder: string): void {
	try {
		chmodSync(folder, 0o700)
	} catch {}
}
