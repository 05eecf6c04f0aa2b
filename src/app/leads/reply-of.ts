import { claimsFor } from '#core/identity/claims.ts'
import type { Identity } from '#core/identity/identity-schema.ts'
import { openingAt } from '#core/identity/opening-at.ts'
import type { Reply } from '#core/leads/lead.ts'
import type { Lead } from '#db/schema/leads.ts'

type Kept = Pick<Identity, 'claims' | 'reviewsUrl' | 'openingHours' | 'specialDays'>

/** What can be promised for a lead: nobody can call back who left no number, and nobody answers at night or on a holiday. */
export function replyOf(
	{ kind, page, phone }: Pick<Lead, 'kind' | 'page' | 'phone'>,
	identity: Kept,
	now: Date,
): Reply {
	if (kind !== 'quote') return 'by-mail'
	if (!phone) return 'in-chat'
	if (!openingAt(identity, now).open) return 'after-opening'
	return claimsFor(page, identity, now).includes('cotacao-em-10-minutos') ? 'in-ten-minutes' : 'when-open'
}
