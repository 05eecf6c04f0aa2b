import { expect, test } from 'vitest'
import type { AnswerPromise } from '#db/schema/leads.ts'
import { clockOf, type WaitingLead } from './waiting.ts'

const day = [
	{ opens: '08:00', closes: '12:00' },
	{ opens: '14:00', closes: '18:00' },
]
const openingHours = { monday: day, tuesday: day, wednesday: day, thursday: day, friday: day, saturday: [], sunday: [] }
const doors = { openingHours, specialDays: [] }
const at = (text: string) => new Date(`${text}:00-03:00`)

function aWait(since: string, promise: AnswerPromise | null, due: string | null, answered?: string): WaitingLead {
	return {
		createdAt: at(since),
		reachableSince: at(since),
		answerPromise: promise,
		answerDueAt: due === null ? null : at(due),
		answeredAt: answered === undefined ? null : at(answered),
	}
}

test.for([
	['2026-11-16T09:10', 'on-time', '3 min', 0.3],
	['2026-11-16T09:14', 'soon', '7 min', 0.7],
	['2026-11-16T09:17', 'soon', '10 min', 1],
	['2026-11-16T09:18', 'late', '11 min', 1],
	['2026-11-16T14:07', 'late', '3 h', 1],
	['2026-11-18T12:00', 'late', 'há 2 dias', 1],
] as const)('ten minutes promised at 09:07, seen at %s', ([now, tone, words, share]) => {
	const lead = aWait('2026-11-16T09:07', 'ten-minutes', '2026-11-16T09:17')
	expect(clockOf(lead, doors, at(now))).toMatchObject({ tone, words, share })
})

test('what comes on a Saturday waits for Monday, and is not late on Monday morning', () => {
	const lead = aWait('2026-11-14T10:00', 'after-opening', '2026-11-17T08:00')
	expect(clockOf(lead, doors, at('2026-11-15T20:00'))).toMatchObject({
		tone: 'closed',
		words: 'a partir de amanhã, 8h',
	})
	expect(clockOf(lead, doors, at('2026-11-14T20:00')).words).toBe('a partir de seg., 8h')
	expect(clockOf(lead, doors, at('2026-11-16T08:40'))).toMatchObject({ tone: 'open', words: '40 min', share: 0 })
	expect(clockOf(lead, doors, at('2026-11-17T08:01')).tone).toBe('late')
})

test('without a promise nothing is ever late', () => {
	const lead = aWait('2026-11-09T09:00', null, null)
	expect(clockOf(lead, doors, at('2026-11-16T09:00'))).toMatchObject({ tone: 'open', words: 'há 7 dias' })
})

test('a complaint says its last day, and is late after it', () => {
	const lead = aWait('2026-11-16T09:00', 'complaint', '2026-11-24T00:00')
	expect(clockOf(lead, doors, at('2026-11-23T23:59'))).toMatchObject({ tone: 'open', task: 'Reclamação: até hoje' })
	expect(clockOf(lead, doors, at('2026-11-20T09:00')).task).toBe('Reclamação: até seg.')
	expect(clockOf(lead, doors, at('2026-11-24T00:01')).tone).toBe('late')
})

test('the first answer stops the clock, closed hours left out', () => {
	const lead = aWait('2026-11-16T11:58', 'after-opening', '2026-11-17T14:00', '2026-11-16T14:03')
	expect(clockOf(lead, doors, at('2026-11-20T10:00'))).toMatchObject({ tone: 'answered', words: 'em 5 min' })
})
