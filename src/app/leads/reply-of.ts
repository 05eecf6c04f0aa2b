import { claimsFor } from '#app/content/marketing/claims-for.ts'
import { site } from '#config/site.ts'
import type { Reply } from '#core/leads/lead.ts'
import type { Lead } from '#db/schema/leads.ts'
import { BRASILIA } from '#lib/brasilia-time.ts'

const MINUTES = 10

const clock = new Intl.DateTimeFormat('en-US', {
	timeZone: BRASILIA,
	weekday: 'short',
	hour: '2-digit',
	minute: '2-digit',
	hourCycle: 'h23',
})

/** What can be promised for a lead: nobody can call back who left no number, and nobody answers at night. */
export function replyOf({ kind, page, phone }: Pick<Lead, 'kind' | 'page' | 'phone'>, now: Date): Reply {
	if (kind !== 'quote') return 'by-mail'
	if (!phone) return 'in-chat'
	if (!isOpenFor(MINUTES, now)) return 'after-opening'
	return claimsFor(page, { now }).includes('cotacao-em-10-minutos') ? 'in-ten-minutes' : 'when-open'
}

/** Whether somebody is at work, and still will be in so many minutes. Holidays are not known here. */
function isOpenFor(minutes: number, now: Date): boolean {
	const parts = Object.fromEntries(clock.formatToParts(now).map(({ type, value }) => [type, value]))
	if (parts['weekday'] === 'Sat' || parts['weekday'] === 'Sun') return false
	const time = Number(parts['hour']) * 60 + Number(parts['minute'])
	return site.openingSpans.some(({ opens, closes }) => time >= inMinutes(opens) && time + minutes <= inMinutes(closes))
}

function inMinutes(time: string): number {
	const [hours = 0, minutes = 0] = time.split(':').map(Number)
	return hours * 60 + minutes
}
