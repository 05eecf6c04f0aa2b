import type { LeadRow } from '#core/leads/list-leads.ts'
import { readablePhone } from '#core/leads/readable-phone.ts'

type Known = Pick<LeadRow, 'forgotten' | 'name' | 'email' | 'phone' | 'chatOpened'>

/** A lead is known by the name, else by the address; one that was forgotten by neither. */
export function whoOf({ forgotten, name, email, phone, chatOpened }: Known): { name: string; contact: string } {
	if (forgotten) return { name: 'Dados apagados', contact: 'sem contato' }
	const number = phone && readablePhone(phone)
	if (!name && email) return { name: email, contact: number ?? 'sem telefone' }
	return {
		name: name ?? 'Sem nome',
		contact: [number, email].filter(Boolean).join(' · ') || (chatOpened ? 'abriu a conversa' : 'sem contato'),
	}
}
