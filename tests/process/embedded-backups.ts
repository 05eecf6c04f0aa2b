import path from 'node:path'
import type { Database } from '#db/client.server.ts'
import { inTransactionOf } from '#db/tables/ask-database.ts'
import { type Backups, createBackups } from '#server/backup/create-backups.ts'
import { writeEmbedded } from '#server/backup/write-embedded.ts'

/** Backups of an embedded database that this process has open. */
export function backupsOf(dataDir: string, { db, copyLive }: Database, copying = copyLive!): Backups {
	return createBackups({
		start: writeEmbedded({ copyLive: copying, inTransaction: inTransactionOf(db) }),
		asTables: false,
		dataDir,
		folder: path.join(dataDir, 'backups'),
		keep: { days: 7, weeks: 0, months: 0 },
		passphrase: undefined,
		mediaElsewhere: () => false,
		version: '1.0.0',
		now: () => new Date('2026-03-10T12:00:00Z'),
	})
}
