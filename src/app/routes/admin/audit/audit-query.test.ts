import { expect, test } from 'vitest'
import { auditList } from './audit-query.ts'

test('what an address says survives the way there and back', () => {
	const query = {
		group: 'usuarios',
		person: 'ana@exemplo.com.br',
		from: '2026-03-01',
		to: '2026-03-31',
		before: 7,
		after: undefined,
	} as const
	expect(auditList.parse(new URL(auditList.href(query, query), 'http://a').searchParams)).toEqual(query)
})

test('nonsense in an address means no filter', () => {
	const nonsense = { grupo: 'toString', pessoa: '\0', de: '2026-02-30', ate: '9999999-01-01', antes: '-1', depois: 'x' }
	const query = auditList.parse(new URLSearchParams(nonsense))
	expect(auditList.href(query, query)).toBe('/admin/audit')
})
