import { expect, test } from 'vitest'
import { aiUsage } from '#db/schema/ai.ts'
import { imageGenerations } from '#db/schema/images.ts'
import { pipelineRuns, type RunState, runStates } from '#db/schema/pipeline.ts'
import { testDb } from '#tests/db.ts'
import { monthSpend } from './month-spend.ts'
import { settleAbandoned } from './settle-abandoned.ts'

const db = testDb()
const now = new Date('2026-03-10T12:00:00Z')

function minutesAgo(minutes: number) {
	return new Date(now.getTime() - minutes * 60_000)
}

test('what nobody is making any more is settled with its cost kept; what may still come is left alone', async () => {
	const image = { promptText: 'Farol', provider: 'gemini', costUsd: 0.067, success: false }
	await db.insert(imageGenerations).values([
		{ ...image, state: 'pending', createdAt: minutesAgo(11) },
		{ ...image, state: 'pending', createdAt: minutesAgo(9) },
		{ ...image, state: 'done', success: true, createdAt: minutesAgo(60) },
	])
	await db.insert(aiUsage).values({
		provider: 'gemini',
		model: 'um',
		purpose: 'write',
		costUsd: 0.01,
		state: 'pending',
		createdAt: minutesAgo(11),
	})

	expect(await settleAbandoned(db, { now })).toEqual({ settled: 2 })
	expect(await settleAbandoned(db, { now })).toEqual({ settled: 0 })

	const images = await db.select().from(imageGenerations).orderBy(imageGenerations.createdAt)
	expect(images.map(({ state, errorCode }) => [state, errorCode])).toEqual([
		['done', null],
		['done', 'abandoned'],
		['pending', null],
	])
	expect(await db.select().from(aiUsage)).toMatchObject([{ state: 'failed', errorCode: 'abandoned', costUsd: 0.01 }])
	expect((await monthSpend(db, { now }))[1]).toMatchObject({ spentUsd: 0.211 })
})

test('what is set aside for a run stays until the run has ended', async () => {
	const budget = {
		provider: 'gemini',
		model: 'um',
		purpose: 'budget',
		costUsd: 1,
		state: 'pending',
		createdAt: minutesAgo(60),
	} as const
	const stateOf = new Map<string, RunState>()
	for (const state of runStates) {
		const [run] = await db.insert(pipelineRuns).values({ prompt: 'tema', settings: {}, state }).returning()
		stateOf.set(run!.id, state)
		await db.insert(aiUsage).values({ ...budget, runId: run!.id })
	}
	await db.insert(aiUsage).values([budget, { ...budget, runId: crypto.randomUUID() }])

	expect(await settleAbandoned(db, { now })).toEqual({ settled: 0 })
	const left = await db.select().from(aiUsage)
	expect(left.map(({ runId, state }) => `${stateOf.get(runId!)} ${state}`).toSorted()).toEqual([
		'queued pending',
		'running pending',
	])
})

test('what a clock far ahead booked is settled too, once it was set right', async () => {
	const created = [minutesAgo(-9), minutesAgo(-11)]
	const image = { promptText: 'Farol', provider: 'gemini', costUsd: 0.067, success: false, state: 'pending' } as const
	const text = { provider: 'gemini', model: 'um', purpose: 'write', costUsd: 0.01, state: 'pending' } as const
	await db.insert(imageGenerations).values(created.map((createdAt) => ({ ...image, createdAt })))
	await db.insert(aiUsage).values(created.map((createdAt) => ({ ...text, createdAt })))
	await db.insert(aiUsage).values(created.map((createdAt) => ({ ...text, purpose: 'budget' as const, createdAt })))
	expect(await settleAbandoned(db, { now })).toEqual({ settled: 2 })
	const left = await db.select().from(aiUsage).orderBy(aiUsage.createdAt, aiUsage.purpose)
	expect(left.map(({ purpose, state }) => [purpose, state])).toEqual([
		['budget', 'pending'],
		['write', 'pending'],
		['write', 'failed'],
	])
})
