import { expect, test } from 'vitest'
import { openBudget } from '#core/generation/costs/budget.ts'
import { aiUsage } from '#db/schema/ai.ts'
import { testDb } from '#tests/db.ts'
import { testServices } from '../runs/testing/services.ts'
import { callModel } from './call-model.ts'
import type { TextAnswer, TextFailure, TextModel } from './text-model.ts'

const db = testDb()

const model: TextModel = {
	provider: 'groq',
	model: 'openai/gpt-oss-120b',
	write: () => Promise.reject(new Error('not asked')),
}

/** One call that is answered so, and what is booked of it during and after. */
async function call(answer: TextAnswer<{ value: string }>, usd = 0.01) {
	const { services } = testServices(db)
	const { provider } = model
	const opened = await openBudget(db, { provider, model: model.model, runId: undefined, usd, now: new Date() })
	if (!opened.ok) throw new Error(opened.reason)
	let heldUsd = 0
	const result = await callModel(services, {
		model,
		budget: opened.value,
		task: 'research',
		sent: 'x'.repeat(300),
		signal: new AbortController().signal,
		async ask() {
			heldUsd = (await rowOf('research'))!.costUsd
			return answer
		},
	})
	return { result, heldUsd, row: (await rowOf('research'))!, left: (await rowOf('budget'))!.costUsd }
}

async function rowOf(purpose: 'research' | 'budget') {
	return (await db.select().from(aiUsage)).find((row) => row.purpose === purpose)
}

test('while a call is under way its worst is held, and then what it was takes its place', async () => {
	const { result, heldUsd, row, left } = await call({
		ok: true,
		value: 'notas',
		usage: { inputTokens: 9_000, outputTokens: 1_000 },
	})
	expect(heldUsd).toBeCloseTo(0.008565, 6)
	expect(row).toMatchObject({ state: 'done', inputTokens: 9_000, outputTokens: 1_000, costUsd: 0.00195 })
	expect(result.costUsd).toBeCloseTo(0.00195, 6)
	expect(left).toBeCloseTo(0.01 - 0.00195, 6)
})

test('what was not set aside is not spent: the call is not made', async () => {
	const usage = { inputTokens: 1, outputTokens: 1 }
	const opened = { provider: 'groq', model: 'm', runId: undefined, usd: 0.001, now: new Date() } as const
	const budget = await openBudget(db, opened)
	const { services } = testServices(db)
	let calls = 0
	const result = await callModel(services, {
		model,
		budget: (budget as Extract<typeof budget, { ok: true }>).value,
		task: 'research',
		sent: '',
		signal: new AbortController().signal,
		async ask() {
			calls += 1
			return { ok: true, value: 'notas', usage }
		},
	})
	expect(result).toMatchObject({ ok: false, reason: 'budget-spent', costUsd: 0 })
	expect(calls).toBe(0)
})

test.for(['timeout', 'cancelled', 'malformed'] as const)(
	'%s without a word of its cost keeps what was held',
	async (reason) => {
		const { result, heldUsd, row } = await call({ ok: false, reason, detail: '' })
		expect(row).toMatchObject({ state: 'failed', errorCode: reason, costUsd: heldUsd })
		expect(result.costUsd).toBeCloseTo(heldUsd, 6)
	},
)

test('an answer that does not say what it took keeps what was held', async () => {
	const { heldUsd, row } = await call({ ok: true, value: 'notas', usage: undefined })
	expect(row).toMatchObject({ state: 'done', costUsd: heldUsd })
})

test('a useless answer costs what the provider says', async () => {
	const usage = { inputTokens: 2_000, outputTokens: 3_000 }
	const { row } = await call({ ok: false, reason: 'malformed', detail: '', usage })
	expect(row).toMatchObject({ state: 'failed', ...usage, costUsd: 0.0021 })
})

test.for([
	{ reason: 'rate-limited' },
	{ reason: 'rejected' },
	{ reason: 'server-error' },
	{ reason: 'unreachable', unsent: true },
] satisfies Pick<TextFailure, 'reason' | 'unsent'>[])('$reason costs nothing', async (failure) => {
	const { result, row } = await call({ ok: false, ...failure, detail: '' })
	expect(row).toMatchObject({ state: 'failed', costUsd: 0 })
	expect(result.costUsd).toBe(0)
})

test('a connection that broke before the answer keeps what was held: the provider may have done its work', async () => {
	const { heldUsd, row } = await call({ ok: false, reason: 'unreachable', detail: 'socket hang up' })
	expect(row).toMatchObject({ state: 'failed', costUsd: heldUsd })
})
