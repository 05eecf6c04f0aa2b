import { expect, test } from 'vitest'
import type { PaidProvider } from '#core/providers/registry.ts'
import { aiUsage } from '#db/schema/ai.ts'
import { imageGenerations } from '#db/schema/images.ts'
import { systemConfig } from '#db/schema/settings.ts'
import { testDb } from '#tests/db.ts'
import { claimSpend } from './claim-spend.ts'
import { monthSpend } from './month-spend.ts'

const db = testDb()
const now = new Date('2026-03-10T12:00:00Z')

function claimImage(costUsd: number, provider: PaidProvider = 'gemini', when = now) {
	return claimSpend(db, {
		provider,
		costUsd,
		now: when,
		book: async (tx) => {
			const [row] = await tx
				.insert(imageGenerations)
				.values({ promptText: 'Farol', provider, costUsd, success: false, state: 'pending', createdAt: when })
				.returning({ id: imageGenerations.id })
			return row!.id
		},
	})
}

function claimText(costUsd: number, provider: PaidProvider = 'gemini') {
	return claimSpend(db, {
		provider,
		costUsd,
		now,
		book: (tx) =>
			tx
				.insert(aiUsage)
				.values({ provider, model: 'um', purpose: 'write', costUsd, state: 'pending', createdAt: now })
				.returning(),
	})
}

test('fifty at once never spend more than the limit, and no less than it has room for', async () => {
	await db.update(systemConfig).set({ geminiMonthlyLimit: 0.5 })
	const claims = await Promise.all(
		Array.from({ length: 50 }, (_, i) => (i % 2 === 0 ? claimImage(0.067) : claimText(0.067))),
	)
	expect(claims.filter(({ ok }) => ok)).toHaveLength(7)
	const [, gemini] = await monthSpend(db, { now })
	expect(gemini).toEqual({ provider: 'gemini', spentUsd: 0.469, limitUsd: 0.5 })
})

test('the last cent can be spent, and not one more', async () => {
	await db.update(systemConfig).set({ geminiMonthlyLimit: 0.3 })
	expect(await claimImage(0.1)).toMatchObject({ ok: true })
	expect(await claimText(0.2)).toMatchObject({ ok: true })
	expect(await claimImage(0.000001)).toEqual({ ok: false, reason: 'monthly-limit', spentUsd: 0.3, limitUsd: 0.3 })
	expect(await claimImage(0)).toMatchObject({ ok: true })
})

test('a limit of nothing refuses whatever costs', async () => {
	await db.update(systemConfig).set({ geminiMonthlyLimit: 0 })
	expect(await claimImage(0.002)).toEqual({ ok: false, reason: 'monthly-limit', spentUsd: 0, limitUsd: 0 })
})

test('each provider has a limit of its own', async () => {
	await db.update(systemConfig).set({ geminiMonthlyLimit: 0, groqMonthlyLimit: 1 })
	expect(await claimText(1, 'groq')).toMatchObject({ ok: true })
	expect(await claimText(0.01, 'groq')).toMatchObject({ ok: false, spentUsd: 1 })
})

test('the first of the month, in UTC, begins anew', async () => {
	await db.update(systemConfig).set({ geminiMonthlyLimit: 0.1 })
	const lastMoment = new Date('2026-03-31T23:59:59.999Z')
	expect(await claimImage(0.1, 'gemini', lastMoment)).toMatchObject({ ok: true })
	expect(await claimImage(0.1, 'gemini', lastMoment)).toMatchObject({ ok: false })
	expect(await claimImage(0.1, 'gemini', new Date('2026-04-01T00:00:00Z'))).toMatchObject({ ok: true })
})

test('a booking that fails books nothing', async () => {
	const claim = claimSpend(db, { provider: 'gemini', costUsd: 0.1, now, book: () => Promise.reject(new Error('no')) })
	await expect(claim).rejects.toThrow('no')
	expect((await monthSpend(db, { now }))[1]).toMatchObject({ spentUsd: 0 })
})

test('what is switched off books nothing, whatever the limit has room for', async () => {
	await db.update(systemConfig).set({ geminiEnabled: false, geminiMonthlyLimit: 5, groqMonthlyLimit: 5 })
	const refused = { ok: false, reason: 'switched-off' }
	expect([await claimImage(0.067), await claimText(0.067)]).toEqual([refused, refused])
	expect((await claimText(0.067, 'groq')).ok).toBe(true)
})
