import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

/** Keys and settings of services that an administrator entered, each sealed under a key made of AUTH_SECRET. */
export const storedValues = pgTable('stored_values', {
	/** The variable of the environment whose place it takes. */
	name: text().primaryKey(),
	sealed: text().notNull(),
	/** Which key it is sealed under: another AUTH_SECRET has another one. */
	keyVersion: text().notNull(),
	updatedAt: moment().notNull(),
})

/** What became of the last calls to each service. */
export const integrationStates = pgTable('integration_states', {
	service: text().primaryKey(),
	succeededAt: moment(),
	/** Since when every call failed; nothing while it works. */
	failingSince: moment(),
	failedAt: moment(),
	fault: text(),
	status: integer(),
})
