import { leadReference } from '#core/leads/lead-reference.ts'
import { chatNumber } from '#core/whatsapp/chat-number.ts'
import type { Lead } from '#db/schema/leads.ts'
import { chatLink } from '#lib/chat-link.ts'

type Asked = Pick<Lead, 'kind' | 'number' | 'product' | 'name' | 'email' | 'phone'>

/** Opens a chat with the visitor, the text written. Nothing where the phone is missing or has no area code. */
export function chatReply(lead: Pick<Lead, 'phone'>, text: string): string | undefined {
	const number = lead.phone ? chatNumber(lead.phone) : undefined
	return number && chatLink(number, text)
}

/** What can be said to anybody, where no text of the brokerage's fits. */
export function plainGreeting(lead: Asked, brand: string): string {
	return `${greeting(lead)} ${opening(lead, brand)} Podemos conversar por aqui?`
}

type Mailed = Pick<Lead, 'number' | 'product' | 'email'>

export function mailReply(lead: Mailed, brand: string, body: string): string | undefined {
	if (!lead.email) return undefined
	const subject = `${lead.product ?? 'Sua mensagem'}: ${brand} (${leadReference(lead)})`
	const address = encodeURIComponent(lead.email).replaceAll('%40', '@')
	return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
}

function greeting({ name }: Asked): string {
	const first = name?.trim().split(/\s+/)[0]
	return first ? `Olá, ${first}!` : 'Olá!'
}

function opening(lead: Asked, brand: string): string {
	const reference = leadReference(lead)
	const from = `Aqui é da ${brand}.`
	if (lead.kind === 'contact') return `${from} Recebemos sua mensagem (${reference}).`
	if (lead.kind === 'notify') return `${from} Você pediu notícias sobre ${lead.product} (${reference}).`
	return `${from} Recebemos seu pedido de cotação de ${lead.product} (${reference}).`
}
