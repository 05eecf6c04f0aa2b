import { randomUUID } from 'node:crypto'
import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { type Services, services } from '#app/services.ts'
import { testDb } from '#tests/db.ts'
import { signedInAdmin } from '../signed-in-admin.ts'
import { moveLeads } from './move-leads.server.ts'

const db = testDb()

test.for([
	[1, '1 pedido mudou antes ou não existe mais: confira.'],
	[3, '3 pedidos mudaram antes ou não existem mais: confira.'],
] as const)('of %i that cannot be moved it is said in the right number', async ([count, text]) => {
	const context = new RouterContextProvider()
	context.set(services, { db, now: () => new Date('2026-03-10T12:00:00Z') } as unknown as Services)
	context.set(signedInAdmin, { id: 'ana', name: 'Ana', email: 'ana@exemplo.com.br', role: 'admin' } as never)
	const body = new URLSearchParams(Array.from({ length: count }, () => ['move', `${randomUUID()} new contacted`]))
	const request = new Request('http://x/admin/leads', { method: 'POST', body })
	expect(await moveLeads({ request, context })).toMatchObject({ ok: false, title: 'Nada foi alterado', text })
})
