import { type SQL, sql } from 'drizzle-orm'
import { type Period, type PeriodName, periods } from '#core/personal-data/periods.ts'
import { BIN_DAYS } from '#core/posts/bin/bin-period.ts'
import type { Db } from '#db/client.server.ts'
import { addMonths } from '#lib/add-months.ts'

const DAY_MS = 86_400_000

const named = sql`(name is not null or email is not null or phone is not null or answers <> '{}')`
const ofOld = (limit: string) => sql`lead_id in (select id from leads where updated_at < ${limit})`

/** What would still be there of each thing after its time, told apart from how it is removed. The compiler asks for those that are missing. */
const leftovers: Record<PeriodName, (limit: string) => SQL> = {
	leads: (limit) => sql`from leads where updated_at < ${limit} and ${named}`,
	contactless: (limit) => sql`from leads where updated_at < ${limit} and status = 'new' and phone is null
		and email is null and reachable_since is null and (name is not null or answers <> '{}')`,
	withdrawn: (limit) => sql`from leads where withdrawn_at < ${limit} and ${named}`,
	leadFiles: (limit) => sql`from lead_files where ${ofOld(limit)}`,
	leadEvents: (limit) => sql`from lead_events where ${ofOld(limit)} and (kind = 'note' or actor_name is not null)`,
	dataRequests: (limit) => sql`from data_requests where answered_at < ${limit}`,
	mails: (limit) => sql`from outgoing_mails where created_at < ${limit}`,
	unconfirmed: (limit) => sql`from newsletter_subscribers where confirmed_at is null and unsubscribed_at is null
		and requested_at < ${limit}`,
	cancelled: (limit) => sql`from newsletter_subscribers where unsubscribed_at < ${limit}`,
	webhookEvents: (limit) => sql`from webhook_events where created_at < ${limit}`,
	webhookDeliveries: (limit) => sql`from webhook_deliveries d join webhook_events e on e.id = d.event_id
		where e.created_at < ${limit}`,
	pushMessages: (limit) => sql`from push_messages where created_at < ${limit}`,
	rdConversions: (limit) => sql`from rd_conversions where created_at < ${limit}`,
	whatsAppMessages: (limit) => sql`from whatsapp_messages where ${ofOld(limit)}`,
	requestCounts: (limit) => sql`from request_counts where window_start < ${limit}`,
	rateLimits: (limit) => sql`from rate_limits where to_timestamp(last_request / 1000.0) < ${limit}`,
	auditAddresses: (limit) => sql`from audit_log where at < ${limit} and address is not null`,
	auditLines: (limit) => sql`from audit_log where at < ${limit}`,
	sessions: (limit) => sql`from sessions where expires_at < ${limit}`,
	verifications: (limit) => sql`from verifications where expires_at < ${limit}`,
	answers: (limit) => sql`from content_cache where expires_at < ${limit}`,
	runs: (limit) => sql`from pipeline_runs where finished_at < ${limit}`,
	runEvents: (limit) => sql`from pipeline_events e join pipeline_runs r on r.id = e.run_id
		where r.finished_at < ${limit}`,
	usage: (limit) => sql`from ai_usage where created_at < ${limit}`,
	images: (limit) => sql`from image_generations where created_at < ${limit}`,
	savedCopies: (limit) => sql`from post_working_copies c join blog_posts p on p.id = c.post_id
		where c.updated_at < ${limit} and c.fields ->> 'content' = p.content`,
	orphanCopies: (limit) => sql`from post_working_copies where post_id is null and base_version > 0
		and updated_at < ${limit}`,
	revisions: (limit) => sql`from post_revisions where created_at < ${limit} and saved_by_name is not null`,
}

/** What is past its time at the moment when all of it was removed last. */
export async function keptTooLong(db: Db, swept: Date): Promise<string[]> {
	const found: string[] = []
	const counts = (Object.keys(leftovers) as PeriodName[]).map(
		(name) =>
			sql`select ${name}::text as name, count(*)::int as count ${leftovers[name](limitOf(periods[name], swept))}`,
	)
	const { rows } = (await db.execute(sql.join(counts, sql` union all `))) as {
		rows: { name: string; count: number }[]
	}
	for (const { name, count } of rows) if (count > 0) found.push(`${count} of ${name} kept past their time`)
	return found
}

export async function keptInBin(db: Db, emptied: Date): Promise<number> {
	const limit = new Date(emptied.getTime() - BIN_DAYS * DAY_MS).toISOString()
	const { rows } = (await db.execute(
		sql`select count(*)::int as count from blog_posts where deleted_at < ${limit}`,
	)) as { rows: { count: number }[] }
	return rows[0]!.count
}

function limitOf({ span }: Period, now: Date): string {
	if (span && 'months' in span) return addMonths(now, -span.months).toISOString()
	return new Date(now.getTime() - (span?.days ?? 0) * DAY_MS).toISOString()
}
