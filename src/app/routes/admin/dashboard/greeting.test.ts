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
	[{ newLeads: 0, reviews: 0 }, 'Nada espera por você.'],
	[{ newLeads: 0, reviews: 2 }, 'Dois artigos esperam revisão.'],
	[{ newLeads: 0, reviews: 1 }, 'Um artigo espera revisão.'],
	[{ newLeads: 1, reviews: 0 }, 'Um pedido novo espera por você.'],
	[{ newLeads: 6, reviews: 1 }, 'Seis pedidos novos e um artigo esperam por você.'],
	[{ newLeads: 1200, reviews: 0 }, '1.200 pedidos novos esperam por você.'],
	[{ reviews: 2 }, 'Dois artigos esperam revisão.'],
	[{ reviews: 0 }, 'Nada espera por você.'],
	[{ returned: 0 }, 'Nada espera por você.'],
	[{ returned: 1 }, 'Um artigo voltou da revisão.'],
	[{ returned: 3 }, 'Três artigos voltaram da revisão.'],
	[{}, ''],
	[{ newLeads: null, reviews: 0 }, ''],
	[{ newLeads: 0, reviews: null }, ''],
	[{ returned: null }, ''],
	[{ newLeads: null, reviews: 2 }, 'Dois artigos esperam revisão.'],
	[{ newLeads: 1, reviews: null }, 'Um pedido novo espera por você.'],
] as const)('of %o it is said: %s', ([waiting, sentence]) => {
	const nothing = { newLeads: undefined, reviews: undefined, returned: undefined }
	expect(waitingOf({ ...nothing, ...waiting })).toBe(sentence)
})
