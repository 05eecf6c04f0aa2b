import path from 'node:path'
import type { Config } from '#config/env.server.ts'
import { noteBackup, noteProof } from '#core/backups/note-backup.ts'
import type { Database } from '#db/client.server.ts'
import { inTransactionOf } from '#db/tables/ask-database.ts'
import type { Log } from '#lib/log.ts'
import { openBackupSocket } from '#server/backup/backup-socket.ts'
import type { Job } from '#server/boot/jobs.ts'
import { runApart } from '../backup/apart.ts'
import { backupOptions } from '../backup/backup-options.ts'
import { createBackups, type Writing } from '../backup/create-backups.ts'
import type { Proof } from '../backup/prove-backup.ts'
import type { ArchiveSummary, ArchiveTask } from '../backup/write-archive.ts'
import { writeEmbedded } from '../backup/write-embedded.ts'

type Needs = { config: Config; database: Database; log: Log; now: () => Date }

export type BackupService = { jobs: Job[]; stop: () => void }

/** Whether a backup is made every night: of the embedded database always, of a PostgreSQL where somebody said where to. */
export function backsUpNightly({ DATABASE_URL, BACKUP_DIR }: Config): boolean {
	return DATABASE_URL === undefined || BACKUP_DIR !== undefined
}

/** Nightly, and when `npm run backup` asks. What a night made is restored beside the database to see whether it would serve. */
export async function createBackupService({ config, database, log, now }: Needs): Promise<BackupService | undefined> {
	if (!backsUpNightly(config)) return undefined
	const options = backupOptions(config)
	const asTables = database.kind === 'postgres'
	const backups = createBackups({ ...options, asTables, start: writerOf(config, database), now })
	const { dataDir, passphrase } = options
	// A PostgreSQL is dumped by the command itself.
	const door = asTables ? undefined : await openBackupSocket({ dataDir, log, backUp: backups.now })
	let proving: { stop: () => void } | undefined

	async function run(): Promise<void> {
		const { file, archiveBytes: bytes } = await backups.nightly()
		const name = path.basename(file)
		await noteBackup(database.db, { name, bytes, now: now() })
		const scratch = path.resolve(dataDir, 'proof.unfinished')
		const trying = runApart<Proof>({ kind: 'prove', task: { archive: file, passphrase, scratch } })
		proving = trying
		const proof = await trying.done.catch((error: unknown) => {
			log.error({ err: error, name }, 'a backup could not be restored')
			return undefined
		})
		const missing = proof && [...proof.differing, ...proof.missingPictures]
		if (missing && missing.length > 0) log.error({ name, missing }, 'a backup did not come back whole')
		await noteProof(database.db, { name, proof: proof && { ...proofCounts(proof), missing: missing! }, now: now() })
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

function proofCounts({ tables, rows, moved, pictures }: Proof) {
	return { tables, rows, moved, pictures }
}

function writerOf(config: Config, { copyLive, db }: Database): (task: ArchiveTask) => Writing {
	if (copyLive) return writeEmbedded({ copyLive, inTransaction: inTransactionOf(db) })
	const { DATABASE_URL: url = '', AUTH_SECRET: secret } = config
	return (task) => runApart<ArchiveSummary>({ kind: 'dump', task: { ...task, url, secret } })
}
