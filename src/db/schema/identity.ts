import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'
import { users } from './users.ts'

/** Who the brokerage is, once for each change. The newest counts; rows are only ever added. None: as the program came. */
export const identityVersions = pgTable('identity_versions', {
	/** From 1 on, without gaps: of two who change the same version, one finds its number taken. */
	version: integer().primaryKey(),
	/** All of it, as core/identity/identity-schema.ts has it. */
	values: jsonb().$type<Record<string, unknown>>().notNull(),
	/** The parts that differ from the version before. */
	fields: text().array().notNull(),
	/** The version whose values came back by this change. */
	revertsTo: integer(),
	changedBy: text().references(() => users.id, { onDelete: 'set null' }),
	changedByName: text().notNull(),
	changedAt: moment().notNull(),
})

export type IdentityVersion = typeof identityVersions.$inferSelect
