import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'
import { posts } from './posts.ts'

/** What an address was when it was last looked at. 'silent' is no answer, which may be a bad day; 'refused' says nothing of the page. */
export const linkStates = ['found', 'gone', 'silent', 'refused'] as const
export type LinkState = (typeof linkStates)[number]

/** One row per address of others that articles lead to or name as a source, as it was seen last. */
export const checkedLinks = pgTable(
	'checked_links',
	{
		url: text().primaryKey(),
		/** None while nobody has looked. */
		state: text({ enum: linkStates }),
		/** Of the answer, where there was one. */
		status: integer(),
		/** What the page calls itself. */
		title: text().notNull().default(''),
		checkedAt: moment(),
		/** When it was first seen to be gone or silent, while it is. */
		lostAt: moment(),
		/** Whoever is about to look says so first: no address is asked twice. */
		claimedAt: moment(),
	},
	(t) => [index('checked_links_due').on(t.checkedAt)],
)
export type CheckedLink = typeof checkedLinks.$inferSelect

/** Which published article has which of them, when articles were last gone through. */
export const linkPlaces = pgTable(
	'link_places',
	{
		postId: uuid()
			.notNull()
			.references(() => posts.id, { onDelete: 'cascade' }),
		url: text().notNull(),
	},
	(t) => [primaryKey({ columns: [t.postId, t.url] }), index('link_places_of_url').on(t.url)],
)
