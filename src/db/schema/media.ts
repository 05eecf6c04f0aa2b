import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment, timestamps } from './columns.ts'
import { users } from './users.ts'

export type MediaVariant = { width: number; format: 'avif' | 'webp'; bytes: number }

/** One row per picture we keep, whoever made it. The file itself lies in the file store under the same name. */
export const mediaFiles = pgTable(
	'media_files',
	{
		id: uuid().primaryKey().defaultRandom(),
		/** What it is served as, at `/media/files/{name}`: made from its bytes, so the same picture is stored once. */
		name: text().notNull().unique(),
		/** What the person's file was called. */
		originalName: text().notNull().default(''),
		/** 'upload', 'drawn', or the provider that made it. */
		source: text().notNull(),
		mimeType: text().notNull(),
		width: integer().notNull(),
		height: integer().notNull(),
		bytes: integer().notNull(),
		alt: text().notNull().default(''),
		credit: text(),
		creditUrl: text(),
		/** The smaller sizes that a job made. */
		variants: jsonb().$type<MediaVariant[]>().notNull().default([]),
		variantsMadeAt: moment(),
		createdBy: text().references(() => users.id, { onDelete: 'set null' }),
		...timestamps,
	},
	(t) => [index('media_files_newest').on(t.createdAt.desc().nullsFirst())],
)

export type MediaFile = typeof mediaFiles.$inferSelect
