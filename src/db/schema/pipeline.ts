import { bigint, boolean, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { categories } from './categories.ts'
import { moment, timestamps } from './columns.ts'
import { posts } from './posts.ts'
import { schedulerRuns } from './scheduler.ts'
import { users } from './users.ts'

export const runStates = ['queued', 'running', 'completed', 'failed', 'cancelled'] as const
export type RunState = (typeof runStates)[number]

/** One row per article asked of the pipeline: what was asked, how far it is, what came of it. */
export const pipelineRuns = pgTable(
	'pipeline_runs',
	{
		id: uuid().primaryKey().defaultRandom(),
		trigger: text({ enum: ['manual', 'scheduler'] })
			.notNull()
			.default('manual'),
		/** The scheduler's run that it is a part of. */
		schedulerRunId: uuid().references(() => schedulerRuns.id, { onDelete: 'set null' }),
		prompt: text().notNull(),
		categoryId: uuid().references(() => categories.id, { onDelete: 'set null' }),
		settings: jsonb().$type<Record<string, unknown>>().notNull(),
		state: text({ enum: runStates }).notNull().default('queued'),
		steps: jsonb().$type<Record<string, unknown>[]>().notNull().default([]),
		/** The article as it stands after the last step that touched it. */
		content: jsonb().$type<Record<string, unknown>>(),
		score: integer(),
		warnings: text().array().notNull().default([]),
		sources: jsonb().$type<Record<string, unknown>[]>().notNull().default([]),
		provider: text(),
		model: text(),
		errorCode: text(),
		errorMessage: text(),
		cancelRequested: boolean().notNull().default(false),
		postId: uuid().references(() => posts.id, { onDelete: 'set null' }),
		startedBy: text().references(() => users.id, { onDelete: 'set null' }),
		correlationId: text(),
		startedAt: moment(),
		finishedAt: moment(),
		...timestamps,
	},
	(t) => [index('pipeline_runs_newest').on(t.createdAt.desc().nullsFirst())],
)

/** The run's log, as the screen shows it live. */
export const pipelineEvents = pgTable(
	'pipeline_events',
	{
		id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
		runId: uuid()
			.notNull()
			.references(() => pipelineRuns.id, { onDelete: 'cascade' }),
		at: moment().notNull().defaultNow(),
		step: text().notNull(),
		message: text().notNull(),
	},
	(t) => [index('pipeline_events_of_run').on(t.runId, t.id)],
)
