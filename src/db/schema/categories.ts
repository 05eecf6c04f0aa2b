import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { timestamps } from './columns.ts'

/** What an article is about. The slug 'dicas-gerais' is the one used when nobody chose. */
export const categories = pgTable('blog_categories', {
	id: uuid().primaryKey().defaultRandom(),
	name: text().notNull(),
	slug: text().notNull().unique(),
	description: text().notNull().default(''),
	metaTitle: text(),
	metaDescription: text(),
	/** Its place in lists; equal places go by name. */
	position: integer().notNull().default(0),
	...timestamps,
})

export type Category = typeof categories.$inferSelect
