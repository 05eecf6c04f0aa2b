import { answersInOrder } from '#app/leads/answers-in-order.server.ts'
import { leadReference } from '#core/leads/lead-reference.ts'
import { requestPath } from '#core/leads/request/request-path.ts'
import { requestToken } from '#core/leads/request/request-token.ts'
import {
	type FieldValues,
	fillTemplate,
	greetingAt,
	hasGap,
	textOfParts,
} from '#core/leads/templates/template-fields.ts'
import type { Lead } from '#db/schema/leads.ts'
import { brasiliaClock } from '#lib/brasilia-moment.ts'
import type { ReplyTemplate } from './use-reply-text.ts'

type Asked = Pick<Lead, 'id' | 'kind' | 'number' | 'product' | 'name' | 'answers'>
export type Writing = { me: string; brand: string; siteUrl: string; sign: (text: string) => string; now: Date }

/** What a message can say of a lead. What the lead does not say is left out. */
export function messageValues(lead: Asked, { me, brand, siteUrl, sign, now }: Writing): FieldValues {
	const detail = answersInOrder(lead)
		.flatMap(([label, answer]) => (label === 'CEP' || lead.kind === 'contact' ? [] : [answer]))
		.join(' ')
	const values = {
		saudacao: greetingAt(Number(brasiliaClock(now).slice(11, 13))),
		nome: firstName(lead.name),
		produto: lead.product ?? '',
		detalhe: detail,
		cep: lead.answers['CEP'] ?? '',
		numero: leadReference(lead),
		corretor: firstName(me),
		corretora: brand,
		link: lead.kind === 'quote' ? siteUrl + requestPath(requestToken(lead.id, sign)) : '',
	}
	return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''))
}

/** Every text filled for one lead. Where none can be filled whole, what can be said to anybody is among them. */
export function replyTemplates(
	templates: readonly { id: string; name: string; body: string }[],
	lead: Asked,
	writing: Writing,
	plain: string,
): ReplyTemplate[] {
	const values = messageValues(lead, writing)
	const filled = templates.map(({ id, name, body }) => ({ id, name, parts: fillTemplate(body, values) }))
	if (filled.some(({ parts }) => !hasGap(parts))) return filled
	return [...filled, { id: 'saudacao', name: 'Saudação', parts: [{ kind: 'text', text: plain }] }]
}

/** Of the texts the first that this lead fills; for answering in one tap, out of a list. */
export function readyText(templates: readonly { body: string }[], values: FieldValues): string | undefined {
	const filled = templates.map(({ body }) => fillTemplate(body, values)).find((parts) => !hasGap(parts))
	return filled && textOfParts(filled)
}

function firstName(name: string | null): string {
	return name?.trim().split(/\s+/)[0] ?? ''
}
