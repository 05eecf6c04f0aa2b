import { expect, test } from 'vitest'
import { describeState, outboxHref, parseOutboxQuery } from './outbox-words.ts'

test.for([
	['', {}],
	['estado=falhou', { state: 'failed' }],
	['estado=na-fila&pagina=3', { state: 'queued', page: 3 }],
	['estado=qualquer&pagina=-1', {}],
	['pagina=1.5', {}],
] as const)('the address "%s" asks for %o', ([search, query]) => {
	expect(parseOutboxQuery(new URLSearchParams(search))).toEqual({ state: undefined, page: 1, ...query })
})

test('what an address asks for leads back to that address', () => {
	expect(outboxHref({ state: 'failed', page: 2 })).toBe('/admin/outbox?estado=falhou&pagina=2')
	expect(outboxHref({ page: 1 })).toBe('/admin/outbox')
})

test('without a mail server a mail waits for one, and is not on its way', () => {
	expect(describeState('queued', true).words).toBe('na fila')
	expect(describeState('queued', false).words).toBe('aguardando configuração')
	expect(describeState('sent', false).words).toBe('enviado')
})
