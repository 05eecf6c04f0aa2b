import { redirect } from 'react-router'
import { services } from '#app/services.ts'
import { exportSubscribers } from '#core/leads/export-subscribers.ts'
import { brasiliaDay } from '#lib/brasilia-time.ts'
import { actingAdmin } from '../acting-admin.ts'
import type { Route } from './+types/export-subscribers.ts'
import { csvFile } from './file-answer.server.ts'

export function loader(): never {
	throw redirect('/admin/leads/boletim')
}

/** Who confirmed the newsletter, as a file. */
export async function action({ request, context }: Route.ActionArgs) {
	const { db, now: clock } = context.get(services)
	const now = clock()
	const { file } = await exportSubscribers(db, { actor: actingAdmin(request, context), now })
	return csvFile(`boletim-${brasiliaDay(now)}.csv`, file)
}
