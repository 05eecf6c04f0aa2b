import { lostReasonWords } from '#core/leads/lead-words.ts'
import type { LeadStatus, LostReason } from '#db/schema/leads.ts'

/** The states as the address bar spells them. */
export const statusSlugs: Record<LeadStatus, string> = {
	new: 'novo',
	contacted: 'em-contato',
	quoted: 'cotado',
	won: 'ganho',
	lost: 'perdido',
}

export const statuses = Object.keys(statusSlugs) as LeadStatus[]

/** From a form's field. */
export function parseStatus(text: unknown): LeadStatus | undefined {
	return statuses.find((status) => status === text)
}

export const lostReasons = Object.keys(lostReasonWords) as LostReason[]

export function parseLostReason(text: unknown): LostReason | undefined {
	return lostReasons.find((reason) => reason === text)
}
