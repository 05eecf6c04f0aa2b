import { data, type RouterContextProvider } from 'react-router'
import { parseForm, readSent } from '#app/components/admin/form/submission.ts'
import { redirectWithNotice } from '#app/flash.ts'
import { services } from '#app/services.ts'
import { addTemplate, changeTemplate, MOST_TEMPLATES, removeTemplate } from '#core/leads/templates/manage-templates.ts'
import { templateSchema } from '#core/leads/templates/template-schema.ts'
import { actingAdmin } from '../acting-admin.ts'

const SCREEN = '/admin/leads/modelos'

type Asked = { request: Request; context: Readonly<RouterContextProvider> }

const refusals = {
	'too-many': `Há ${MOST_TEMPLATES} modelos, e mais não cabem. Exclua um primeiro.`,
	'not-found': 'Este modelo foi excluído por outra pessoa.',
	'changed-meanwhile': 'Outra pessoa mudou este modelo antes. Confira o texto e, se ainda quiser, mude de novo.',
}

/** What the screen of the templates can do. */
export async function answerTemplates({ request, context }: Asked) {
	const { db, now } = context.get(services)
	const sent = await readSent(request)
	const id = sent.get('id') ?? ''
	const seen = Number(sent.get('seen'))
	const acting = { actor: actingAdmin(request, context), now: now() }
	if (sent.get('intent') === 'remove') {
		const removed = await removeTemplate(db, { id, seen, ...acting })
		if (removed.ok) return done('Modelo excluído')
		return redirectWithNotice(SCREEN, {
			tone: 'error',
			title: 'Nada foi alterado',
			description: refusals[removed.reason],
		})
	}
	if (sent.get('intent') !== 'keep') throw data(null, { status: 400 })
	const submission = parseForm(sent, templateSchema)
	if (submission.status !== 'success') return data({ of: id, form: submission.reply() }, 400)
	const text = submission.value
	const result =
		id === ''
			? await addTemplate(db, { ...text, ...acting })
			: await changeTemplate(db, { id, seen, ...text, ...acting })
	if (result.ok) return done(id === '' ? 'Modelo criado' : 'Modelo guardado')
	return data({ of: id, form: submission.reply({ formErrors: [refusals[result.reason]] }) }, 409)
}

function done(title: string): Response {
	return redirectWithNotice(SCREEN, { tone: 'success', title })
}
