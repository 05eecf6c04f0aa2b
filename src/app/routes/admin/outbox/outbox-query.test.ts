import { expect, test } from 'vitest'
import { outboxList } from './outbox-query.ts'

test.for([
	['', {}],
	['estado=falhou', { state: 'failed' }],
	['estado=na-fila&pagina=3', { state: 'queued', page: 3 }],
	['estado=qualquer&pagina=-1', {}],
	['pagina=1.5', {}],
] as const)('the address "%s" asks for %o', ([search, query]) => {
	expect(outboxList.parse(new URLSearchParams(search))).toEqual({ state: undefined, page: 1, ...query })
})

test('what an address asks for leads back to that address', () => {
	const first = { state: undefined, page: 1 }
	expect(outboxList.href(first, { state: 'failed', page: 2 })).toBe('/admin/outbox?estado=falhou&pagina=2')
	expect(outboxList.href(first)).toBe('/admin/outbox')
})
