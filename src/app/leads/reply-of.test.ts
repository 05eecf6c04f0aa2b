import { expect, test } from 'vitest'
import { freshIdentity } from '#app/content/fresh-identity.server.ts'
import { replyOf } from './reply-of.ts'

const quote = { kind: 'quote', page: '/seguros/auto', phone: '51999990000' } as const

// Times of Brasília, three hours behind UTC.
test.for([
	['Monday morning', '2026-11-16T11:00:00Z', 'in-ten-minutes'],
	['ten minutes before lunch', '2026-11-16T14:50:00Z', 'in-ten-minutes'],
	['nine minutes before lunch', '2026-11-16T14:51:00Z', 'after-opening'],
	['at lunch', '2026-11-16T15:30:00Z', 'after-opening'],
	['before opening', '2026-11-16T10:59:00Z', 'after-opening'],
	['Friday at closing', '2026-11-20T21:00:00Z', 'after-opening'],
	['a national holiday', '2026-11-20T13:00:00Z', 'after-opening'],
	['Sunday night', '2026-11-15T23:00:00Z', 'after-opening'],
	['Monday in UTC, Sunday night in Brasília', '2026-11-16T01:00:00Z', 'after-opening'],
] as const)('on %s a quote with a phone is promised what can be kept', ([, at, reply]) => {
	expect(replyOf(quote, freshIdentity, new Date(at))).toBe(reply)
})

const atWork = new Date('2026-11-16T13:00:00Z')

test('nobody calls back who left no number, and a message is answered by mail', () => {
	expect(replyOf({ ...quote, phone: null }, freshIdentity, atWork)).toBe('in-chat')
	expect(replyOf({ kind: 'contact', page: '/contact', phone: null }, freshIdentity, atWork)).toBe('by-mail')
	expect(replyOf({ kind: 'contact', page: '/contact', phone: '51999990000' }, freshIdentity, atWork)).toBe('by-mail')
})

test('once the ten minutes have no basis, only the opening hours are promised', () => {
	expect(replyOf(quote, freshIdentity, new Date('2027-11-16T13:00:00Z'))).toBe('when-open')
})
