import { sql } from 'drizzle-orm'
import { boolean, check, integer, jsonb, numeric, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

/** What an administrator sets on the image settings screen. A single row, with id 1. */
export const systemConfig = pgTable(
	'system_config',
	{
		id: integer().primaryKey().default(1),
		// Which providers there are is for the code to say: see docs/decisions/031-a-provider-is-one-file.md.
		imageProviderPrimary: text().notNull().default('unsplash'),
		imageProviderFallback: text().notNull().default('gemini'),
		geminiEnabled: boolean().notNull().default(true),
		groqMonthlyLimit: numeric({ precision: 10, scale: 2, mode: 'number' }).notNull().default(2),
		geminiMonthlyLimit: numeric({ precision: 10, scale: 2, mode: 'number' }).notNull().default(0.5),
		/** The limits and switches of providers that have no columns above, by the names of their settings. */
		providerSettings: jsonb().$type<Record<string, unknown>>().notNull().default({}),
		updatedAt: moment()
			.notNull()
			.defaultNow()
			.$onUpdate(() => new Date()),
	},
	() => [
		check('system_config_single_row', sql`id = 1`),
		check('system_config_providers_differ', sql`image_provider_primary <> image_provider_fallback`),
		check('system_config_limits', sql`groq_monthly_limit >= 0 and gemini_monthly_limit >= 0`),
	],
)
