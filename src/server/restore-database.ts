import { existsSync, openAsBlob } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { lockFolder } from '#db/folder-lock.server.ts'
import { StartFault } from '#lib/start-fault.ts'

type Restore = { backup: string; dataDir: string; now: Date }

/**
 * Puts a backup in the place of the embedded database. The one that stood there is moved aside, not
 * deleted. Refused while a server uses the folder.
 */
export async function restoreDatabase({ backup, dataDir, now }: Restore): Promise<{ keptAs: string | undefined }> {
	if (!existsSync(backup)) throw new StartFault(`O arquivo ${backup} não existe.`)
	const lock = lockFolder(dataDir)
	try {
		const folder = path.join(dataDir, 'database')
		const unfinished = `${folder}.unfinished`
		await rm(unfinished, { recursive: true, force: true })
		const restored = await PGlite.create(unfinished, { loadDataDir: await openAsBlob(backup) })
		await restored.close()

		const keptAs = existsSync(folder) ? `${folder}.before-${now.toISOString().replace(/[:.]/g, '-')}` : undefined
		if (keptAs) await rename(folder, keptAs)
		await rename(unfinished, folder)
		return { keptAs }
	} finally {
		lock.release()
	}
}
