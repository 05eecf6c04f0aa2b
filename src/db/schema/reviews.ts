import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'
import { posts } from './posts.ts'
import { users } from './users.ts'

export const reviewRequestStates = ['waiting', 'approved', 'returned', 'withdrawn'] as const
export type ReviewRequestState = (typeof reviewRequestStates)[number]

/** Somebody, or a run, asks that an article be reviewed. At most one waits per article. */
export const reviewRequests = pgTable(
	'review_requests',
	{
		id: uuid().primaryKey().defaultRandom(),
		postId: uuid()
			.notNull()
			.references(() => posts.id, { onDelete: 'cascade' }),
		/** The version that was there when it was asked for. */
		version: integer().notNull(),
		state: text({ enum: reviewRequestStates }).notNull().default('waiting'),
		/** What the reviewer should know. */
		message: text().notNull().default(''),
		/** Nobody, where a run asked. */
		requestedBy: text().references(() => users.id, { onDelete: 'set null' }),
		requestedByName: text(),
		/** Whom it was given to; nobody: any reviewer. */
		reviewerId: text().references(() => users.id, { onDelete: 'set null' }),
		decidedBy: text().references(() => users.id, { onDelete: 'set null' }),
		decidedByName: text(),
		/** Why it was returned. */
		reason: text(),
		createdAt: moment().notNull().defaultNow(),
		decidedAt: moment(),
		/** When those who may decide were told that it waits too long. */
		remindedAt: moment(),
	},
	(t) => [
		uniqueIndex('review_requests_waiting').on(t.postId).where(sql`state = 'waiting'`),
		index('review_requests_of_post').on(t.postId, t.createdAt),
	],
)
export type ReviewRequest = typeof reviewRequests.$inferSelect

/** A remark on a passage of an article, by one of those who write and review it. Readers never see it. */
export const postNotes = pgTable(
	'post_notes',
	{
		id: uuid().primaryKey().defaultRandom(),
		postId: uuid()
			.notNull()
			.references(() => posts.id, { onDelete: 'cascade' }),
		/** The passage as it read then, with what stood before and after it: by them it is found again in a changed text. */
		passage: text().notNull(),
		before: text().notNull().default(''),
		after: text().notNull().default(''),
		text: text().notNull(),
		writtenBy: text().references(() => users.id, { onDelete: 'set null' }),
		writtenByName: text().notNull(),
		createdAt: moment().notNull().defaultNow(),
		resolvedAt: moment(),
		resolvedByName: text(),
	},
	(t) => [index('post_notes_of_post').on(t.postId, t.createdAt)],
)
export type PostNote = typeof postNotes.$inferSelect

export const postNoteReplies = pgTable(
	'post_note_replies',
	{
		id: uuid().primaryKey().defaultRandom(),
		noteId: uuid()
			.notNull()
			.references(() => postNotes.id, { onDelete: 'cascade' }),
		text: text().notNull(),
		writtenBy: text().references(() => users.id, { onDelete: 'set null' }),
		writtenByName: text().notNull(),
		createdAt: moment().notNull().defaultNow(),
	},
	(t) => [index('post_note_replies_of_note').on(t.noteId, t.createdAt)],
)
export type PostNoteReply = typeof postNoteReplies.$inferSelect
