import { type ActionFunctionArgs, data } from 'react-router'
import { clientNetworkOf } from '#app/client-address.ts'
import { readForm } from '#app/read-form.ts'
import { correlationId, type Services, services } from '#app/services.ts'
import { siteOf } from '#core/identity/site.ts'
import type { LeadAnswer, LeadKind } from '#core/leads/lead.ts'
import { leadReference } from '#core/leads/lead-reference.ts'
import { requestNewsletter } from '#core/leads/newsletter.ts'
import { type FormTexts, newsletterForm, parseForm } from '#core/leads/parse-lead-form.ts'
import { readablePhone } from '#core/leads/readable-phone.ts'
import { requestPath } from '#core/leads/request/request-path.ts'
import { requestToken } from '#core/leads/request/request-token.ts'
import { submitLead } from '#core/leads/submit-lead.ts'
import { countRequest } from '#core/limits/request-limit.ts'
import type { Lead } from '#db/schema/leads.ts'
import { storableText } from '#lib/storable-text.ts'
import { consentTexts } from './consent-texts.ts'
import { continueInChat } from './continue-in-chat.server.ts'
import { promiseOf } from './promise-of.ts'
import { type FormsOfPage, readLead } from './read-lead.server.ts'
import { deadlineIn, replyOf } from './reply-of.ts'

/** Of one address, over all public forms. */
export const LIMITS = [
	{ seconds: 60, max: 10 },
	{ seconds: 3600, max: 60 },
]
/** Nobody fills a form this fast by hand. */
export const FASTEST_MS = 300

/** Takes what one of the page's forms sent: checks it, stores it, tells the broker, and answers the visitor. */
export async function handleLead({ request, url, context }: ActionFunctionArgs, forms: FormsOfPage) {
	const available = context.get(services)
	const { identity } = available.identity.current()
	const texts = await readForm(request)
	const kind = kindOf(texts, forms)
	if (!kind) throw data(null, { status: 400 })
	// Only a program fills the field that people cannot see. It is thanked like anyone else.
	if (texts['website']) return answer({ state: 'received', kind, mailGoesOut: available.mailConfigured })

	const refuse = (status: number, refusal: { errors?: Record<string, string>; message?: string }) =>
		answer(
			{ state: 'refused', kind, errors: refusal.errors ?? {}, message: refusal.message, values: typedIn(texts) },
			status,
		)
	const origin = originOf(request, url, texts, available)
	try {
		const now = available.now()
		const turn = await countRequest(available.db, { key: `leads ${origin.addressHash}`, limits: LIMITS, now })
		if (!turn.ok)
			return refuse(429, {
				message: `Muitos envios seguidos. Tente de novo em ${waitInWords(turn.retryAfterSeconds)}.`,
			})
		if (texts['elapsed'] && Number(texts['elapsed']) < FASTEST_MS) {
			return refuse(400, { message: 'Confira os dados e envie de novo.' })
		}

		if (kind === 'newsletter') {
			const form = parseForm(newsletterForm, texts)
			if (!form.ok) return refuse(400, form)
			const { page, addressHash } = origin
			const consentVersion = consentTexts.newsletter.version
			const { siteUrl, sign } = available
			const { email } = form.value
			await requestNewsletter(available.db, {
				email,
				page,
				consentVersion,
				addressHash,
				brand: identity.name,
				siteUrl,
				sign,
				now,
			})
			available.mailQueued()
			return answer({ state: 'received', kind, mailGoesOut: available.mailConfigured })
		}

		const form = readLead({ kind, texts, forms, now })
		if (!form.ok) return refuse(400, form)
		const submission = /^[0-9a-f-]{36}$/.test(texts['submission'] ?? '') ? texts['submission']! : null
		const lead = { ...form.value, ...origin, kind, submission, consentVersion: consentTexts[kind].version }
		const reply = replyOf(lead, identity, now)
		const { leadsTo: mailTo, siteUrl, sign, toRdStation } = available
		const deadline = deadlineIn(reply)
		const promise = promiseOf(lead, identity, now)
		const stored = await submitLead(available.db, {
			lead,
			mailTo,
			siteUrl,
			sign,
			deadline,
			promise,
			toRdStation,
			now,
		})
		available.mailQueued()
		return answer({ state: 'received', kind, reply, ...pointersOf(stored.lead, forms, available) })
	} catch (error) {
		available.log.error({ err: error, correlationId: context.get(correlationId) }, 'a lead could not be stored')
		return refuse(503, {
			message:
				'Não foi possível enviar agora. O que você digitou continua aqui: tente de novo ou fale com a gente por mensagem.',
		})
	}
}

/** Where the visitor goes from here: the number to quote, the chat that knows it all, and the page of a quote. */
function pointersOf(lead: Lead, forms: FormsOfPage, { identity, siteUrl, sign }: Services) {
	const number = siteOf(identity.current().identity).chat[forms.quote?.chat.line ?? 'default']
	const request = lead.kind === 'quote' ? requestPath(requestToken(lead.id, sign)) : undefined
	return {
		reference: leadReference(lead),
		chatHref: continueInChat(lead, { number, page: request && siteUrl + request }),
		request,
		phone: lead.phone ? readablePhone(lead.phone) : undefined,
	}
}

function answer(leadAnswer: LeadAnswer, status = 200) {
	return data(leadAnswer, { status })
}

function kindOf(texts: FormTexts, forms: FormsOfPage): LeadKind | undefined {
	const kinds = Object.keys(forms) as LeadKind[]
	return kinds.find((kind) => kind === texts['kind'])
}

/** Where the visitor came from. Of the page's query only campaign names are kept. */
function originOf(request: Request, url: URL, texts: FormTexts, { sign }: Services) {
	const campaign = [...new URLSearchParams(texts['search'] ?? '')]
		.filter(([name]) => /^utm_[a-z]{1,20}$/.test(name))
		.slice(0, 10)
	return {
		page: url.pathname,
		referrer: texts['referrer']?.slice(0, 500).toWellFormed() || null,
		utm: Object.fromEntries(campaign.map(([name, value]) => [name, storableText(value).slice(0, 200).toWellFormed()])),
		addressHash: sign(`address ${clientNetworkOf(request)}`),
	}
}

const ours = new Set(['kind', 'website', 'submission', 'elapsed', 'referrer', 'search'])

/** What the visitor typed, to be shown again. */
export function typedIn(texts: FormTexts): FormTexts {
	return Object.fromEntries(Object.entries(texts).filter(([name]) => !ours.has(name)))
}

export function waitInWords(seconds: number): string {
	return seconds <= 90 ? `${seconds} segundos` : `${Math.ceil(seconds / 60)} minutos`
}
