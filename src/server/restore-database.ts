import { existsSync } from 'node:fs'
import { readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { PGlite } from '@electric-sql/pglite'
import { PrivateFiles } from '#db/embedded/private-files.ts'
import { takeFolder } from '#db/embedded.server.ts'
import { StartFault } from '#lib/start-fault.ts'

/** What the first entry of a tar archive calls itself, and where. */
const TAR_KIND = { name: 'ustar', at: 257 }

type Restore = { backup: string; dataDir: string; now: Date }

/**
 * Puts a backup in the place of the embedded database. The one that stood there is moved aside, not
 * deleted. Refused while a server uses the folder, and where the file is no backup of ours.
 */
export async function restoreDatabase({ backup, dataDir, now }: Restore): Promise<{ keptAs: string | undefined }> {
	if (!existsSync(backup)) throw new StartFault(`O arquivo ${backup} não existe.`)
	const lock = await takeFolder(dataDir)
	try {
		const folder = path.join(dataDir, 'database')
		const unfinished = `${folder}.unfinished`
		await rm(unfinished, { recursive: true, force: true })
		try {
			await unpack(backup, unfinished)
		} catch (error) {
			await rm(unfinished, { recursive: true, force: true })
			throw new StartFault(
				`O arquivo ${backup} não é um backup deste programa, ou está danificado. O banco de dados ficou como estava.`,
				{ cause: error },
			)
		}

		const keptAs = existsSync(folder) ? `${folder}.before-${now.toISOString().replace(/[:.]/g, '-')}` : undefined
		if (keptAs) await rename(folder, keptAs)
		await rename(unfinished, folder)
		return { keptAs }
	} finally {
		lock.release()
	}
}

/** Opens it too: what cannot be opened, or is the database of something else, is no backup. */
async function unpack(backup: string, folder: string): Promise<void> {
	const restored = await PGlite.create({ fs: new PrivateFiles(folder), loadDataDir: await readArchive(backup) })
	try {
		await restored.query('select 1 from blog_posts limit 1')
	} finally {
		await restored.close()
	}
}

/** Unpacked and looked at here: what goes wrong in PGlite's own unpacking ends the process. */
async function readArchive(backup: string): Promise<Blob> {
	const archive = await promisify(gunzip)(await readFile(backup))
	const kind = archive.toString('latin1', TAR_KIND.at, TAR_KIND.at + TAR_KIND.name.length)
	if (kind !== TAR_KIND.name) throw new Error('not a tar archive')
	return new Blob([archive])
}
