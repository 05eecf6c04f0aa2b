import { and, isNull } from 'drizzle-orm'
import { type Lead, leads } from '#db/schema/leads.ts'
import { isForgotten, notForgotten } from './forget-leads.ts'

/** Nobody can answer: neither telephone nor e-mail was left, nor the chat opened. */
export const unreachable = and(isNull(leads.phone), isNull(leads.email), isNull(leads.reachableSince), notForgotten)!

export function isUnreachable(lead: Pick<Lead, 'phone' | 'email' | 'reachableSince' | 'fingerprint'>): boolean {
	return !lead.phone && !lead.email && !lead.reachableSince && !isForgotten(lead)
}
