import { and, asc, gt } from 'drizzle-orm'
import { recordAudit } from '#core/audit/record-audit.ts'
import type { ActingAdmin } from '#core/users/acting-admin.ts'
import type { Db } from '#db/client.server.ts'
import { newsletterSubscribers as subscribers } from '#db/schema/leads.ts'
import { BRASILIA } from '#lib/brasilia-time.ts'
import { CSV_START, csvLine } from '#lib/csv.ts'
import { inState } from './list-subscribers.ts'

const BATCH = 1000

type Export = { actor: ActingAdmin; now: Date; batch?: number }

/** Who may be sent the newsletter, as a CSV file read in batches. Nobody else is in it. */
export async function exportSubscribers(
	db: Db,
	{ actor, now, batch = BATCH }: Export,
): Promise<{ count: number; file: AsyncGenerator<string> }> {
	const count = await db.$count(subscribers, inState('confirmed'))
	await recordAudit(db, { action: 'newsletter.exported', actor, details: { count }, address: actor.address, now })
	return { count, file: linesOf(db, batch) }
}

const days = new Intl.DateTimeFormat('pt-BR', { timeZone: BRASILIA, dateStyle: 'short' })

async function* linesOf(db: Db, batch: number): AsyncGenerator<string> {
	yield CSV_START + csvLine(['E-mail', 'Confirmado em', 'Página', 'Versão do consentimento'])
	let last: string | undefined
	do {
		const rows = await db
			.select()
			.from(subscribers)
			.where(and(inState('confirmed'), last === undefined ? undefined : gt(subscribers.email, last)))
			.orderBy(asc(subscribers.email))
			.limit(batch)
		const lines = rows.map(({ email, confirmedAt, page, consentVersion }) =>
			csvLine([email, confirmedAt ? days.format(confirmedAt) : '', page, consentVersion]),
		)
		if (lines.length > 0) yield lines.join('')
		last = rows.length === batch ? rows.at(-1)!.email : undefined
	} while (last !== undefined)
}
