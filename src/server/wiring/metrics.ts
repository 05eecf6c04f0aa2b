import type { Config } from '#config/env.server.ts'
import type { Database } from '#db/client.server.ts'
import type { Log } from '#lib/log.ts'
import { backupFolder, newestBackup } from '#server/backup/backup-files.ts'
import type { PageCache } from '#server/cache/page-cache.ts'
import { createMetrics, type Metrics } from '#server/metrics/metrics.ts'
import { figuresFrom } from '#server/metrics/read-figures.ts'

type Needs = { database: Database; live: () => Config; pageCache: PageCache; now: () => Date; log: Log }

export function metricsOf({ METRICS_TOKEN: token, DATA_DIR }: Config, needs: Needs): Metrics | undefined {
	if (token === undefined) return undefined
	const { database, live, pageCache, now, log } = needs
	// PostgreSQL has its own tools, and we know nothing of what they made.
	const lastBackup = database.kind === 'embedded' ? () => newestBackup(backupFolder(DATA_DIR)) : undefined
	const mailConfigured = () => live().SMTP_URL !== undefined
	const readFigures = figuresFrom({ database, mailConfigured, pageCache, lastBackup, now })
	return createMetrics({ token, readFigures, log })
}
