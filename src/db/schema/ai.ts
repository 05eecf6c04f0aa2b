import { index, integer, numeric, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment, timestamps } from './columns.ts'

/** One row per call to a text model, booked before it is made and settled when it answered. */
export const aiUsage = pgTable(
	'ai_usage',
	{
		id: uuid().primaryKey().defaultRandom(),
		provider: text().notNull(),
		model: text().notNull(),
		/** 'budget' is no call: what is set aside for a run's calls, from which they are paid. */
		purpose: text({
			enum: ['research', 'outline', 'write', 'metadata', 'claims', 'review', 'optimize', 'alt-text', 'budget'],
		}).notNull(),
		runId: uuid(),
		inputTokens: integer().notNull().default(0),
		outputTokens: integer().notNull().default(0),
		/** Held against the month's limit: an estimate while pending, then what it was. */
		costUsd: numeric({ precision: 12, scale: 6, mode: 'number' }).notNull().default(0),
		state: text({ enum: ['pending', 'done', 'failed'] })
			.notNull()
			.default('done'),
		errorCode: text(),
		durationMs: integer().notNull().default(0),
		createdAt: moment().notNull().defaultNow(),
	},
	(t) => [index('ai_usage_newest').on(t.createdAt.desc().nullsFirst()), index('ai_usage_of_run').on(t.runId)],
)

/** What an administrator says a model costs, where it differs from what the program knows. */
export const modelPrices = pgTable(
	'model_prices',
	{
		provider: text().notNull(),
		model: text().notNull(),
		inputPerMillionUsd: numeric({ precision: 12, scale: 6, mode: 'number' }),
		outputPerMillionUsd: numeric({ precision: 12, scale: 6, mode: 'number' }),
		perImageUsd: numeric({ precision: 12, scale: 6, mode: 'number' }),
		...timestamps,
	},
	(t) => [primaryKey({ columns: [t.provider, t.model] })],
)
