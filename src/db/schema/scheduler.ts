import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { categories } from './categories.ts'
import { moment, timestamps } from './columns.ts'
import { posts } from './posts.ts'

/** What an administrator sets on the scheduler's screen. A single row, with id 1; empty: as the environment says. */
export const schedulerSettings = pgTable(
	'scheduler_settings',
	{
		id: integer().primaryKey().default(1),
		enabled: boolean(),
		/** Since when it is on: only runs missed after that are caught up. */
		enabledAt: moment(),
		/** Of the day, in the scheduler's time zone. */
		hour: integer(),
		/** 0 is Sunday. */
		weekdays: integer().array().notNull().default([0, 1, 2, 3, 4, 5, 6]),
		/** Nothing: all of them, also those to come. Empty: none. */
		categoryIds: uuid().array(),
		publish: boolean().notNull().default(false),
		/** An article publishes itself only on facts that a person checked. */
		checkedFactsOnly: boolean().notNull().default(false),
		...timestamps,
	},
	() => [
		check('scheduler_settings_single_row', sql`id = 1`),
		check('scheduler_settings_hour', sql`hour between 0 and 23`),
	],
)

/** One row per run. The clock starts at most one for each moment it is due, however many servers are up. */
export const schedulerRuns = pgTable(
	'scheduler_runs',
	{
		id: uuid().primaryKey().defaultRandom(),
		trigger: text({ enum: ['clock', 'manual', 'retry'] }).notNull(),
		/** The moment the clock meant; nothing for a run that a person started. */
		dueAt: moment(),
		day: date({ mode: 'string' }).notNull(),
		state: text({ enum: ['running', 'done', 'failed'] })
			.notNull()
			.default('running'),
		success: boolean(),
		message: text().notNull().default(''),
		results: jsonb().$type<Record<string, unknown>[]>().notNull().default([]),
		summary: jsonb().$type<Record<string, number>>(),
		finishedAt: moment(),
		...timestamps,
	},
	(t) => [
		uniqueIndex('scheduler_runs_due').on(t.dueAt).where(sql`due_at is not null`),
		index('scheduler_runs_newest').on(t.createdAt.desc().nullsFirst()),
	],
)

/** What to write about next, by category, in the order the administrator wants. */
export const topics = pgTable(
	'blog_topics',
	{
		id: uuid().primaryKey().defaultRandom(),
		categoryId: uuid()
			.notNull()
			.references(() => categories.id, { onDelete: 'cascade' }),
		topic: text().notNull(),
		position: integer().notNull().default(0),
		/** The day somebody means to write about it. The scheduler leaves it alone until then. */
		plannedFor: date({ mode: 'string' }),
		usedAt: moment(),
		postId: uuid().references(() => posts.id, { onDelete: 'set null' }),
		...timestamps,
	},
	(t) => [
		index('blog_topics_waiting').on(t.categoryId, t.position).where(sql`used_at is null`),
		index('blog_topics_planned').on(t.plannedFor).where(sql`used_at is null and planned_for is not null`),
	],
)
