import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment, timestamps } from './columns.ts'

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

/** Addresses that categories once had. A trigger writes them; they lead to the category's address of today. */
export const categoryOldSlugs = pgTable(
	'blog_category_old_slugs',
	{
		slug: text().primaryKey(),
		categoryId: uuid()
			.notNull()
			.references(() => categories.id, { onDelete: 'cascade' }),
		createdAt: moment().notNull().defaultNow(),
	},
	(t) => [index('blog_category_old_slugs_of_category').on(t.categoryId)],
)
