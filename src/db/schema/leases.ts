import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

/**
 * Who is at what, so that no two are at the same thing, over all instances and without holding a connection. Whoever is at
 * it renews the row; one that expired was left by a process that is gone.
 */
export const leases = pgTable(
	'leases',
	{
		kind: text().notNull(),
		name: text().notNull(),
		holder: uuid().notNull(),
		/** What the holder tells who asks meanwhile. */
		note: text().notNull().default(''),
		expiresAt: moment().notNull(),
	},
	(t) => [primaryKey({ columns: [t.kind, t.name] })],
)
