import { expect, test } from 'vitest'
import { imageGenerations } from '#db/schema/images.ts'
import { systemConfig } from '#db/schema/settings.ts'
import { testDb } from '#tests/db.ts'
import { monthSpend } from './month-spend.ts'

const db = testDb()
const now = new Date('2026-03-10T12:00:00Z')

function anImage(provider: string, costUsd: number, createdAt: string) {
	return { promptText: 'Farol', provider, costUsd, success: true, createdAt: new Date(createdAt) }
}

test('nothing made means nothing spent, against the limits that are set', async () => {
	await db.update(systemConfig).set({ groqMonthlyLimit: 3 })
	expect(await monthSpend(db, { now })).toEqual([
		{ provider: 'groq', spentUsd: 0, limitUsd: 3 },
		{ provider: 'gemini', spentUsd: 0, limitUsd: 0.5 },
	])
})

test('only this month counts, provider by provider', async () => {
	await db.insert(imageGenerations).values([
		anImage('gemini', 0.002, '2026-03-01T00:00:00Z'),
		anImage('gemini', 0.002, '2026-03-09T12:00:00Z'),
		anImage('gemini', 0.4, '2026-02-28T23:59:59Z'),
		// By a clock that was ahead: a later month is charged for it, and no other.
		anImage('gemini', 0.4, '2026-04-01T00:00:00Z'),
		anImage('unsplash', 0, '2026-03-09T12:00:00Z'),
	])
	const [groq, gemini] = await monthSpend(db, { now })
	expect(groq!.spentUsd).toBe(0)
	expect(gemini!.spentUsd).toBeCloseTo(0.004, 6)
})
