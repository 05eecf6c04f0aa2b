import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Config } from '#config/env.server.ts'
import { takeFolder } from '#db/embedded.server.ts'
import { FolderInUse } from '#db/folder-lock.server.ts'
import { StartFault } from '#lib/start-fault.ts'
import { DATABASE } from './archive-format.ts'
import { askForBackup } from './backup-socket.ts'
import { type MadeBackup, makeBackup } from './make-backup.ts'
import { programVersion } from './program-version.ts'

/**
 * Makes a backup by hand. A server that runs on the folder is asked for it. Otherwise the files are packed as they lie:
 * nothing is opened, so that a backup before a new version is one of the old version's tables.
 */
export async function backUpNow(config: Config, now: Date): Promise<MadeBackup> {
	const { DATA_DIR: dataDir, BACKUP_PASSPHRASE: passphrase } = config
	if (!existsSync(path.join(dataDir, DATABASE)))
		throw new StartFault(`DATA_DIR: na pasta ${dataDir} não há banco de dados. Nada foi feito.`)
	const lock = await takeFolder(dataDir).catch((error: unknown) => {
		if (error instanceof FolderInUse) return error
		throw error
	})
	if (lock instanceof FolderInUse) return askServer({ dataDir, passphrase, inUse: lock })
	try {
		const mediaElsewhere = config.S3_BUCKET !== undefined
		return await makeBackup({ dataDir, passphrase, mediaElsewhere, nightly: false, version: programVersion(), now })
	} finally {
		lock.release()
	}
}

type Ask = { dataDir: string; passphrase: string | undefined; inUse: FolderInUse }

async function askServer({ dataDir, passphrase, inUse }: Ask): Promise<MadeBackup> {
	const answer = await askForBackup(dataDir, passphrase)
	if (!answer)
		throw new StartFault(`${inUse.message} Ele não respondeu ao pedido de backup, ou parou antes de terminar.`)
	if (!answer.ok) throw new StartFault(`O servidor não conseguiu fazer o backup: ${answer.message}`)
	return answer.backup
}
