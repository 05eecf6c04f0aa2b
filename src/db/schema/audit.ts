import { bigint, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

/** Who did what and when. Rows are only ever added, and outlive what they speak of. */
export const auditLog = pgTable(
	'audit_log',
	{
		id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
		at: moment().notNull().defaultNow(),
		/** No reference: the trace of a deleted user stays. */
		actorId: text(),
		actorEmail: text(),
		/** A noun and what happened to it: 'user.role-changed'. */
		action: text().notNull(),
		/** What it happened to: the id, and a name a person recognises. */
		subjectId: text(),
		subjectLabel: text(),
		details: jsonb().$type<Record<string, string | number | boolean | null>>().notNull().default({}),
		address: text(),
	},
	(t) => [
		index('audit_log_newest').on(t.at.desc().nullsFirst(), t.id),
		index('audit_log_by_action').on(t.action, t.at),
	],
)

export type AuditEntry = typeof auditLog.$inferSelect
