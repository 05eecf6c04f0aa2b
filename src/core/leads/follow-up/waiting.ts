import type { SpecialDay } from '#core/identity/holidays.ts'
import { ENOUGH_MINUTES, openMinutesBetween } from '#core/identity/open-minutes.ts'
import { openingAt } from '#core/identity/opening-at.ts'
import type { OpeningHours } from '#core/identity/opening-hours.ts'
import type { Lead } from '#db/schema/leads.ts'
import { ageOf, daysBetween, timeOf } from '#lib/brasilia-time.ts'
import { shortWhen } from './short-when.ts'

type Doors = { openingHours: OpeningHours; specialDays: readonly SpecialDay[] }

export type WaitingLead = Pick<Lead, 'createdAt' | 'reachableSince' | 'answerPromise' | 'answerDueAt' | 'answeredAt'>

/** The ring fills in the ten minutes of the promise; without one there is nothing to fill. */
export type Clock = {
	/** 'on-time' up to six minutes, 'soon' up to nine; 'late' only when the promise is broken; 'open' where none was made. */
	tone: 'on-time' | 'soon' | 'late' | 'open' | 'closed' | 'answered'
	/** How full the ring is, of 1. */
	share: number
	/** '7 min', 'em 3 min', 'a partir de seg., 8h' */
	words: string
	/** What is to be done until when: 'Responder até 09:17'. */
	task: string
}

const PROMISED_MINUTES = 10
const SOON_MINUTES = 7

/** How long somebody waits for the first answer, in opening hours, beside what they were promised. */
export function clockOf(lead: WaitingLead, doors: Doors, now: Date): Clock {
	const since = lead.reachableSince ?? lead.createdAt
	if (lead.answeredAt) {
		const minutes = openMinutesBetween(doors, since, lead.answeredAt)
		return { tone: 'answered', share: 1, words: `em ${minutesInWords(minutes)}`, task: 'Respondido' }
	}
	const minutes = openMinutesBetween(doors, since, now)
	const words = minutes >= ENOUGH_MINUTES ? longWait(since, now) : minutesInWords(minutes)
	const { answerDueAt: due, answerPromise: promise } = lead
	if (due && now > due) return { tone: 'late', share: 1, words, task: 'Responder já' }
	const opening = openingAt(doors, now, 0)
	if (minutes === 0 && !opening.open) {
		const from = opening.next && `a partir de ${shortWhen(opening.next, now)}`
		return { tone: 'closed', share: 0, words: from ?? 'fechado', task: 'Responder ao abrir' }
	}
	if (promise === 'ten-minutes' && due) {
		const tone = minutes >= SOON_MINUTES ? 'soon' : 'on-time'
		return { tone, share: Math.min(1, minutes / PROMISED_MINUTES), words, task: `Responder até ${timeOf(due)}` }
	}
	if ((promise === 'complaint' || promise === 'privacy') && due) {
		const what = promise === 'complaint' ? 'Reclamação' : 'Dados pessoais'
		// The promise runs to the end of its last day.
		return { tone: 'open', share: 0, words, task: `${what}: até ${shortWhen(new Date(due.getTime() - 1), now, 'day')}` }
	}
	return { tone: 'open', share: 0, words, task: 'Responder' }
}

/** A date would say less: nobody counts from it. */
function longWait(since: Date, now: Date): string {
	return daysBetween(since, now) > 30 ? 'mais de 30 dias' : ageOf(since, now)
}

export function minutesInWords(minutes: number): string {
	if (minutes < 60) return `${minutes} min`
	const hours = Math.floor(minutes / 60)
	return minutes >= ENOUGH_MINUTES ? `mais de ${hours} h` : `${hours} h`
}
