import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Config } from '#config/env.server.ts'
import { StartFault } from '#lib/start-fault.ts'
import { isPlainName } from './archive-format.ts'
import { archivesOf } from './archives-of.ts'

const SCHEME = 's3:'

type Fetched = { archive: string; remove: () => Promise<void> }

/** Where an archive lies that was named: a file, or `s3:` and its name in the bucket for backups, which is fetched first. */
export async function fetchArchive(given: string, config: Config): Promise<Fetched> {
	if (!given.startsWith(SCHEME)) return { archive: given, remove: async () => {} }
	const name = given.slice(SCHEME.length)
	const archives = archivesOf(config)
	if (!archives) throw new StartFault('BACKUP_S3_BUCKET: falta, e o backup pedido está num bucket.')
	const archive = path.join(config.DATA_DIR, 'restore.archive')
	const remove = () => rm(archive, { force: true })
	await mkdir(config.DATA_DIR, { recursive: true, mode: 0o700 })
	if (isPlainName(name) && (await archives.fetchTo(name, archive))) return { archive, remove }
	await remove()
	throw new StartFault(`No bucket ${config.BACKUP_S3_BUCKET} não há backups/${name}. Nada foi mudado.`)
}
