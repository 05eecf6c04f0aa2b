import type { Config } from '#config/env.server.ts'
import { findLastBackup } from '#core/backups/note-backup.ts'
import type { Database } from '#db/client.server.ts'
import type { Log } from '#lib/log.ts'
import { backupFolder, newestBackup } from '#server/backup/backup-files.ts'
import type { PageCache } from '#server/cache/page-cache.ts'
import { createMetrics, type Metrics } from '#server/metrics/metrics.ts'
import { figuresFrom } from '#server/metrics/read-figures.ts'

type Needs = { database: Database; live: () => Config; pageCache: PageCache; now: () => Date; log: Log }

export function metricsOf(config: Config, needs: Needs): Metrics | undefined {
	const { METRICS_TOKEN: token } = config
	if (token === undefined) return undefined
	const { database, live, pageCache, now, log } = needs
	// Of a PostgreSQL the night may have been another instance's, and what was made by hand lies wherever it was made.
	const lastBackup = async () => {
		const noted = (await findLastBackup(database.db))?.madeAt
		const found = database.kind === 'embedded' ? await newestBackup(backupFolder(config)) : undefined
		return [noted, found]
			.filter((at) => at instanceof Date)
			.toSorted((one, other) => other.getTime() - one.getTime())[0]
	}
	const mailConfigured = () => live().SMTP_URL !== undefined
	const readFigures = figuresFrom({ database, mailConfigured, pageCache, lastBackup, now })
	return createMetrics({ token, readFigures, log })
}
