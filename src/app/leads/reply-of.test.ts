import { expect, test } from 'vitest'
import { freshIdentity } from '#app/content/fresh-identity.server.ts'
import { replyOf } from './reply-of.ts'

const quote = { kind: 'quote', page: '/seguros/auto', phone: '51999990000', email: null, answers: {} } as const
const identity = { ...freshIdentity, specialDays: [] }

// Times of Brasília, three hours behind UTC.
test.for([
	['Monday morning', '2026-11-16T11:00:00Z', { way: 'in-ten-minutes', by: '08:10' }],
	['ten minutes before lunch', '2026-11-16T14:50:00Z', { way: 'in-ten-minutes', by: '12:00' }],
	['nine minutes before lunch', '2026-11-16T14:51:00Z', { when: 'hoje, a partir das 14h' }],
	['at lunch', '2026-11-16T15:30:00Z', { when: 'hoje, a partir das 14h' }],
	['before opening', '2026-11-16T10:59:00Z', { when: 'hoje, a partir das 8h' }],
	['a national holiday', '2026-11-20T13:00:00Z', { when: 'segunda, a partir das 8h' }],
	['Sunday night', '2026-11-08T23:00:00Z', { way: 'after-opening', when: 'segunda, a partir das 8h' }],
	['Monday in UTC, Sunday night in Brasília', '2026-11-16T01:00:00Z', { when: 'segunda, a partir das 8h' }],
] as const)('on %s a quote with a phone is promised what can be kept', ([, at, reply]) => {
	expect(replyOf(quote, identity, new Date(at))).toMatchObject(reply)
})

const atWork = new Date('2026-11-16T13:00:00Z')
const message = { ...quote, kind: 'contact', page: '/contact', email: 'ana@exemplo.com.br' } as const

test('nobody answers who left neither telephone nor e-mail, at whatever hour', () => {
	for (const at of [atWork, new Date('2026-11-15T23:00:00Z')])
		expect(replyOf({ ...quote, phone: null }, identity, at)).toEqual({ way: 'no-contact' })
	expect(replyOf({ ...quote, phone: null, email: 'ana@exemplo.com.br' }, identity, atWork)).toMatchObject({
		way: 'in-ten-minutes',
	})
})

test('a message is answered by mail: with the hour where nobody is there, and never in minutes', () => {
	expect(replyOf(message, identity, atWork)).toEqual({ way: 'by-mail', when: undefined })
	expect(replyOf(message, identity, new Date('2026-11-08T23:00:00Z'))).toEqual({
		way: 'by-mail',
		when: 'segunda, a partir das 8h',
	})
})

test('a complaint has ten working days, a request about personal data fifteen days', () => {
	const about = (Assunto: string) => replyOf({ ...message, answers: { Assunto } }, identity, atWork)
	expect(about('Reclamação')).toEqual({ way: 'complaint', by: 'terça, 1º de dezembro' })
	expect(about('Meus dados pessoais (LGPD)')).toEqual({ way: 'privacy', by: 'terça, 1º de dezembro' })
	expect(about('Elogio')).toMatchObject({ way: 'by-mail' })
})

test('once the ten minutes have no basis, only the opening hours are promised', () => {
	expect(replyOf(quote, identity, new Date('2027-11-16T13:00:00Z'))).toEqual({ way: 'when-open' })
})

test('whoever is closed for a month names no hour', () => {
	const openingHours = Object.fromEntries(Object.keys(identity.openingHours).map((day) => [day, []]))
	const shut = { ...identity, openingHours: openingHours as unknown as typeof identity.openingHours }
	expect(replyOf(quote, shut, atWork)).toMatchObject({ way: 'after-opening', when: undefined })
})
