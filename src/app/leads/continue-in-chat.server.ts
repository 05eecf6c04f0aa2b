import { leadReference } from '#core/leads/lead-reference.ts'
import type { Lead } from '#db/schema/leads.ts'
import { chatLink } from '#lib/chat-link.ts'
import { answersInOrder } from './answers-in-order.server.ts'

/** The page of the request comes last and whole: a link that is cut off leads nowhere. */
const MOST_WORDS = 1300

type Asked = Pick<Lead, 'number' | 'product' | 'answers' | 'name' | 'phone' | 'email' | 'kind'>
type Chat = { number: string; page?: string | undefined }

/** The chat link of the thank-you: the broker need not ask again. */
export function continueInChat(lead: Asked, { number, page }: Chat): string {
	const about = lead.product ? ` sobre ${lead.product}` : ''
	const details = [...answersInOrder(lead), ...(lead.name ? [['Nome', lead.name]] : [])]
	const text = [
		`Olá! Enviei o pedido ${leadReference(lead)}${about}.`,
		...details.map(([label, answer]) => `${label}: ${answer}`),
		...(lead.kind === 'quote' && !lead.phone && !lead.email ? ['Quero receber a resposta por aqui.'] : []),
	]
	const words = text.join('\n').slice(0, MOST_WORDS).toWellFormed()
	return chatLink(number, page ? `${words}\nMeu pedido: ${page}` : words)
}
