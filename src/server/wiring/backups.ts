import { rm } from 'node:fs/promises'
import path from 'node:path'
import type { Config } from '#config/env.server.ts'
import { noteBackup, noteProof } from '#core/backups/note-backup.ts'
import type { Database } from '#db/client.server.ts'
import { inTransactionOf } from '#db/tables/ask-database.ts'
import type { Archives } from '#integrations/s3-archives.ts'
import type { Log } from '#lib/log.ts'
import { openBackupSocket } from '#server/backup/backup-socket.ts'
import type { Job } from '#server/boot/jobs.ts'
import { runApart } from '../backup/apart.ts'
import { archivesOf } from '../backup/archives-of.ts'
import { type Keep, noLongerKept } from '../backup/backup-files.ts'
import { backupOptions } from '../backup/backup-options.ts'
import { createBackups, type Writing } from '../backup/create-backups.ts'
import type { Proof } from '../backup/prove-backup.ts'
import type { ArchiveSummary, ArchiveTask } from '../backup/write-archive.ts'
import { writeEmbedded } from '../backup/write-embedded.ts'

type Needs = {
	config: Config
	/** With what an administrator has entered: the pictures' bucket may be among it. */
	live: () => Config
	database: Database
	log: Log
	now: () => Date
}

export type BackupService = { jobs: Job[]; stop: () => void }

/** Whether a backup is made every night: of the embedded database always, of a PostgreSQL where somebody said where to. */
export function backsUpNightly({ DATABASE_URL, BACKUP_DIR, BACKUP_S3_BUCKET }: Config): boolean {
	return DATABASE_URL === undefined || BACKUP_DIR !== undefined || BACKUP_S3_BUCKET !== undefined
}

/** Nightly, and when `npm run backup` asks. What a night made is restored beside the database to see whether it would serve. */
export async function createBackupService({
	config,
	live,
	database,
	log,
	now,
}: Needs): Promise<BackupService | undefined> {
	if (!backsUpNightly(config)) return undefined
	const options = backupOptions(config)
	const asTables = database.kind === 'postgres'
	const mediaElsewhere = () => live().S3_BUCKET !== undefined
	const backups = createBackups({ ...options, mediaElsewhere, asTables, start: writerOf(config, database), now })
	const archives = archivesOf(config)
	const { dataDir, passphrase } = options
	// A PostgreSQL is dumped by the command itself.
	const door = asTables ? undefined : await openBackupSocket({ dataDir, log, backUp: backups.now })
	let proving: { stop: () => void } | undefined

	async function run(): Promise<void> {
		const { file, archiveBytes: bytes } = await backups.nightly()
		const name = path.basename(file)
		await noteBackup(database.db, { name, bytes, now: now() })
		if (archives) await sendAway(archives, file, options.keep)
		const proof = await prove(file).catch((error: unknown) => {
			log.error({ err: error, name }, 'a backup could not be restored')
			return undefined
		})
		const missing = proof && [...proof.differing, ...proof.missingPictures]
		if (missing && missing.length > 0) log.error({ name, missing }, 'a backup did not come back whole')
		await noteProof(database.db, { name, proof: proof && { ...proofCounts(proof), missing: missing! }, now: now() })
	}

	/** What lies in a bucket is fetched from there: that is what would be needed one day. */
	async function prove(file: string): Promise<Proof> {
		const scratch = path.resolve(dataDir, 'proof.unfinished')
		const fetched = `${scratch}.archive`
		try {
			const archive = archives ? fetched : file
			if (archives && !(await archives.fetchTo(path.basename(file), fetched))) throw new Error('not in the bucket')
			const trying = runApart<Proof>({ kind: 'prove', task: { archive, passphrase, scratch } })
			proving = trying
			return await trying.done
		} finally {
			await rm(fetched, { force: true })
		}
	}

	return {
		jobs: [{ name: 'back-up-database', cron: '40 3 * * *', run }],
		stop() {
			door?.close()
			backups.stop()
			proving?.stop()
		},
	}
}

async function sendAway(archives: Archives, file: string, keep: Keep): Promise<void> {
	await archives.put(path.basename(file), file)
	for (const old of noLongerKept(await archives.list(), keep)) await archives.remove(old)
}

function proofCounts({ tables, rows, moved, pictures }: Proof) {
	return { tables, rows, moved, pictures }
}

function writerOf(config: Config, { copyLive, db }: Database): (task: ArchiveTask) => Writing {
	if (copyLive) return writeEmbedded({ copyLive, inTransaction: inTransactionOf(db) })
	const { DATABASE_URL: url = '', AUTH_SECRET: secret } = config
	return (task) => runApart<ArchiveSummary>({ kind: 'dump', task: { ...task, url, secret } })
}
