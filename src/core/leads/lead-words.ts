import type { Lead, LeadStatus } from '#db/schema/leads.ts'

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
