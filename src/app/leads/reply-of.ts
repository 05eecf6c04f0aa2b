import { complaintReplyDays } from '#app/content/legal/brokerage-facts.ts'
import { dueDay } from '#core/data-requests/data-request.ts'
import { claimsFor } from '#core/identity/claims.ts'
import type { Identity } from '#core/identity/identity-schema.ts'
import { LAST_MINUTES, openingAt } from '#core/identity/opening-at.ts'
import { closedWords, dateWords, whenWords } from '#core/identity/opening-words.ts'
import { afterWorkingDays } from '#core/identity/working-days.ts'
import { concernOf } from '#core/leads/contact-subjects.ts'
import type { Reply } from '#core/leads/lead.ts'
import type { Lead } from '#db/schema/leads.ts'
import { brasiliaMoment } from '#lib/brasilia-moment.ts'
import { timeOf } from '#lib/brasilia-time.ts'

type Kept = Pick<Identity, 'claims' | 'reviewsUrl' | 'openingHours' | 'specialDays'>
type Asked = Pick<Lead, 'kind' | 'page' | 'phone' | 'email' | 'answers'>

/** What can be promised for a lead: nobody can answer who left no contact, and nobody answers at night or on a holiday. */
export function replyOf({ kind, page, phone, email, answers }: Asked, identity: Kept, now: Date): Reply {
	if (kind !== 'quote') return replyToMessage(answers, identity, now)
	if (!phone && !email) return { way: 'no-contact' }
	const opening = openingAt(identity, now)
	if (!opening.open)
		return {
			way: 'after-opening',
			closed: closedWords(identity, now),
			when: opening.next && whenWords(opening.next, now),
		}
	if (!claimsFor(page, identity, now).includes('cotacao-em-10-minutos')) return { way: 'when-open' }
	return { way: 'in-ten-minutes', by: timeOf(new Date(now.getTime() + LAST_MINUTES * 60_000)) }
}

function replyToMessage(answers: Lead['answers'], identity: Kept, now: Date): Reply {
	const concern = concernOf(answers)
	if (concern === 'complaint')
		return { way: concern, by: dateWords(afterWorkingDays(complaintReplyDays, now, identity.specialDays)) }
	if (concern === 'privacy') return { way: concern, by: dateWords(brasiliaMoment(`${dueDay(now)}T12:00`)!) }
	const opening = openingAt(identity, now)
	return { way: 'by-mail', when: opening.open || !opening.next ? undefined : whenWords(opening.next, now) }
}

/** For the broker's mail: 'reclamação, responder até terça, 1º de dezembro'. */
export function deadlineIn(reply: Reply): string | undefined {
	if (reply.way !== 'complaint' && reply.way !== 'privacy') return undefined
	const what = reply.way === 'complaint' ? 'reclamação' : 'pedido sobre dados pessoais'
	return `${what}, responder até ${reply.by}`
}
