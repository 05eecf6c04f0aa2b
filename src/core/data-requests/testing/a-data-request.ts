import type { dataRequests } from '#db/schema/data-requests.ts'

/** A request as the table takes it, with what a test cares about changed. */
export function aDataRequest(
	overrides: Partial<typeof dataRequests.$inferInsert> = {},
): typeof dataRequests.$inferInsert {
	return {
		right: 'access',
		name: 'Ana Nunes',
		email: 'ana@exemplo.com.br',
		message: '',
		dueOn: '2026-03-25',
		noticeVersion: '2026-11',
		addressHash: 'x',
		fingerprint: crypto.randomUUID(),
		createdAt: new Date('2026-03-10T12:00:00Z'),
		...overrides,
	}
}
