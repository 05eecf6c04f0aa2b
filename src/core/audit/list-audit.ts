import { and, asc, desc, eq, getTableColumns, gte, ilike, inArray, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/client.server.ts'
import { type AuditEntry, auditLog } from '#db/schema/audit.ts'
import { users } from '#db/schema/users.ts'
import { escapeLike } from '#lib/escape-like.ts'
import type { AuditAction } from './record-audit.ts'

export const AUDIT_PER_PAGE = 50

/** The brokerage's clock, by which a day begins and ends. */
const TIME_ZONE = 'America/Sao_Paulo'

export type AuditFilter = {
	actions?: readonly AuditAction[] | undefined
	/** Part of the e-mail of who did it, or of whom or what it was done to. */
	person?: string | undefined
	/** The first and last day, as '2026-03-10'. */
	from?: string | undefined
	to?: string | undefined
	/** Only older than this line, or only newer: how pages follow each other while new lines come in. */
	before?: number | undefined
	after?: number | undefined
}

export type AuditLine = AuditEntry & {
	/** Nobody's, where the person is gone. */
	actorName: string | null
}

export type AuditPage = {
	lines: AuditLine[]
	/** The id to ask for the next page with, where there is one. */
	older: number | undefined
	newer: number | undefined
}

/** One page of the log, newest first. */
export async function listAudit(db: Db, filter: AuditFilter = {}): Promise<AuditPage> {
	const { before, after } = filter
	const upwards = before === undefined && after !== undefined
	const rows = await db
		.select({ ...getTableColumns(auditLog), actorName: users.name })
		.from(auditLog)
		.leftJoin(users, eq(users.id, auditLog.actorId))
		.where(and(...conditions(filter), beside(db, filter)))
		.orderBy(...(upwards ? [asc(auditLog.at), asc(auditLog.id)] : [desc(auditLog.at), desc(auditLog.id)]))
		.limit(AUDIT_PER_PAGE + 1)
	const more = rows.length > AUDIT_PER_PAGE
	const lines = rows.slice(0, AUDIT_PER_PAGE)
	if (upwards) lines.reverse()
	const hasOlder = upwards ? lines.length > 0 : more
	const hasNewer = upwards ? more : before !== undefined
	return { lines, older: hasOlder ? lines.at(-1)?.id : undefined, newer: hasNewer ? lines[0]?.id : undefined }
}

function conditions({ actions, person, from, to }: AuditFilter): (SQL | undefined)[] {
	return [
		actions && inArray(auditLog.action, [...actions]),
		person?.trim() ? about(person.trim()) : undefined,
		from ? gte(auditLog.at, sql`${from}::date::timestamp at time zone ${TIME_ZONE}`) : undefined,
		to ? lt(auditLog.at, sql`(${to}::date + 1)::timestamp at time zone ${TIME_ZONE}`) : undefined,
	]
}

function beside(db: Db, { before, after }: AuditFilter): SQL | undefined {
	const line = before ?? after
	if (line === undefined) return undefined
	const place = db.select({ at: auditLog.at, id: auditLog.id }).from(auditLog).where(eq(auditLog.id, line))
	return before === undefined
		? sql`(${auditLog.at}, ${auditLog.id}) > (${place})`
		: sql`(${auditLog.at}, ${auditLog.id}) < (${place})`
}

function about(person: string): SQL {
	const pattern = `%${escapeLike(person)}%`
	return or(ilike(auditLog.actorEmail, pattern), ilike(auditLog.subjectLabel, pattern), ilike(users.name, pattern))!
}
