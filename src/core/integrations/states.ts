import { sql } from 'drizzle-orm'
import type { Db } from '#db/client.server.ts'
import { integrationStates } from '#db/schema/integrations.ts'
import { type Outcome, type ServiceFault, serviceFaults } from './outcome.ts'

export type IntegrationState = {
	succeededAt: Date | null
	failing: { since: Date; last: Date; fault: ServiceFault; status: number | null } | undefined
}

type Noted = { service: string; outcome: Outcome; now: Date }

/** Notes what became of a call. A failure that goes on keeps the moment it began. */
export async function noteOutcome(db: Db, { service, outcome, now }: Noted): Promise<void> {
	const noted = outcome.ok
		? { succeededAt: now, failingSince: null, failedAt: null, fault: null, status: null }
		: { failingSince: now, failedAt: now, fault: outcome.fault, status: outcome.status ?? null }
	const began = sql`coalesce(${integrationStates.failingSince}, excluded.failing_since)`
	await db
		.insert(integrationStates)
		.values({ service, ...noted })
		.onConflictDoUpdate({
			target: integrationStates.service,
			set: outcome.ok ? noted : { ...noted, failingSince: began },
		})
}

export async function listStates(db: Db): Promise<Record<string, IntegrationState>> {
	const rows = await db.select().from(integrationStates)
	return Object.fromEntries(
		rows.map(({ service, succeededAt, failingSince, failedAt, fault, status }) => {
			const known = serviceFaults.find((one) => one === fault)
			const failing = failingSince &&
				failedAt && { since: failingSince, last: failedAt, fault: known ?? 'rejected', status }
			return [service, { succeededAt, failing: failing ?? undefined }]
		}),
	)
}
