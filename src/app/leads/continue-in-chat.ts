import { leadReference } from '#core/leads/lead-mail.ts'
import type { Lead } from '#db/schema/leads.ts'
import { chatLink } from '#lib/chat-link.ts'

/** The chat link of the thank-you: the broker need not ask again. */
export function continueInChat(lead: Lead, number: string): string {
	const about = lead.product ? ` sobre ${lead.product}` : ''
	const details = [...Object.entries(lead.answers), ...(lead.name ? [['Nome', lead.name]] : [])]
	const text = [
		`Olá! Enviei o pedido ${leadReference(lead)}${about}.`,
		...details.map(([label, answer]) => `${label}: ${answer}`),
	]
	return chatLink(number, text.join('\n').slice(0, 1500))
}
