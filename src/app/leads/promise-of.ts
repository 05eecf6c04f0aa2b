import { complaintReplyDays } from '#app/content/legal/brokerage-facts.ts'
import { dueDay } from '#core/data-requests/data-request.ts'
import { claimsFor } from '#core/identity/claims.ts'
import type { Identity } from '#core/identity/identity-schema.ts'
import { LAST_MINUTES, openingAt } from '#core/identity/opening-at.ts'
import { afterWorkingDays } from '#core/identity/working-days.ts'
import { concernOf } from '#core/leads/contact-subjects.ts'
import type { Promised } from '#core/leads/submit-lead.ts'
import type { Lead } from '#db/schema/leads.ts'
import { brasiliaMoment } from '#lib/brasilia-moment.ts'
import { addDays, brasiliaDay } from '#lib/brasilia-time.ts'

type Kept = Pick<Identity, 'claims' | 'reviewsUrl' | 'openingHours' | 'specialDays'>
type Asked = Pick<Lead, 'kind' | 'page' | 'phone' | 'email' | 'answers'>

const DAY_MS = 86_400_000

/** What replyOf says to the visitor, kept beside the lead: the inbox measures by what was said and by nothing else. */
export function promiseOf({ kind, page, phone, email, answers }: Asked, identity: Kept, now: Date): Promised {
	if (kind === 'contact') {
		const concern = concernOf(answers)
		if (concern === 'complaint')
			return by(concern, endOf(brasiliaDay(afterWorkingDays(complaintReplyDays, now, identity.specialDays))))
		return concern === 'privacy' ? by(concern, endOf(dueDay(now))) : nothing
	}
	if (kind !== 'quote' || (!phone && !email)) return nothing
	const opening = openingAt(identity, now)
	// A morning's worth of requests waits behind the door: as on the page of the request, it is late a day after that.
	if (!opening.open) return opening.next ? by('after-opening', new Date(opening.next.getTime() + DAY_MS)) : nothing
	if (!claimsFor(page, identity, now).includes('cotacao-em-10-minutos')) return nothing
	return by('ten-minutes', new Date(now.getTime() + LAST_MINUTES * 60_000))
}

const nothing: Promised = { answerPromise: null, answerDueAt: null }

function by(answerPromise: NonNullable<Promised['answerPromise']>, answerDueAt: Date): Promised {
	return { answerPromise, answerDueAt }
}

function endOf(day: string): Date {
	return brasiliaMoment(`${addDays(day, 1)}T00:00`)!
}
