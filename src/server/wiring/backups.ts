import type { Config } from '#config/env.server.ts'
import type { Database } from '#db/client.server.ts'
import type { Log } from '#lib/log.ts'
import { openBackupSocket } from '#server/backup/backup-socket.ts'
import type { Job } from '#server/boot/jobs.ts'
import { createBackups } from '../backup/create-backups.ts'
import { programVersion } from '../backup/program-version.ts'

type Needs = { config: Config; database: Database; log: Log; now: () => Date }

export type BackupService = { jobs: Job[]; stop: () => void }

/** Nightly, and when `npm run backup` asks. PostgreSQL has its own tools. */
export async function createBackupService({ config, database, log, now }: Needs): Promise<BackupService | undefined> {
	const { copyLive } = database
	if (!copyLive) return undefined
	const { DATA_DIR: dataDir, BACKUP_PASSPHRASE: passphrase } = config
	const mediaElsewhere = config.S3_BUCKET !== undefined
	const backups = createBackups({ copyLive, dataDir, passphrase, mediaElsewhere, version: programVersion(), now })
	const door = await openBackupSocket({ dataDir, log, backUp: backups.now })
	return {
		jobs: [{ name: 'back-up-database', cron: '40 3 * * *', run: async () => void (await backups.nightly()) }],
		stop() {
			door.close()
			backups.stop()
		},
	}
}
