import { expect, test } from 'vitest'
import { groupCountOf, menuCountOf } from './menu-counts.ts'

test.for([
	['/admin/revisao', { waitingReviews: 3 }, '3 à espera', 'work'],
	['/admin/revisao', { waitingReviews: 3, overdueReviews: 0 }, '3 à espera', 'work'],
	['/admin/revisao', { waitingReviews: 3, overdueReviews: 1 }, '3 à espera, 1 há mais de 24 horas', 'broken'],
	['/admin/revisao', { returnedReviews: 1 }, '1 devolvido', 'work'],
	['/admin/revisao', { returnedReviews: 2 }, '2 devolvidos', 'work'],
	['/admin/fatos', { expiringFacts: 1 }, '1 vence logo', 'work'],
	['/admin/fatos', { expiringFacts: 5 }, '5 vencem logo', 'work'],
	['/admin/leads', { newLeads: 1 }, '1 novo', 'work'],
	['/admin/leads', { newLeads: 4 }, '4 novos', 'work'],
	['/admin/privacidade', { openDataRequests: 2 }, '2 em aberto', 'work'],
	['/admin/privacidade', { openDataRequests: 2, lateDataRequests: 1 }, '2 em aberto, 1 fora do prazo', 'broken'],
	['/admin/outbox', { stuckMails: 1 }, '1 parado', 'stuck'],
	['/admin/outbox', { stuckMails: 12 }, '12 parados', 'stuck'],
] as const)('beside %s with %o stands %s', ([screen, work, said, tone]) => {
	const { count, words, ...rest } = menuCountOf(screen, work)!
	expect({ said: `${count} ${words}`, ...rest }).toEqual({ said, tone })
})

test('a screen on which nothing waits has no number, nor has one that counts nothing', () => {
	expect(menuCountOf('/admin/leads', { newLeads: 0, stuckMails: 2 })).toBeUndefined()
	expect(menuCountOf('/admin/posts', { newLeads: 3 })).toBeUndefined()
})

test('a folded group says what asks most for somebody, and where', () => {
	const screens = [
		{ label: 'Leads', to: '/admin/leads' },
		{ label: 'E-mails', to: '/admin/outbox' },
	]
	expect(groupCountOf(screens, {})).toBeUndefined()
	expect(groupCountOf(screens, { newLeads: 4 })).toEqual({ count: 4, words: 'novos em Leads', tone: 'work' })
	expect(groupCountOf(screens, { newLeads: 4, stuckMails: 1 })).toEqual({
		count: 1,
		words: 'parado em E-mails',
		tone: 'stuck',
	})
})
