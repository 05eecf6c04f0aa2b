import type { Config } from '#config/env.server.ts'
import { backupFolder } from './backup-files.ts'
import { programVersion } from './program-version.ts'

/** What every way to make a backup takes from the configuration. */
export function backupOptions(config: Config) {
	return {
		dataDir: config.DATA_DIR,
		folder: backupFolder(config),
		keep: { days: config.BACKUP_KEEP_DAYS, weeks: config.BACKUP_KEEP_WEEKS, months: config.BACKUP_KEEP_MONTHS },
		passphrase: config.BACKUP_PASSPHRASE,
		mediaElsewhere: config.S3_BUCKET !== undefined,
		version: programVersion(),
	}
}
