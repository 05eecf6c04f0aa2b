import { expect, test } from 'vitest'
import { greetingOf, todayOf, waitingOf } from './greeting.ts'

test.for([
	['2026-11-15T07:59:00Z', 'Boa noite, Ana'],
	['2026-11-15T08:00:00Z', 'Bom dia, Ana'],
	['2026-11-15T14:59:00Z', 'Bom dia, Ana'],
	['2026-11-15T15:00:00Z', 'Boa tarde, Ana'],
	['2026-11-15T21:00:00Z', 'Boa noite, Ana'],
] as const)('at %s in UTC it is "%s" in Brasília', ([moment, greeting]) => {
	expect(greetingOf('Ana Nunes', new Date(moment))).toBe(greeting)
})

test('somebody without a name is greeted too', () => {
	expect(greetingOf(' ', new Date('2026-11-15T12:00:00Z'))).toBe('Bom dia')
})

test('the day is the one in Brasília, as a sentence', () => {
	expect(todayOf(new Date('2026-11-16T01:00:00Z'))).toBe('Domingo, 15 de novembro.')
})

test.for([
	[0, 0, 'Nada espera por você.'],
	[0, 2, 'Dois rascunhos esperam revisão.'],
	[0, 1, 'Um rascunho espera revisão.'],
	[1, 0, 'Um pedido novo espera por você.'],
	[6, 1, 'Seis pedidos novos e um rascunho esperam por você.'],
	[1200, 0, '1.200 pedidos novos esperam por você.'],
	[undefined, 2, 'Dois rascunhos esperam revisão.'],
	[undefined, 0, ''],
] as const)('%s new leads and %s drafts: %s', ([newLeads, drafts, sentence]) => {
	expect(waitingOf({ newLeads, drafts })).toBe(sentence)
})
