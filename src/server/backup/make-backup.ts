import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { type Manifest, makeManifest } from './archive-format.ts'
import {
	type Keep,
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
	/** Where archives lie, and how many of them. */
	folder: string
	keep: Keep
	/** The database goes in row by row. */
	asTables?: boolean | undefined
	nightly: boolean
	version: string
	now: Date
	write?: (task: ArchiveTask) => Promise<ArchiveSummary>
}

/** Makes one archive of the data folder. Under its final name it is always whole. */
export async function makeBackup({ write = writeArchive, ...options }: MakeBackup): Promise<MadeBackup> {
	const { dataDir, folder, keep, asTables, passphrase, mediaElsewhere, nightly, version, now } = options
	const encrypted = passphrase !== undefined
	const file = path.join(folder, nameOfBackup({ now, nightly, encrypted }))
	const target = file + UNFINISHED
	const manifest = makeManifest({ version, madeAt: now, encrypted, mediaElsewhere, asTables })
	await mkdir(folder, { recursive: true, mode: 0o700 })
	await removeUnfinished(folder)
	try {
		const summary = await write({ dataDir, target, passphrase, manifest, withMedia: !mediaElsewhere })
		await moveIntoPlace(target, file)
		if (nightly) await removeOldBackups(folder, keep)
		return { ...summary, file, manifest }
	} finally {
		await rm(target, { force: true })
	}
}
