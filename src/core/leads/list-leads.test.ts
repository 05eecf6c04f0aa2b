import { expect, test } from 'vitest'
import { leads } from '#db/schema/leads.ts'
import { testDb } from '#tests/db.ts'
import type { LeadFilter } from './lead-filter.ts'
import { listLeadProducts } from './list-lead-products.ts'
import { listLeads } from './list-leads.ts'
import { aLead } from './testing/a-lead.ts'

const db = testDb()

async function numbers(filter: LeadFilter) {
	return (await listLeads(db, filter)).leads.map(({ number }) => number)
}

test('an empty inbox is one empty page', async () => {
	expect(await listLeads(db, {})).toEqual({
		leads: [],
		page: 1,
		pageCount: 1,
		total: 0,
		counts: { new: 0, contacted: 0, quoted: 0, won: 0, lost: 0 },
	})
})

test('the newest come first, 25 to a page, and a page past the end is the last', async () => {
	const start = new Date('2026-03-10T12:00:00Z').getTime()
	await db
		.insert(leads)
		.values(Array.from({ length: 27 }, (_, minute) => aLead({ createdAt: new Date(start + minute * 60_000) })))
	const first = await listLeads(db, {})
	expect(first.leads.map(({ number }) => number)).toEqual(Array.from({ length: 25 }, (_, index) => 1027 - index))
	expect(await listLeads(db, { page: 99 })).toMatchObject({ page: 2, pageCount: 2, total: 27 })
	expect((await listLeads(db, { page: 2 })).leads.map(({ number }) => number)).toEqual([1002, 1001])
})

test('the search finds name, e-mail, phone, number and product, without case, accents or the phone’s dress', async () => {
	await db
		.insert(leads)
		.values([
			aLead({ name: 'José da Conceição', email: 'jose_50%@exemplo.com.br', phone: '(51) 99999-1234' }),
			aLead({ name: 'Bia', email: null, phone: '+55 48 3333-0000', product: 'Seguro Viagem' }),
		])
	const found = async (queries: string[]) =>
		Object.fromEntries(await Promise.all(queries.map(async (query) => [query, await numbers({ query })] as const)))
	const all = (queries: string[], expected: number[]) => Object.fromEntries(queries.map((query) => [query, expected]))

	const jose = ['jose', 'CONCEICAO', 'conceição', 'jose_50%@', '51 99999 1234', '+55 (51) 99999-1234', '999991234']
	expect(await found(jose)).toEqual(all(jose, [1001]))
	const byNumber = ['#1001', 'fs-1001', '1001', '%', '_']
	expect(await found(byNumber)).toEqual(all(byNumber, [1001]))
	const bia = ['viagem', '4833330000', '48 3333', '#1002']
	expect(await found(bia)).toEqual(all(bia, [1002]))
	const nobody = ['\\', 'ninguém']
	expect(await found(nobody)).toEqual(all(nobody, []))
})

test('the search finds the car and the CEP as rows show them, and nobody by what they wrote to us', async () => {
	await db
		.insert(leads)
		.values([
			aLead({ answers: { Ano: '2022', Marca: 'Fiat', Modelo: 'Argo', CEP: '88960-000' } }),
			aLead({ kind: 'contact', answers: { Assunto: 'Sinistro', Mensagem: 'Bati o Argo na garagem' } }),
		])
	for (const query of ['fiat argo 2022', 'ARGO', '88960-000', '88960000', '88960'])
		expect({ query, found: await numbers({ query }) }).toEqual({ query, found: [1001] })
	expect(await numbers({ query: 'sinistro' })).toEqual([1002])
	expect(await numbers({ query: 'garagem' })).toEqual([])
})

test('states, products and days narrow it, and the counts of the states do not heed the chosen one', async () => {
	await db.insert(leads).values([
		// 23:59 of 9 March, 00:00 and 23:59 of 10 March in Brasília.
		aLead({ createdAt: new Date('2026-03-10T02:59:00Z') }),
		aLead({ createdAt: new Date('2026-03-10T03:00:00Z'), status: 'won' }),
		aLead({ createdAt: new Date('2026-03-11T02:59:00Z'), status: 'won', product: null, kind: 'contact' }),
	])
	expect(await numbers({ from: '2026-03-10', to: '2026-03-10' })).toEqual([1003, 1002])
	expect(await numbers({ to: '2026-03-09' })).toEqual([1001])
	expect(await numbers({ product: 'Seguro Auto' })).toEqual([1002, 1001])
	expect(await numbers({ product: null })).toEqual([1003])
	expect(await listLeads(db, { status: 'won', product: 'Seguro Auto' })).toMatchObject({
		total: 1,
		counts: { new: 1, contacted: 0, quoted: 0, won: 1, lost: 0 },
	})
})

test('products to filter by are those somebody asked about, once each', async () => {
	await db.insert(leads).values([aLead(), aLead({ product: 'Consórcio' }), aLead(), aLead({ product: null })])
	expect(await listLeadProducts(db)).toEqual(['Consórcio', 'Seguro Auto'])
})
