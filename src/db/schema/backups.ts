import { bigint, boolean, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

/** What was found when a backup was restored beside the real database, and what had not come back. */
export type BackupProof = { tables: number; rows: number; moved: number; pictures: number; missing: string[] }

/** One row per backup of a night: that it was made, and what became of the try to restore it. */
export const backups = pgTable(
	'backups',
	{
		/** The archive's file name. */
		name: text().primaryKey(),
		madeAt: moment().notNull(),
		bytes: bigint({ mode: 'number' }).notNull(),
		/** When it was restored to look at it; nothing before. */
		triedAt: moment(),
		proven: boolean(),
		/** Nothing where it could not even be opened. */
		proof: jsonb().$type<BackupProof>(),
	},
	(t) => [index('backups_newest').on(t.madeAt.desc().nullsFirst())],
)

export type Backup = typeof backups.$inferSelect
