import { sql } from 'drizzle-orm'
import { bigint, boolean, date, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment, timestamps } from './columns.ts'
import { posts } from './posts.ts'

export type FactKind = 'deadline' | 'percentage' | 'amount' | 'norm' | 'regulator' | 'definition'

/** What holds from one day to another. Days are written '2025-12-11' and are both included. */
export type FactVersion = {
	/** One sentence, as an article could say it. */
	statement: string
	/** What it depends on, or what follows from it. */
	detail?: string | undefined
	/** '30' and 'dias'; none where the fact is no figure. */
	value?: string | undefined
	unit?: string | undefined
	/** Another fact of the register, of the kind 'norm', and the place in it. */
	norm?: string | undefined
	article?: string | undefined
	/** The very page. */
	url?: string | undefined
	from?: string | undefined
	until?: string | undefined
}

export type FactText = {
	kind: FactKind
	/** How a text may call it: for a norm, the forms in which it is cited. */
	words: string[]
	topics: string[]
	/** The newest first. Those of the past stay, for what happened then. */
	versions: FactVersion[]
}

/** What articles may state, with norm and dates. Filled from the content files, changed and signed in the back office. */
export const facts = pgTable('facts', {
	id: text().primaryKey(),
	text: jsonb().$type<FactText>().notNull(),
	/** The day on which the text was written; nobody has checked it against the norm by that alone. */
	writtenOn: date().notNull(),
	/** Who has held exactly this text against its norm. */
	checkedBy: text(),
	checkedByName: text(),
	checkedOn: date(),
	/** A person changed it here, so the files of a later release do not. */
	changedHere: boolean().notNull().default(false),
	/** What the files say, where a person's text stands in its place. */
	fileText: jsonb().$type<FactText>(),
	...timestamps,
})

export type StoredFact = typeof facts.$inferSelect

/** What happened to a fact, newest last. Rows are only ever added. */
export const factChanges = pgTable(
	'fact_changes',
	{
		id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
		factId: text()
			.notNull()
			.references(() => facts.id, { onDelete: 'cascade' }),
		at: moment().notNull().default(sql`now()`),
		kind: text().$type<FactChangeKind>().notNull(),
		/** Nobody, where a release brought it. */
		actorId: text(),
		actorName: text(),
		note: text().notNull().default(''),
		/** As it stood afterwards. */
		text: jsonb().$type<FactText>().notNull(),
	},
	(t) => [index('fact_changes_of_fact').on(t.factId, t.id)],
)

export type FactChangeKind = 'created' | 'released' | 'changed' | 'replaced' | 'checked'
export type FactChange = typeof factChanges.$inferSelect

/** Which articles refer to which facts by id. A trigger on the articles writes it, from what stands in their text. */
export const postFacts = pgTable(
	'blog_post_facts',
	{
		postId: uuid()
			.notNull()
			.references(() => posts.id, { onDelete: 'cascade' }),
		factId: text().notNull(),
	},
	(t) => [primaryKey({ columns: [t.postId, t.factId] }), index('blog_post_facts_of_fact').on(t.factId)],
)
