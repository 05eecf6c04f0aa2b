import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { type Manifest, makeManifest } from './archive-format.ts'
import {
	backupFolder,
	moveIntoPlace,
	nameOfBackup,
	removeOldBackups,
	removeUnfinished,
	UNFINISHED,
} from './backup-files.ts'
import { type ArchiveSummary, type ArchiveTask, writeArchive } from './write-archive.ts'

export type MadeBackup = ArchiveSummary & { file: string; manifest: Manifest }

type MakeBackup = {
	dataDir: string
	passphrase: string | undefined
	/** Pictures lie in a bucket, not in the data folder. */
	mediaElsewhere: boolean
	nightly: boolean
	version: string
	now: Date
	write?: (task: ArchiveTask) => Promise<ArchiveSummary>
}

/** Makes one archive of the data folder. Under its final name it is always whole. */
export async function makeBackup({ write = writeArchive, ...options }: MakeBackup): Promise<MadeBackup> {
	const { dataDir, passphrase, mediaElsewhere, nightly, version, now } = options
	const encrypted = passphrase !== undefined
	const folder = backupFolder(dataDir)
	const file = path.join(folder, nameOfBackup({ now, nightly, encrypted }))
	const target = file + UNFINISHED
	const manifest = makeManifest({ version, madeAt: now, encrypted, mediaElsewhere })
	await mkdir(folder, { recursive: true, mode: 0o700 })
	await removeUnfinished(folder)
	try {
		const summary = await write({ dataDir, target, passphrase, manifest, withMedia: !mediaElsewhere })
		await moveIntoPlace(target, file)
		if (nightly) await removeOldBackups(folder)
		return { ...summary, file, manifest }
	} finally {
		await rm(target, { force: true })
	}
}
