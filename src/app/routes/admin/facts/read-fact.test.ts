import { expect, test } from 'vitest'
import { facts } from '#db/schema/facts.ts'
import { testDb } from '#tests/db.ts'
import { readFact } from './read-fact.server.ts'

const db = testDb()

test('what holds today is shown, and what is to come is not called of the past', async () => {
	const old = { statement: 'São 30 dias.', value: '30', unit: 'dias', from: '2025-12-11', until: '2026-12-31' }
	const next = { statement: 'São 20 dias.', value: '20', unit: 'dias', from: '2027-01-01' }
	const text = { kind: 'deadline' as const, words: ['prazo'], topics: ['sinistros'], versions: [next, old] }
	await db.insert(facts).values({ id: 'resposta', writtenOn: '2026-03-14', text })
	const spans = async (today: string) => {
		const fact = await readFact(db, { id: 'resposta', today })
		return [fact?.value, ...(fact?.otherVersions ?? []).map(({ span }) => span)]
	}
	expect(await spans('2026-11-16')).toEqual(['30', 'desde 01/01/2027, sem fim'])
	expect(await spans('2027-01-01')).toEqual(['20', 'desde 11/12/2025, até 31/12/2026'])
	expect(await readFact(db, { id: 'nenhum', today: '2026-11-16' })).toBeUndefined()
})
