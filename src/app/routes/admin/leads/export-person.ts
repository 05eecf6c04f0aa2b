import { redirect } from 'react-router'
import { leadRetention } from '#app/content/legal/brokerage-facts.ts'
import { readForm } from '#app/read-form.ts'
import { services } from '#app/services.ts'
import { exportPerson } from '#core/leads/export-person.ts'
import { parsePerson } from '#core/leads/person.ts'
import { brasiliaDay } from '#lib/brasilia-time.ts'
import { actingAdmin } from '../acting-admin.ts'
import type { Route } from './+types/export-person.ts'
import { jsonFile } from './file-answer.server.ts'

export function loader(): never {
	throw redirect('/admin/leads/pessoa')
}

/** What is held about a person, as a file to hand over. */
export async function action({ request, context }: Route.ActionArgs) {
	const { person: typed = '' } = await readForm(request)
	const person = parsePerson(typed)
	if (!person) throw redirect('/admin/leads/pessoa')
	const { db, now: clock, siteUrl, identity: held } = context.get(services)
	const { identity } = held.current()
	const now = clock()
	const controller = {
		name: identity.legalName,
		taxId: identity.cnpj,
		email: identity.privacyContact.email,
		privacyPolicy: `${siteUrl}/politica-de-privacidade`,
		retention: leadRetention,
	}
	const result = await exportPerson(db, { person, controller, actor: actingAdmin(request, context), now })
	if (!result.ok) throw redirect('/admin/leads/pessoa')
	return jsonFile(`dados-pessoais-${brasiliaDay(now)}.json`, result.file)
}
