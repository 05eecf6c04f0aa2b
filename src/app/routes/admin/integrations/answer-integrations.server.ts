import { type ActionFunctionArgs, data } from 'react-router'
import { clientAddressOf } from '#app/client-address.ts'
import { readForm } from '#app/read-form.ts'
import { correlationId, services } from '#app/services.ts'
import type { Integration } from '#core/integrations/integration.ts'
import { findIntegration, integrations } from '#core/integrations/registry.ts'
import { removeIntegration, type SaveResult, saveIntegration } from '#core/integrations/save-integration.ts'
import { serverAddress, serverParts } from '#core/integrations/server-address.ts'
import { signedInAdmin } from '../signed-in-admin.ts'
import { faultWords, pushWords, testedWords } from './integration-words.ts'

export type RowAnswer = { tone: 'ok' | 'err'; message: string; fieldErrors?: Record<string, string> }
/** By service. */
export type IntegrationsAnswer = Record<string, RowAnswer>

type Args = Pick<ActionFunctionArgs, 'request' | 'context'>

/** What the forms of the rows post: keep, try, take away; and the bar's: try all. */
export async function answerIntegrations({ request, context }: Args) {
	const { db, now, log, integrations: tools, mailQueued } = context.get(services)
	const form = await readForm(request)
	const { email, id: userId } = context.get(signedInAdmin)
	const acting = { services: tools, by: { id: userId, email }, address: clientAddressOf(request), now: now() }

	async function tryOut(integration: Integration): Promise<RowAnswer> {
		if (integration.test === 'own-browsers') return pushWords(await tools.testPush(userId))
		const outcome = await tools.test(integration.id, { to: email })
		return outcome.ok
			? { tone: 'ok', message: testedWords(integration, email) }
			: { tone: 'err', message: faultWords(integration, outcome) }
	}

	async function answerRow(integration: Integration): Promise<RowAnswer> {
		if (form['intent'] === 'test') return tryOut(integration)
		if (form['intent'] === 'remove') {
			await removeIntegration(db, { ...acting, integration })
			return { tone: 'ok', message: 'O que estava guardado foi apagado.' }
		}
		const result = await saveIntegration(db, { ...acting, integration, entered: enteredIn(integration, form) })
		// What waited for a mail server leaves now.
		if (result.ok && integration.id === 'mail') mailQueued()
		return savedWords(integration, result, email)
	}

	try {
		if (form['intent'] === 'test-all') {
			const set = integrations.filter(({ fields, test }) => test.startsWith('call') && isSet(fields, tools.valueOf))
			const answers = await Promise.all(set.map(async (one) => [one.id, await tryOut(one)] as const))
			return data<IntegrationsAnswer>(Object.fromEntries(answers))
		}
		const integration = findIntegration(form['service'] ?? '')
		if (!integration || !/^(?:save|test|remove)$/.test(form['intent'] ?? '')) throw data(null, { status: 400 })
		const answer = await answerRow(integration)
		// A test that fails is an answer, after which the screen reads how things stand.
		const refused = form['intent'] === 'save' && answer.tone === 'err'
		return data<IntegrationsAnswer>({ [integration.id]: answer }, { status: refused ? 422 : 200 })
	} catch (error) {
		if (!(error instanceof Error)) throw error
		const id = context.get(correlationId)
		log.error({ err: error, correlationId: id }, 'an integration could not be changed')
		const message = `Não foi possível concluir. Tente de novo. Código do erro: ${id}`
		return data<IntegrationsAnswer>({ [form['service'] ?? '']: { tone: 'err', message } }, { status: 503 })
	}
}

function isSet(fields: Integration['fields'], valueOf: (name: string) => { from: string }): boolean {
	return fields.every(({ name, optional }) => optional || /^(?:environment|stored)$/.test(valueOf(name).from))
}

/** What was typed, with an address made of its parts. */
function enteredIn({ fields }: Integration, form: Record<string, string>): Record<string, string> {
	return Object.fromEntries(
		fields.map(({ name, parts }) => {
			if (!parts) return [name, form[name] ?? '']
			const [host, port, user, password] = serverParts.map((part) => form[`${name}.${part}`]?.trim() ?? '')
			return [name, serverAddress({ host: host!, port: port!, user: user!, password: password! })]
		}),
	)
}

function savedWords(integration: Integration, result: SaveResult, email: string): RowAnswer {
	if (result.ok) {
		const { outcome } = result
		if (!outcome) return { tone: 'ok', message: 'Guardado.' }
		return outcome.ok
			? { tone: 'ok', message: `Guardado. ${testedWords(integration, email)}` }
			: { tone: 'err', message: `Guardado, mas o teste falhou. ${faultWords(integration, outcome)}` }
	}
	if (result.reason === 'nothing-entered')
		return { tone: 'err', message: 'Nada foi mudado: digite algo antes de guardar.' }
	if (result.reason === 'test-failed')
		return { tone: 'err', message: `Nada mudou, porque o teste falhou. ${faultWords(integration, result.outcome)}` }
	const fieldErrors = Object.fromEntries(Object.entries(result.takes).map(([name, takes]) => [name, `Use ${takes}.`]))
	return { tone: 'err', message: 'Nada foi guardado: confira os campos.', fieldErrors }
}
