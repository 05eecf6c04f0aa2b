import { desc, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '#db/client.server.ts'
import { type Lead, type LeadStatus, leadStatuses, leads } from '#db/schema/leads.ts'
import { countLeadsByStatus } from './count-leads-by-status.ts'
import { type LeadFilter, leadsMatching } from './lead-filter.ts'
import { unreachable } from './without-contact.ts'

export const LEADS_PER_PAGE = 25

export type LeadRow = Pick<
	Lead,
	'id' | 'number' | 'kind' | 'status' | 'product' | 'name' | 'email' | 'phone' | 'answers' | 'page' | 'createdAt'
> & { forgotten: boolean; withoutContact: boolean; chatOpened: boolean; withdrawn: boolean }

export type LeadPage = {
	leads: LeadRow[]
	page: number
	pageCount: number
	total: number
	/** By state, as if no state were chosen: what each tab would show. */
	counts: Record<LeadStatus, number>
}

/** One page of the inbox, newest first. A page past the end is the last one. */
export async function listLeads(db: Db, { page = 1, ...filter }: LeadFilter & { page?: number }): Promise<LeadPage> {
	const counts = await countLeadsByStatus(db, filter)
	const all = leadStatuses.reduce((sum, status) => sum + counts[status], 0)
	const total = filter.status ? counts[filter.status] : all
	const pageCount = Math.max(1, Math.ceil(total / LEADS_PER_PAGE))
	const shown = Math.min(Math.max(1, page), pageCount)

	const rows = await db
		.select(rowColumns)
		.from(leads)
		.where(leadsMatching(filter))
		.orderBy(desc(leads.createdAt), desc(leads.number))
		.limit(LEADS_PER_PAGE)
		.offset((shown - 1) * LEADS_PER_PAGE)
	return { leads: rows, page: shown, pageCount, total, counts }
}

export const rowColumns = {
	id: leads.id,
	number: leads.number,
	kind: leads.kind,
	status: leads.status,
	product: leads.product,
	name: leads.name,
	email: leads.email,
	phone: leads.phone,
	answers: leads.answers,
	page: leads.page,
	createdAt: leads.createdAt,
	forgotten: sql<boolean>`${leads.fingerprint} = ''`,
	withoutContact: sql<boolean>`${unreachable}`,
	chatOpened: sql<boolean>`${isNotNull(leads.chatOpenedAt)}`,
	withdrawn: sql<boolean>`${isNotNull(leads.withdrawnAt)}`,
}
