import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'
import { posts } from './posts.ts'

/** Answers that are costly to compute, kept until they expire. */
export const contentCache = pgTable(
	'content_cache',
	{
		cacheKey: text().primaryKey(),
		cacheData: jsonb().notNull(),
		cacheType: text().notNull().default('validation'),
		expiresAt: moment().notNull(),
	},
	(t) => [index('content_cache_expiry').on(t.expiresAt)],
)

/** The result of each check of a text, by when it was made. */
export const seoValidations = pgTable(
	'seo_validations',
	{
		id: uuid().primaryKey().defaultRandom(),
		postId: uuid().references(() => posts.id, { onDelete: 'cascade' }),
		/** The version of the article whose text it was, where it was a saved one. */
		version: integer(),
		validationType: text().notNull().default('complete_seo'),
		score: integer().notNull(),
		issues: jsonb().notNull().default(sql`'[]'`),
		warnings: jsonb().notNull().default(sql`'[]'`),
		createdAt: moment().notNull().defaultNow(),
	},
	(t) => [index('seo_validations_of_post').on(t.postId, t.createdAt.desc().nullsFirst())],
)
