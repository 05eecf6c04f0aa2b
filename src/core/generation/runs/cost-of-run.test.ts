import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { aiUsage } from '#db/schema/ai.ts'
import { groq } from '#integrations/providers/groq.ts'
import { testDb } from '#tests/db.ts'
import { startGroq } from '#tests/stand-ins/groq.ts'
import { priceOf } from '../costs/prices.ts'
import { costOfRun } from './cost-of-run.ts'
import { runSettings } from './run-settings.ts'
import { testRuns } from './testing/runs.ts'

const db = testDb()
vi.setConfig({ testTimeout: 60_000 })

let standIn: Awaited<ReturnType<typeof startGroq>>
beforeAll(async () => {
	standIn = await startGroq()
})
afterAll(() => standIn.stop())

function model() {
	return groq({ apiKey: standIn.apiKey, baseUrl: standIn.baseUrl, model: 'openai/gpt-oss-120b' })
}

const { run } = testRuns(db, model)

test('what a run is booked with is what its calls came to, by their tokens and the price', async () => {
	const settings = { fastMode: false, useWebResearch: true }
	const { id, run: view } = await run({ models: true, settings })
	const calls = (await db.select().from(aiUsage).where(eq(aiUsage.runId, id))).filter(
		({ purpose }) => purpose !== 'budget',
	)
	expect(new Set(calls.map(({ purpose }) => purpose))).toEqual(
		new Set(['research', 'outline', 'write', 'metadata', 'claims', 'review']),
	)
	const price = await priceOf(db, model())
	const sum = calls.reduce(
		(usd, { inputTokens, outputTokens }) =>
			usd + (inputTokens * price.inputPerMillionUsd + outputTokens * price.outputPerMillionUsd) / 1_000_000,
		0,
	)
	const { spentUsd, limitUsd } = await costOfRun(
		{ db, models: [model()] },
		{ id, settings: runSettings.parse(settings) },
	)
	expect(sum).toBeGreaterThan(0)
	expect(spentUsd).toBeCloseTo(sum, 6)
	expect(view.usage).toMatchObject({ calls: calls.length, costUsd: spentUsd })
	expect(spentUsd).toBeLessThanOrEqual(limitUsd)
})
