import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Config } from '#config/env.server.ts'
import { takeFolder } from '#db/embedded.server.ts'
import { FolderInUse, type FolderLock } from '#db/folder-lock.server.ts'
import { StartFault } from '#lib/start-fault.ts'
import { DATABASE } from './archive-format.ts'
import { backupOptions } from './backup-options.ts'
import { askForBackup } from './backup-socket.ts'
import { dumpPostgres } from './dump-postgres.ts'
import { type MadeBackup, makeBackup } from './make-backup.ts'
import type { ArchiveSummary, ArchiveTask } from './write-archive.ts'

/** Makes a backup by hand, and says in words where it cannot be written. */
export async function backUpNow(config: Config, now: Date): Promise<MadeBackup> {
	try {
		return await backUp(config, now)
	} catch (error) {
		if (!isOfFiles(error)) throw error
		const { folder } = backupOptions(config)
		throw new StartFault(`BACKUP_DIR: o backup não pôde ser gravado em ${folder} (${error.message}). Nada foi feito.`, {
			cause: error,
		})
	}
}

/**
 * Of a PostgreSQL it is made here, beside the servers that use it. A server that runs on the folder of an
 * embedded database is asked for it. Otherwise the files are packed as they lie: nothing is opened, so that a backup before a new
 * version is one of the old version's tables.
 */
async function backUp(config: Config, now: Date): Promise<MadeBackup> {
	const options = backupOptions(config)
	const { DATABASE_URL: url } = config
	if (url)
		return makeBackup({ ...options, asTables: true, nightly: false, now, write: dumping(url, config.AUTH_SECRET) })
	const { dataDir, passphrase } = options
	if (!existsSync(path.join(dataDir, DATABASE)))
		throw new StartFault(`DATA_DIR: na pasta ${dataDir} não há banco de dados. Nada foi feito.`)
	const lock = takeUnlessInUse(dataDir)
	if (lock instanceof FolderInUse) return askServer({ dataDir, passphrase, inUse: lock })
	try {
		return await makeBackup({ ...options, nightly: false, now })
	} finally {
		lock.release()
	}
}

function takeUnlessInUse(dataDir: string): FolderLock | FolderInUse {
	try {
		return takeFolder(dataDir)
	} catch (error) {
		if (error instanceof FolderInUse) return error
		throw error
	}
}

function dumping(url: string, secret: string | undefined): (task: ArchiveTask) => Promise<ArchiveSummary> {
	return async (task) => {
		try {
			return await dumpPostgres({ ...task, url, secret })
		} catch (error) {
			if (!isUnreachable(error)) throw error
			throw new StartFault('DATABASE_URL: o banco de dados não respondeu. Nada foi feito.', { cause: error })
		}
	}
}

/** An error of the file system names a path, one of the network an address. */
function isOfFiles(error: unknown): error is NodeJS.ErrnoException {
	return error instanceof Error && 'path' in error && 'code' in error
}

function isUnreachable(error: unknown): boolean {
	if (isOfFiles(error)) return false
	if (error instanceof AggregateError) return error.errors.every(isUnreachable)
	const { code = '', message = '' } = error as { code?: string; message?: string }
	return /^E[A-Z]+$/.test(code) || /timeout expired/.test(message)
}

type Ask = { dataDir: string; passphrase: string | undefined; inUse: FolderInUse }

async function askServer({ dataDir, passphrase, inUse }: Ask): Promise<MadeBackup> {
	const answer = await askForBackup(dataDir, passphrase)
	if (!answer)
		throw new StartFault(`${inUse.message} Ele não respondeu ao pedido de backup, ou parou antes de terminar.`)
	if (!answer.ok) throw new StartFault(`O servidor não conseguiu fazer o backup: ${answer.message}`)
	return answer.backup
}
