import { and, desc } from 'drizzle-orm'
import { recordAudit } from '#core/audit/record-audit.ts'
import type { ActingAdmin } from '#core/users/acting-admin.ts'
import type { Db } from '#db/client.server.ts'
import { type Lead, leads } from '#db/schema/leads.ts'
import { BRASILIA } from '#lib/brasilia-time.ts'
import { CSV_START, csvLine } from '#lib/csv.ts'
import { before } from './find-lead.ts'
import { type LeadFilter, leadsMatching } from './lead-filter.ts'
import { leadReference } from './lead-reference.ts'
import { kindWords, lostReasonWords, statusWords } from './lead-words.ts'
import { maskPerson, parsePerson } from './person.ts'

const BATCH = 500

type Export = { filter: LeadFilter; actor: ActingAdmin; now: Date; batch?: number }

/**
 * The leads of a filter as a CSV file, newest first, read in batches while it is being sent. The log has its line
 * before the first byte leaves: an export that is broken off has still shown people's data.
 */
export async function exportLeads(
	db: Db,
	{ filter, actor, now, batch = BATCH }: Export,
): Promise<{ count: number; file: AsyncGenerator<string> }> {
	const count = await db.$count(leads, leadsMatching(filter))
	await recordAudit(db, {
		action: 'leads.exported',
		actor,
		details: { count, ...filterForLog(filter) },
		address: actor.address,
		now,
	})
	return { count, file: linesOf(db, filter, batch) }
}

async function* linesOf(db: Db, filter: LeadFilter, batch: number): AsyncGenerator<string> {
	yield CSV_START + csvLine(columns.map(({ heading }) => heading))
	let last: Lead | undefined
	do {
		const rows: Lead[] = await db
			.select()
			.from(leads)
			.where(and(leadsMatching(filter), last && before(last.id)))
			.orderBy(desc(leads.createdAt), desc(leads.number))
			.limit(batch)
		if (rows.length > 0) yield rows.map((lead) => csvLine(columns.map(({ cell }) => cell(lead)))).join('')
		last = rows.length === batch ? rows.at(-1) : undefined
	} while (last)
}

const moments = new Intl.DateTimeFormat('pt-BR', { timeZone: BRASILIA, dateStyle: 'short', timeStyle: 'short' })
const inBrasilia = (moment: Date) => moments.format(moment).replace(',', '')

const columns: { heading: string; cell: (lead: Lead) => string }[] = [
	{ heading: 'Número', cell: leadReference },
	{ heading: 'Recebido em', cell: ({ createdAt }) => inBrasilia(createdAt) },
	{ heading: 'Tipo', cell: ({ kind }) => kindWords[kind] },
	{ heading: 'Produto', cell: ({ product }) => product ?? '' },
	{ heading: 'Situação', cell: ({ status }) => statusWords[status] },
	{ heading: 'Nome', cell: ({ name }) => name ?? '' },
	{ heading: 'E-mail', cell: ({ email }) => email ?? '' },
	{ heading: 'Telefone', cell: ({ phone }) => phone ?? '' },
	{ heading: 'Recado', cell: ({ visitorNote }) => visitorNote ?? '' },
	{ heading: 'Retirado em', cell: ({ withdrawnAt }) => (withdrawnAt ? inBrasilia(withdrawnAt) : '') },
	{ heading: 'Respostas', cell: ({ answers }) => pairs(answers) },
	{ heading: 'Página', cell: ({ page }) => page },
	{ heading: 'Veio de', cell: ({ referrer }) => referrer ?? '' },
	{ heading: 'Campanha', cell: ({ utm }) => pairs(utm) },
	{ heading: 'Versão do aviso', cell: ({ consentVersion }) => consentVersion },
	{ heading: 'Último contato', cell: ({ updatedAt }) => inBrasilia(updatedAt) },
	{ heading: 'Motivo da perda', cell: ({ lostReason }) => (lostReason ? lostReasonWords[lostReason] : '') },
	{ heading: 'Contratado', cell: ({ wonProduct }) => wonProduct ?? '' },
	{ heading: 'Próximo passo', cell: ({ nextStep }) => nextStep ?? '' },
]

function pairs(texts: Record<string, string>): string {
	return Object.entries(texts)
		.map(([label, text]) => `${label}: ${text}`)
		.join(' | ')
}

/** What was searched for may be a person's name or address, and the log outlives an erasure. */
function filterForLog({ query, product, status, withoutContact, from, to }: LeadFilter): Record<string, string> {
	const person = query ? parsePerson(query) : undefined
	const facts = {
		query: person ? maskPerson(person) : query && `${query.trim().slice(0, 1)}***`,
		product: product === null ? 'none' : product,
		status,
		contact: withoutContact ? 'none' : undefined,
		from,
		to,
	}
	return Object.fromEntries(Object.entries(facts).filter((fact): fact is [string, string] => Boolean(fact[1])))
}
