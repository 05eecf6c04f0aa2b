import { boolean, index, integer, numeric, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

/** One row per attempt to make a picture, whether it worked or not. */
export const imageGenerations = pgTable(
	'image_generations',
	{
		id: uuid().primaryKey().defaultRandom(),
		promptText: text().notNull(),
		provider: text().notNull(),
		createdAt: moment().notNull().defaultNow(),
		costUsd: numeric({ precision: 12, scale: 6, mode: 'number' }).notNull().default(0),
		success: boolean().notNull(),
		generationTimeMs: integer().notNull().default(0),
		/** 'pending' holds the cost against the month's limit until the provider answered. */
		state: text({ enum: ['pending', 'done'] })
			.notNull()
			.default('done'),
		model: text(),
		/** Why it did not work: a stable code, and in words. */
		errorCode: text(),
		errorMessage: text(),
		imageUrl: text(),
		/** Where its library wants to hear that the photo was taken, until it was told. */
		downloadLocation: text(),
		/** Free text: whoever asked says what it is for. */
		postId: text(),
	},
	(t) => [index('image_generations_newest').on(t.createdAt.desc().nullsFirst())],
)
