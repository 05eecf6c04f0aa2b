import { expect, test } from 'vitest'
import { auditLog } from '#db/schema/audit.ts'
import { leads } from '#db/schema/leads.ts'
import { testDb } from '#tests/db.ts'
import { exportLeads } from './export-leads.ts'
import type { LeadFilter } from './lead-filter.ts'
import { aLead } from './testing/a-lead.ts'
import { allOf } from './testing/all-of.ts'
import { anAdmin } from './testing/an-admin.ts'

const db = testDb()
const now = new Date('2026-03-10T12:00:00Z')

async function download(filter: LeadFilter = {}, batch?: number) {
	const { count, file } = await exportLeads(db, { filter, actor: anAdmin, now, ...(batch && { batch }) })
	const chunks = await allOf(file)
	return { count, chunks, lines: chunks.join('').split('\r\n').filter(Boolean) }
}

test('a line per lead, in words and Brasília time, marked as UTF-8', async () => {
	await db.insert(leads).values(aLead({ createdAt: new Date('2026-03-10T02:30:00Z'), utm: { utm_source: 'google' } }))
	const { lines } = await download()
	expect(lines[0]).toMatch(/^\uFEFF"Número";"Recebido em";"Tipo";"Produto";"Situação";"Nome";/)
	expect(lines[1]).toMatch(
		/^"#1001";"09\/03\/2026 23:30";"Pedido de cotação";"Seguro Auto";"novo";"Ana Nunes";"";"\(51\) 99999-0000";/,
	)
	expect(lines[1]).toContain('"Ano: 2025 | CEP: 95560-000 | Marca: Volkswagen | Modelo: Nivus"')
	expect(lines[1]).toContain('"utm_source: google"')
})

test('what a visitor typed cannot become a formula', async () => {
	await db.insert(leads).values(aLead({ name: '=HYPERLINK("https://mal.example")', phone: '+55 51 99999-0000' }))
	const { lines } = await download()
	expect(lines[1]).toContain(`"'=HYPERLINK(""https://mal.example"")";"";"'+55 51 99999-0000"`)
})

test('many leads come in batches, each once, newest first, also where moments are equal', async () => {
	const sameMoment = new Date('2026-03-10T12:00:00Z')
	await db.insert(leads).values(Array.from({ length: 7 }, () => aLead({ createdAt: sameMoment })))
	const { count, chunks, lines } = await download({}, 3)
	expect(count).toBe(7)
	expect(chunks).toHaveLength(4)
	expect(lines.slice(1).map((line) => line.slice(1, 6))).toEqual(
		[1007, 1006, 1005, 1004, 1003, 1002, 1001].map((number) => `#${number}`),
	)
})

test('the log says who took how many by which filter, and not whom they looked for', async () => {
	await db.insert(leads).values([aLead({ email: 'ana@exemplo.com.br' }), aLead({ status: 'won' })])
	const { lines } = await download({ query: 'Ana@exemplo.com.br', status: 'new', product: 'Seguro Auto' })
	expect(lines).toHaveLength(2)
	expect(await db.select().from(auditLog)).toMatchObject([
		{
			action: 'leads.exported',
			actorId: 'admin-1',
			details: { count: 1, query: 'a***@exemplo.com.br', status: 'new', product: 'Seguro Auto' },
		},
	])
})
