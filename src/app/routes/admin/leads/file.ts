import { data } from 'react-router'
import { readPage } from '#app/read-page.ts'
import { readLeadFile } from '#core/leads/read-lead-file.ts'
import { actingAdmin } from '../acting-admin.ts'
import type { Route } from './+types/file.ts'
import { visitorFile } from './file-answer.server.ts'

/** Nothing is to be read at its address. */
export function loader() {
	throw data(null, { status: 404 })
}

/** A file that a visitor sent, to save. Sent by a form, so that no link leads to it and each look is meant. */
export function action({ request, params, context }: Route.ActionArgs) {
	return readPage(context, async ({ db, now }) => {
		const { id: leadId, file: id } = params
		const file = await readLeadFile(db, { leadId, id, actor: actingAdmin(request, context), now: now() })
		if (!file) throw data(null, { status: 404 })
		return visitorFile(file)
	})
}
