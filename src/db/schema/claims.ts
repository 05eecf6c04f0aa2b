import { date, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'
import { posts } from './posts.ts'
import { users } from './users.ts'

/** Pages of others as we read them on a day. A quotation counts only where it stands in this text. */
export const sourcePages = pgTable(
	'source_pages',
	{
		id: uuid().primaryKey().defaultRandom(),
		url: text().notNull(),
		title: text().notNull().default(''),
		/** The readable words alone, without markup. */
		text: text().notNull(),
		/** Of the text: reading the same words again makes no second row. */
		textHash: text().notNull(),
		readAt: moment().notNull().defaultNow(),
	},
	(t) => [uniqueIndex('source_pages_of_url').on(t.url, t.textHash)],
)
export type SourcePage = typeof sourcePages.$inferSelect

export const claimSupportKinds = ['source', 'signature', 'other-fact'] as const
export type ClaimSupportKind = (typeof claimSupportKinds)[number]

/**
 * What holds a sentence of an article beside the facts: a quotation from a page that we read, or a person who says they
 * checked it. 'other-fact' is a person's word that the sentence does not speak of the fact it was held against.
 */
export const claimSupports = pgTable(
	'claim_supports',
	{
		id: uuid().primaryKey().defaultRandom(),
		postId: uuid()
			.notNull()
			.references(() => posts.id, { onDelete: 'cascade' }),
		/** The sentence's words, as `claimSentence` writes them: another number or word is another sentence. */
		sentence: text().notNull(),
		kind: text({ enum: claimSupportKinds }).notNull(),
		sourcePageId: uuid().references(() => sourcePages.id, { onDelete: 'restrict' }),
		quote: text(),
		/** With 'other-fact': which one it is not. */
		factId: text(),
		/** Who gave it; nobody, where a model named the source and we found its words there. */
		givenBy: text().references(() => users.id, { onDelete: 'set null' }),
		givenByName: text(),
		registration: text(),
		note: text().notNull().default(''),
		createdAt: moment().notNull().defaultNow(),
		/** The last day of a signature. */
		validUntil: date({ mode: 'string' }),
	},
	(t) => [index('claim_supports_of_post').on(t.postId)],
)
export type ClaimSupport = typeof claimSupports.$inferSelect

/** A person's word for one version of an article: it holds while its fingerprint is the article's, for six months. */
export const postReviews = pgTable(
	'post_reviews',
	{
		id: uuid().primaryKey().defaultRandom(),
		postId: uuid()
			.notNull()
			.references(() => posts.id, { onDelete: 'cascade' }),
		/** Of the words, numbers and links of title, body and questions, as `reviewFingerprint` makes it. */
		fingerprint: text().notNull(),
		reviewerId: text().references(() => users.id, { onDelete: 'set null' }),
		reviewerName: text().notNull(),
		registration: text().notNull(),
		reviewedAt: moment().notNull().defaultNow(),
	},
	(t) => [index('post_reviews_of_post').on(t.postId, t.reviewedAt)],
)
export type PostReview = typeof postReviews.$inferSelect
