import { expect, test } from 'vitest'
import { freshIdentity } from '#app/content/fresh-identity.server.ts'
import { aLead } from '#core/leads/testing/a-lead.ts'
import type { Lead } from '#db/schema/leads.ts'
import { requestPromise } from './request-promise.ts'

const identity = { ...freshIdentity, specialDays: [] }

function told(lead: Partial<Lead>, at: string, broker?: string) {
	const since = new Date('2026-11-16T12:07:00Z')
	const whole = { ...aLead(), status: 'new', createdAt: since, reachableSince: since, ...lead } as Lead
	return requestPromise({ lead: whole, broker, identity, now: new Date(at) })
}

// Times of Brasília, three hours behind UTC.
test('within the hour that was promised the page names it; afterwards it does not promise it again', () => {
	expect(told({}, '2026-11-16T12:10:00Z')).toEqual({
		who: 'A equipe da Farol do Sul responde até 09:17',
		when: 'Hoje atendemos até as 12h.',
	})
	expect(told({}, '2026-11-16T12:18:00Z').who).toMatch(/^A primeira resposta está atrasada/)
})

test('what came on Sunday is answered on Monday, said in the words of the day on which it is read', () => {
	const reachableSince = new Date('2026-11-08T19:20:00Z')
	expect(told({ reachableSince }, '2026-11-08T19:30:00Z')).toEqual({
		who: 'A equipe da Farol do Sul responde segunda, a partir das 8h',
		when: 'Hoje é domingo e estamos fechados.',
	})
	expect(told({ reachableSince }, '2026-11-09T10:00:00Z').who).toMatch(/responde hoje, a partir das 8h$/)
	expect(told({ reachableSince }, '2026-11-09T13:00:00Z').who).toMatch(/responde no horário de atendimento$/)
	expect(told({ reachableSince }, '2026-11-12T13:00:00Z').who).toMatch(/atrasada/)
})

test('who left no contact is told so, and who opened the chat is promised like anybody', () => {
	const nobody = { phone: null, email: null }
	expect(told({ ...nobody, reachableSince: null }, '2026-11-16T12:10:00Z').who).toBe('Ninguém consegue responder ainda')
	expect(told(nobody, '2026-11-16T12:10:00Z').who).toMatch(/responde até 09:17$/)
})

test('once somebody has taken it up, their name stands there and no hour', () => {
	expect(told({ status: 'contacted' }, '2026-11-16T12:10:00Z', 'Bruna Lopes').who).toBe(
		'Bruna Lopes está com o seu pedido',
	)
	expect(told({ status: 'quoted' }, '2026-11-16T12:10:00Z').who).toBe('A equipe da Farol do Sul já cotou o seu pedido')
})
