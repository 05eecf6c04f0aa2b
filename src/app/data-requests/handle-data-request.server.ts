import { type ActionFunctionArgs, data } from 'react-router'
import { clientNetworkOf } from '#app/client-address.ts'
import { consentTexts } from '#app/leads/consent-texts.ts'
import { FASTEST_MS, LIMITS, typedIn, waitInWords } from '#app/leads/handle-lead.server.ts'
import { readForm } from '#app/read-form.ts'
import { correlationId, services } from '#app/services.ts'
import { dataRequestReference } from '#core/data-requests/data-request.ts'
import { dataRequestForm } from '#core/data-requests/data-request-form.ts'
import { submitDataRequest } from '#core/data-requests/submit-data-request.ts'
import type { LeadAnswer } from '#core/leads/lead.ts'
import { parseForm } from '#core/leads/parse-lead-form.ts'
import { countRequest } from '#core/limits/request-limit.ts'

const kind = 'data-request'

/** Takes a request about personal data: checks it, starts its clock, tells both sides, and answers with the number. */
export async function handleDataRequest({ request, context }: ActionFunctionArgs) {
	const { db, identity, siteUrl, sign, log, ...available } = context.get(services)
	const texts = await readForm(request)
	// Only a program fills the field that people cannot see. It is thanked like anyone else.
	if (texts['website']) return answer({ state: 'received', kind, mailGoesOut: available.mailConfigured })

	const refuse = (status: number, refusal: { errors?: Record<string, string>; message?: string }) =>
		answer(
			{ state: 'refused', kind, errors: refusal.errors ?? {}, message: refusal.message, values: typedIn(texts) },
			status,
		)
	const addressHash = sign(`address ${clientNetworkOf(request)}`)
	try {
		const now = available.now()
		const turn = await countRequest(db, { key: `leads ${addressHash}`, limits: LIMITS, now })
		if (!turn.ok)
			return refuse(429, {
				message: `Muitos envios seguidos. Tente de novo em ${waitInWords(turn.retryAfterSeconds)}.`,
			})
		if (texts['elapsed'] && Number(texts['elapsed']) < FASTEST_MS)
			return refuse(400, { message: 'Confira os dados e envie de novo.' })
		const form = parseForm(dataRequestForm, texts)
		if (!form.ok) return refuse(400, form)

		const submission = /^[0-9a-f-]{36}$/.test(texts['submission'] ?? '') ? texts['submission']! : null
		const { name: brand, privacyContact } = identity.current().identity
		const { request: stored, acknowledged } = await submitDataRequest(db, {
			request: {
				...form.value,
				phone: form.value.phone || null,
				submission,
				addressHash,
				noticeVersion: consentTexts[kind].version,
			},
			mailTo: privacyContact.email,
			brand,
			siteUrl,
			now,
		})
		available.mailQueued()
		return answer({
			state: 'received',
			kind,
			reference: dataRequestReference(stored),
			dueOn: stored.dueOn,
			mailGoesOut: acknowledged && available.mailConfigured,
		})
	} catch (error) {
		log.error({ err: error, correlationId: context.get(correlationId) }, 'a data request could not be stored')
		return refuse(503, {
			message: 'Não foi possível registrar o pedido agora. O que você digitou continua aqui: tente de novo.',
		})
	}
}

function answer(leadAnswer: LeadAnswer, status = 200) {
	return data(leadAnswer, { status })
}
