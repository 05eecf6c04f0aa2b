import type { leads } from '#db/schema/leads.ts'

/** A lead with everything a test does not care about filled in. */
export function aLead(overrides: Partial<typeof leads.$inferInsert> = {}): typeof leads.$inferInsert {
	return {
		kind: 'quote',
		product: 'Seguro Auto',
		name: 'Ana Nunes',
		email: null,
		phone: '(51) 99999-0000',
		answers: { Marca: 'Volkswagen', Modelo: 'Nivus', Ano: '2025', CEP: '95560-000' },
		page: '/seguros/auto',
		referrer: null,
		utm: {},
		consentVersion: '2026-11',
		addressHash: 'hash',
		fingerprint: 'print',
		reachableSince: new Date('2026-01-02T12:00:00Z'),
		...overrides,
	}
}
