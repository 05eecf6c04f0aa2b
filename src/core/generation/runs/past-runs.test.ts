import { expect, test } from 'vitest'
import { aiUsage } from '#db/schema/ai.ts'
import { pipelineRuns } from '#db/schema/pipeline.ts'
import { testDb } from '#tests/db.ts'
import { rangeOf } from './past-range.ts'
import { listPastRuns } from './past-runs.ts'

const db = testDb()
const start = new Date('2026-11-10T12:00:00Z')

async function insertRun(run: {
	seconds: number
	costUsd?: number
	settings?: object
	state?: 'completed' | 'failed'
}) {
	const { seconds, costUsd, settings = { fastMode: true }, state = 'completed' } = run
	const finishedAt = new Date(start.getTime() + seconds * 1000)
	const [row] = await db
		.insert(pipelineRuns)
		.values({ prompt: 'tema', settings: { ...settings }, state, startedAt: start, finishedAt })
		.returning()
	const call = { provider: 'groq', model: 'm', runId: row!.id }
	if (costUsd !== undefined)
		await db.insert(aiUsage).values([
			{ ...call, purpose: 'write', costUsd },
			{ ...call, purpose: 'budget', costUsd: 1, state: 'pending' },
		])
}

test('the range of the next run is that of the last ones like it, once there are enough', async () => {
	for (const n of [1, 2, 3, 4]) await insertRun({ seconds: n * 10, costUsd: n / 1000 })
	const plan = { research: false, fastMode: true }
	expect(rangeOf(await listPastRuns(db, { withModel: true }), plan, 'costUsd')).toBeUndefined()
	await insertRun({ seconds: 90, costUsd: 0.009 })
	await insertRun({ seconds: 900, costUsd: 0.5, state: 'failed' })
	await insertRun({ seconds: 700, costUsd: 0.7, settings: { fastMode: false } })
	await insertRun({ seconds: 1 })
	const past = await listPastRuns(db, { withModel: true })
	expect(rangeOf(past, plan, 'costUsd')).toEqual({ from: 0.001, to: 0.009, runs: 5 })
	expect(rangeOf(past, plan, 'seconds')).toEqual({ from: 10, to: 90, runs: 5 })
	expect(await listPastRuns(db, { withModel: false })).toEqual([{ ...plan, costUsd: 0, seconds: 1 }])
})
