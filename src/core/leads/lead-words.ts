import type { Lead, LeadEvent, LeadStatus } from '#db/schema/leads.ts'

/** The states in the order a request goes through them, as the broker calls them. */
export const statusWords: Record<LeadStatus, string> = {
	new: 'novo',
	contacted: 'em contato',
	quoted: 'cotado',
	won: 'ganho',
	lost: 'perdido',
}

export const kindWords: Record<Lead['kind'], string> = {
	quote: 'Pedido de cotação',
	contact: 'Mensagem',
	notify: 'Avise-me',
}

/** What the visitor did on the page of the request. */
export const eventWords: Record<Exclude<LeadEvent['kind'], 'status' | 'note'>, string> = {
	'contact-given': 'deixou ou corrigiu o contato',
	'chat-opened': 'abriu a conversa',
	'message-left': 'escreveu um recado',
	'file-sent': 'enviou um arquivo',
	'file-removed': 'apagou um arquivo',
	withdrawn: 'retirou o pedido',
}
