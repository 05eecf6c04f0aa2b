import { redirect } from 'react-router'
import { readForm } from '#app/read-form.ts'
import { services } from '#app/services.ts'
import { exportLeads } from '#core/leads/export-leads.ts'
import { brasiliaDay } from '#lib/brasilia-time.ts'
import { actingAdmin } from '../acting-admin.ts'
import type { Route } from './+types/export.ts'
import { csvFile } from './file-answer.server.ts'
import { filterOf, leadList } from './inbox-query.ts'

export function loader(): never {
	throw redirect('/admin/leads')
}

/** The leads of the inbox's filter, or those that were chosen in it, as a file. */
export async function action({ request, context }: Route.ActionArgs) {
	const { db, now: clock } = context.get(services)
	const now = clock()
	const { filtro, ids } = await readForm(request)
	const filter = ids ? { ids: ids.split(',') } : filterOf(leadList.parse(new URLSearchParams(filtro)), now)
	const { file } = await exportLeads(db, { filter, actor: actingAdmin(request, context), now })
	return csvFile(`leads-${brasiliaDay(now)}.csv`, file)
}
