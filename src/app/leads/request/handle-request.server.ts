import { type ActionFunctionArgs, data } from 'react-router'
import { readForm } from '#app/read-form.ts'
import { correlationId, type Services, services } from '#app/services.ts'
import { emailForm, type FormTexts, parseForm, phoneForm } from '#core/leads/parse-lead-form.ts'
import { removeFile } from '#core/leads/request/attach-file.ts'
import { giveContact } from '#core/leads/request/give-contact.ts'
import { leaveMessage } from '#core/leads/request/leave-message.ts'
import { requestPath } from '#core/leads/request/request-path.ts'
import { withdrawRequest } from '#core/leads/request/withdraw-request.ts'
import type { Lead } from '#db/schema/leads.ts'
import { promiseOf } from '../promise-of.ts'
import { mayWrite, openRequest } from './open-request.server.ts'
import type { RequestAnswer, RequestIntent } from './request-answer.ts'

type Change = { token: string; texts: FormTexts; services: Services; now: Date }
type Result = { ok: true; mailed?: boolean } | { ok: false; reason: keyof typeof refusals }

const refusals = {
	over: 'Este pedido já terminou e não pode mais ser mudado.',
	'not-found': 'Este pedido não existe mais.',
	'too-long': 'Use no máximo 2.000 caracteres.',
	'too-often': 'O contato deste pedido mudou vezes demais. Fale com a gente por mensagem.',
} as const

/** Takes what a visitor changes on the page of a request. */
export async function handleRequest({ request, params, context }: ActionFunctionArgs) {
	const available = context.get(services)
	const token = params['token'] ?? ''
	await openRequest(request, token, available)
	const texts = await readForm(request)
	const intent = intentOf(texts['intent'])
	if (!intent) throw data(null, { status: 400 })
	if (!(await mayWrite(request, available)))
		return answer({ intent, ok: false, message: 'Muitas mudanças seguidas. Tente de novo em alguns minutos.' }, 429)
	try {
		const change = { token, texts, services: available, now: available.now() }
		const wrong = wrongField(intent, texts)
		if (wrong) return answer({ intent, ok: false, message: wrong, value: texts[intent] }, 400)
		const result = await changes[intent](change)
		available.mailQueued()
		const linkGoes = 'mailed' in result && result.mailed && available.mailConfigured
		const message = linkGoes ? `${done.email} O endereço desta página vai para ele.` : done[intent]
		if (result.ok) return answer({ intent, ok: true, message })
		return answer({ intent, ok: false, message: refusals[result.reason], value: texts[intent] }, 409)
	} catch (error) {
		available.log.error({ err: error, correlationId: context.get(correlationId) }, 'a request could not be changed')
		const message = 'Não foi possível salvar agora. Tente de novo ou fale com a gente por mensagem.'
		return answer({ intent, ok: false, message, value: texts[intent] }, 503)
	}
}

const done: Record<RequestIntent, string> = {
	phone: 'Telefone guardado. É nele que respondemos.',
	email: 'E-mail guardado.',
	note: 'Recado guardado. Quem atende o pedido o lê.',
	'remove-file': 'Arquivo apagado.',
	withdraw: 'Pedido retirado.',
}

const changes: Record<RequestIntent, (change: Change) => Promise<Result>> = {
	phone: (change) => give(change, { phone: change.texts['phone']!.trim() }),
	email: (change) => give(change, { email: change.texts['email']!.trim() }),
	note: ({ token, texts, services: { db }, now }) => leaveMessage(db, { token, text: texts['note'] ?? '', now }),
	'remove-file': ({ token, texts, services: { db }, now }) => removeFile(db, { token, id: texts['file'] ?? '', now }),
	withdraw: ({ token, services: { db, leadsTo }, now }) => withdrawRequest(db, { token, mailTo: leadsTo, now }),
}

function give({ token, services: available, now }: Change, contact: { phone: string } | { email: string }) {
	const { db, leadsTo: mailTo, siteUrl, identity, toRdStation } = available
	const { identity: who } = identity.current()
	const promiseFor = (lead: Lead) => promiseOf(lead, who, now)
	const link = siteUrl + requestPath(token)
	return giveContact(db, { token, contact, brand: who.name, link, mailTo, promiseFor, toRdStation, now })
}

function wrongField(intent: RequestIntent, texts: FormTexts): string | undefined {
	if (intent !== 'phone' && intent !== 'email') return undefined
	const form = intent === 'phone' ? parseForm(phoneForm, texts) : parseForm(emailForm, texts)
	return form.ok ? undefined : form.errors[intent]
}

function intentOf(text: string | undefined): RequestIntent | undefined {
	return (Object.keys(done) as RequestIntent[]).find((intent) => intent === text)
}

function answer(content: RequestAnswer, status = 200) {
	return data(content, { status })
}
